import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import type { ProductInput, VariantInput } from '#catalogue/products/domain/product-input.ts'
import { byShelfField, shelfFields } from '#catalogue/products/domain/shelf-fields.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { EditRows } from './edit-rows.tsx'
import { type EditorProps, FormSection } from './form-section.tsx'
import { SizeFields } from './size-fields.tsx'
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
  minStockLevel: String(shelfFields.minStockLevel.initial),
  cost: '',
  sku: '',
  barcode: '',
}

/** As it is typed at this moment. */
function ownShelf() {
  const typed = new FormData(document.getElementById(PRODUCT_FORM_ID) as HTMLFormElement)
  return byShelfField((name) => String(typed.get(name)))
}

interface VariantsEditorProps extends EditorProps {
  price: string
  /** Stocks that sales moved while the owner edited, and that they were told of, by the sizes' ids. */
  seenSizes: Readonly<Record<string, number>> | undefined
  images: readonly ImageInfo[]
}

/** Sizes. What each of them will cost is said while the adjustment is typed. */
export function VariantsEditor({ input, price, images, seenSizes, ...rest }: VariantsEditorProps) {
  return (
    <FormSection name="variants" hint={<span className="small muted">{copy.hint}</span>}>
      <EditRows<ProductInput['variants'][number]>
        {...rest}
        copy={copy}
        name="variants"
        initial={input.variants}
        blank={blank}
        // What the candle had goes to its first size, and is there to be shared out.
        first={() => ({ ...blank, ...ownShelf() })}
        fields={(row, _number, fault) => (
          <SizeFields
            row={row}
            productPrice={price}
            seenStock={seenSizes?.[row.id] ?? row.seenStock}
            images={images}
            fault={fault}
          />
        )}
      />
    </FormSection>
  )
}
