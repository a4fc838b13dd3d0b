import { useSlug } from '#catalogue/products/admin/use-slug.ts'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type EditorProps, FormSection } from './form-section.tsx'
import { errorAt } from './product-field.tsx'

interface BasicsPanelProps extends EditorProps {
  categories: readonly { id: string; name: string }[]
  /** The slug of a new product follows its name until edited by hand. An existing product keeps its URL. */
  isNew: boolean
}

export function BasicsPanel({ input, faults, field, categories, isNew }: BasicsPanelProps) {
  const { slug, follow, field: slugField } = useSlug(input.slug, isNew && input.slug === slugFrom(input.name))
  return (
    <FormSection name="basics">
      <div className="fields">
        <TextField
          span={4}
          className="fr"
          label={copy.name}
          {...field('name')}
          required
          onChange={(event) => follow(event.currentTarget.value)}
        />
        <SelectField
          span={2}
          className="fr"
          label={copy.category}
          name="categoryId"
          defaultValue={input.categoryId}
          options={[
            { value: '', label: copy.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={errorAt(faults, 'categoryId')}
        />
        <TextField
          label={copy.shortDescription}
          {...field('shortDescription')}
          hint={copy.shortDescriptionHint}
        />
        <TextAreaField
          label={copy.description}
          {...field('description')}
          rows={6}
          hint={copy.descriptionHint}
        />
        <TextField
          label={copy.slug}
          {...slugField}
          hint={copy.slugHint(slugFrom(slug))}
          error={errorAt(faults, 'slug')}
        />
      </div>
    </FormSection>
  )
}
