import { searchPreviewCopy as copy, productFaults } from '#copy/admin/products/product-form.ts'
import { productFields } from '#domain/catalogue/editing/product-fields.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { EditorProps } from './editor-props.ts'

/** How search engines show the product, where its name and short description do not do. */
export function SearchPanel({ input, faults }: EditorProps) {
  const field = (name: 'seoTitle' | 'seoDescription') => ({
    name,
    label: copy[name],
    hint: copy[`${name}Hint`],
    maxLength: productFields[name].longest,
    defaultValue: input[name],
    autoComplete: 'off',
    error: faults[name] && productFaults[faults[name]],
  })
  return (
    <section className="panel" aria-labelledby="search-title">
      <div className="panel__head">
        <h2 id="search-title">{copy.title}</h2>
      </div>
      <div className="fields">
        <TextField {...field('seoTitle')} />
        <TextField {...field('seoDescription')} />
      </div>
    </section>
  )
}
