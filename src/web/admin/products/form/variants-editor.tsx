import { productForm } from '#copy/admin/products/product-form.ts'
import type { ProductInput, VariantInput } from '#domain/catalogue/editing/product-input.ts'
import { byShelfField, type ShelfField } from '#domain/catalogue/editing/shelf-fields.ts'
import type { SizeField } from '#domain/catalogue/editing/size-facts.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { rowFields } from '#web/admin/products/list/row-fields.ts'
import { RowPanel } from '#web/admin/row-panel.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { TextField, type TextFieldProps } from '#web/kit/form/text-field.tsx'
import type { EditorProps } from './editor-props.ts'
import { SizePriceFields } from './size-price-fields.tsx'
import { StockFields } from './stock-fields.tsx'
import { PRODUCT_FORM_ID } from './use-product-form.ts'

const copy = productForm.variants
const blank: VariantInput = {
  id: '',
  name: '',
  priceAdjustment: '0,00',
  price: '',
  seenPrice: '',
  attributes: '',
  image: '',
  salePrice: '',
  burningHours: '',
  weight: '',
  dimensions: '',
  seenStock: '',
  addedStock: '',
  stockQuantity: '0',
  minStockLevel: '2',
  cost: '',
  sku: '',
  barcode: '',
}

type FieldName = ShelfField | SizeField

const lookOf: Partial<Record<FieldName, Partial<TextFieldProps>>> = {
  minStockLevel: { numeric: true, inputMode: 'numeric' },
  cost: { numeric: true, inputMode: 'decimal', affix: 'R$' },
  barcode: { inputMode: 'numeric' },
  burningHours: { numeric: true, inputMode: 'decimal' },
  weight: { numeric: true, inputMode: 'decimal' },
  dimensions: { numeric: true },
}

/** What the owner comes for is in view; the rest is behind 'mais', which is open where something in it is wrong. */
const inView = ['cost', 'weight'] as const
const behind = ['minStockLevel', 'sku', 'barcode', 'burningHours', 'dimensions'] as const

/** As it is typed at this moment. */
function ownShelf() {
  const typed = new FormData(document.getElementById(PRODUCT_FORM_ID) as HTMLFormElement)
  return byShelfField((name) => String(typed.get(name)))
}

interface VariantsEditorProps extends EditorProps {
  price: string
  /** Stocks that sales moved while the owner edited, and that she was told of, by the sizes' ids. */
  seenSizes: Readonly<Record<string, number>> | undefined
  /** Those that the product has already; a new one gets them afterwards. */
  images: readonly ImageInfo[]
}

/** Sizes. What each of them will cost is said while the adjustment is typed. */
export function VariantsEditor({ input, price, images, seenSizes, ...rest }: VariantsEditorProps) {
  return (
    <RowPanel<ProductInput['variants'][number]>
      {...rest}
      copy={copy}
      name="variants"
      initial={input.variants}
      blank={blank}
      // What the candle had goes to its first size, and is there to be shared out.
      first={() => ({ ...blank, ...ownShelf() })}
      fields={(row, _number, fault) => (
        <>
          <input type="hidden" name={rowFields.variantId} defaultValue={row.id} />
          <TextField
            span={2}
            label={copy.name}
            name={rowFields.variantName}
            defaultValue={row.name}
            error={fault('name')}
          />
          <SizePriceFields
            row={row}
            productPrice={price}
            errors={{ price: fault('price'), adjustment: fault('priceAdjustment') }}
          />
          <input type="hidden" name={rowFields.seenStock} value={seenSizes?.[row.id] ?? row.seenStock} />
          <StockFields
            names={{ stock: rowFields.stockQuantity, added: rowFields.addedStock }}
            stock={row.stockQuantity}
            added={row.addedStock}
            errors={{ stock: fault('stockQuantity'), added: fault('addedStock') }}
            isNew={row.id === ''}
          />
          {plainFields(inView, row, fault)}
          <details
            className="size-more"
            open={[...behind, 'salePrice', 'attributes'].some((name) => fault(name) !== undefined)}
          >
            <summary>{copy.more}</summary>
            <div className="edit-row__fields">
              {plainFields(behind, row, fault)}
              <TextField
                span={2}
                label={copy.salePrice}
                hint={copy.salePriceHint}
                name={rowFields.salePrice}
                affix="R$"
                numeric
                inputMode="decimal"
                defaultValue={row.salePrice}
                error={fault('salePrice')}
              />
              <SelectField
                label={copy.image}
                hint={copy.imageHint}
                name={rowFields.variantImage}
                defaultValue={row.image}
                options={[
                  { value: '', label: copy.noImage },
                  ...images.map(({ url, alt }, place) => ({
                    value: url,
                    label: copy.imageOf(place + 1, alt),
                  })),
                ]}
              />
              <TextAreaField
                label={copy.attributes}
                hint={copy.attributesHint}
                name={rowFields.variantAttributes}
                rows={3}
                defaultValue={row.attributes}
                error={fault('attributes')}
              />
            </div>
          </details>
        </>
      )}
    />
  )
}

function plainFields(
  names: readonly (typeof inView | typeof behind)[number][],
  row: VariantInput,
  fault: (field: string) => string | undefined,
) {
  return names.map((name) => (
    <TextField
      key={name}
      span={2}
      {...lookOf[name]}
      label={copy[name]}
      name={rowFields[name]}
      autoComplete="off"
      placeholder={name in copy.examples ? copy.examples[name as keyof typeof copy.examples] : undefined}
      defaultValue={row[name]}
      error={fault(name)}
    />
  ))
}
