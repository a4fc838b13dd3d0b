import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { byField } from '#catalogue/products/domain/field-kinds.ts'
import { blankSize, type VariantInput } from '#catalogue/products/domain/product-input.ts'
import { shelfFields } from '#catalogue/products/domain/shelf-fields.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { EditRows } from './edit-rows.tsx'
import { type EditorProps, FormSection } from './form-section.tsx'
import { SizeFields } from './size-fields.tsx'
import { PRODUCT_FORM_ID } from './use-product-form.ts'

const copy = productForm.variants

function ownShelf() {
  const typed = new FormData(document.getElementById(PRODUCT_FORM_ID) as HTMLFormElement)
  return byField(shelfFields, (name) => String(typed.get(name)))
}

interface VariantsEditorProps extends Omit<EditorProps, 'field'> {
  price: string
  /** Current stock by size id. Set after sales changed it while the form was open. */
  seenSizes: Readonly<Record<string, number>> | undefined
  images: readonly ImageInfo[]
}

export function VariantsEditor({ input, price, images, seenSizes, ...rest }: VariantsEditorProps) {
  return (
    <FormSection name="variants" hint={<span className="small muted">{copy.hint}</span>}>
      <EditRows<VariantInput>
        {...rest}
        copy={copy}
        name="variants"
        initial={input.variants}
        blank={blankSize}
        // The first size takes over the product's stock, cost and codes.
        first={() => ({ ...blankSize, ...ownShelf() })}
        fields={(field, row) => (
          <SizeFields
            field={field}
            row={row}
            productPrice={price}
            seenStock={seenSizes?.[row.id] ?? row.seenStock}
            images={images}
          />
        )}
      />
    </FormSection>
  )
}
