import { type ChangeEvent, useState } from 'react'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { formatAmount } from '#catalogue/products/domain/field-kinds.ts'
import type { VariantInput } from '#catalogue/products/domain/product-input.ts'
import type { ShelfField } from '#catalogue/products/domain/shelf-fields.ts'
import type { SizeField } from '#catalogue/products/domain/size-facts.ts'
import { parseBrl } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { MoreFields } from './form-section.tsx'
import { sizeColumn } from './section-fields.ts'
import { StockFields } from './stock-fields.tsx'

const copy = productForm.variants

const lookOf: Partial<Record<ShelfField | SizeField, Partial<TextFieldProps>>> = {
  minStockLevel: { numeric: true, inputMode: 'numeric' },
  cost: { numeric: true, inputMode: 'decimal', affix: 'R$' },
  barcode: { inputMode: 'numeric' },
  burningHours: { numeric: true, inputMode: 'decimal' },
  weight: { numeric: true, inputMode: 'decimal' },
  dimensions: { numeric: true },
}

const inView = ['cost', 'weight'] as const
const behind = ['minStockLevel', 'sku', 'barcode', 'burningHours', 'dimensions'] as const

interface SizeFieldsProps {
  row: VariantInput
  productPrice: string
  /** The stock that the form last showed. */
  seenStock: string | number
  images: readonly ImageInfo[]
  fault: (field: string) => string | undefined
}

export function SizeFields({ row, productPrice, seenStock, images, fault }: SizeFieldsProps) {
  const { first, price, adjustment } = useSizePrice(row, productPrice)
  const money = { affix: 'R$', numeric: true, inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <div className="grid g3 shelf-fields">
      <input type="hidden" name={sizeColumn('id')} defaultValue={row.id} />
      <input type="hidden" name={sizeColumn('seenPrice')} value={first} />
      <input type="hidden" name={sizeColumn('seenStock')} value={seenStock} />
      <TextField
        className="shelf-fields__name"
        label={copy.name}
        name={sizeColumn('name')}
        defaultValue={row.name}
        error={fault('name')}
      />
      <TextField {...money} {...price} label={copy.price} name={sizeColumn('price')} error={fault('price')} />
      <StockFields
        names={{ stock: sizeColumn('stockQuantity'), added: sizeColumn('addedStock') }}
        stock={row.stockQuantity}
        added={row.addedStock}
        errors={{ stock: fault('stockQuantity'), added: fault('addedStock') }}
        isNew={row.id === ''}
      />
      {plainFields(inView, row, fault)}
      <MoreFields
        label={copy.more}
        open={[...behind, 'priceAdjustment', 'salePrice', 'attributes'].some(
          (name) => fault(name) !== undefined,
        )}
      >
        {plainFields(behind, row, fault)}
        <TextField
          {...money}
          {...adjustment}
          inputMode="text"
          label={copy.adjustment}
          hint={copy.adjustmentHint}
          name={sizeColumn('priceAdjustment')}
          error={fault('priceAdjustment')}
        />
        <TextField
          {...money}
          label={copy.salePrice}
          hint={copy.salePriceHint}
          name={sizeColumn('salePrice')}
          defaultValue={row.salePrice}
          error={fault('salePrice')}
        />
        <SelectField
          className="shelf-fields__wide"
          label={copy.image}
          hint={copy.imageHint}
          name={sizeColumn('image')}
          defaultValue={row.image}
          options={[
            { value: '', label: copy.noImage },
            ...images.map(({ url, alt }, place) => ({ value: url, label: copy.imageOf(place + 1, alt) })),
          ]}
        />
        <TextAreaField
          className="shelf-fields__wide"
          label={copy.attributes}
          hint={copy.attributesHint}
          name={sizeColumn('attributes')}
          rows={3}
          defaultValue={row.attributes}
          error={fault('attributes')}
        />
      </MoreFields>
    </div>
  )
}

function plainFields(
  names: readonly (typeof inView | typeof behind)[number][],
  row: VariantInput,
  fault: SizeFieldsProps['fault'],
) {
  return names.map((name) => (
    <TextField
      key={name}
      {...lookOf[name]}
      label={copy[name]}
      name={sizeColumn(name)}
      autoComplete="off"
      placeholder={name in copy.examples ? copy.examples[name as keyof typeof copy.examples] : undefined}
      defaultValue={row[name]}
      error={fault(name)}
    />
  ))
}

/** Price and adjustment follow each other; the one typed last wins. */
function useSizePrice(row: VariantInput, productPrice: string) {
  const base = parseBrl(productPrice)
  const priceOf = (adjustment: string) => {
    const difference = parseBrl(adjustment.trim().replace(/^[−–]/, '-').replace(/^\+/, '') || '0')
    return base && difference !== null ? formatAmount(base + difference) : ''
  }
  const [first] = useState(() => row.seenPrice || priceOf(row.priceAdjustment))
  const wasTyped = row.price !== '' && row.price !== first
  const [typed, setTyped] = useState<{ price?: string; adjustment?: string }>(
    wasTyped ? { price: row.price } : { adjustment: row.priceAdjustment },
  )
  return {
    first,
    price: {
      value: typed.price ?? priceOf(typed.adjustment ?? ''),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ price: currentTarget.value }),
    },
    adjustment: {
      value: typed.adjustment ?? differenceOf(typed.price ?? '', base),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ adjustment: currentTarget.value }),
    },
  }
}

function differenceOf(price: string, base: number | null): string {
  const sells = parseBrl(price)
  return base && sells !== null ? formatAmount(sells - base) : ''
}
