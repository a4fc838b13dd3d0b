import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { searchPreviewCopy as copy, productFaults } from '#catalogue/products/copy/admin-product-form.ts'
import { productFields } from '#catalogue/products/domain/product-fields.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'

export function SearchPanel({ input, faults, isChanged, open }: CollapsibleProps) {
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
    <CollapsibleSection name="search" holds={sectionHolds.search(input)} isChanged={isChanged} open={open}>
      <div className="fields">
        <TextField {...field('seoTitle')} />
        <TextField {...field('seoDescription')} />
      </div>
    </CollapsibleSection>
  )
}
