import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { searchPreviewCopy as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'

export function SearchPanel({ input, field, isChanged, open }: CollapsibleProps) {
  return (
    <CollapsibleSection name="search" holds={sectionHolds.search(input)} isChanged={isChanged} open={open}>
      <div className="fields">
        {(['seoTitle', 'seoDescription'] as const).map((name) => (
          <TextField key={name} {...field(name)} label={copy[name]} hint={copy[`${name}Hint`]} />
        ))}
      </div>
    </CollapsibleSection>
  )
}
