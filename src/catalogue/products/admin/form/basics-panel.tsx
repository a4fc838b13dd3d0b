import { useState } from 'react'
import { productForm as copy, productFaults } from '#catalogue/products/copy/admin-product-form.ts'
import { productFields } from '#catalogue/products/domain/product-fields.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type EditorProps, FormSection } from './form-section.tsx'

interface BasicsPanelProps extends EditorProps {
  categories: readonly { id: string; name: string }[]
  /** The slug of a new product follows its name until edited by hand. An existing product keeps its URL. */
  isNew: boolean
}

export function BasicsPanel({ input, faults, categories, isNew }: BasicsPanelProps) {
  const [slug, setSlug] = useState(input.slug)
  const [followsName, setFollowsName] = useState(isNew && input.slug === slugFrom(input.name))
  const error = (field: string) => faults[field] && productFaults[faults[field]]
  return (
    <FormSection name="basics">
      <div className="fields">
        <TextField
          span={4}
          className="fr"
          label={copy.name}
          name="name"
          required
          autoComplete="off"
          maxLength={productFields.name.longest}
          defaultValue={input.name}
          onChange={(event) => followsName && setSlug(slugFrom(event.currentTarget.value))}
          error={error('name')}
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
          error={error('categoryId')}
        />
        <TextField
          label={copy.shortDescription}
          name="shortDescription"
          maxLength={productFields.shortDescription.longest}
          defaultValue={input.shortDescription}
          hint={copy.shortDescriptionHint}
          error={error('shortDescription')}
        />
        <TextAreaField
          label={copy.description}
          name="description"
          rows={6}
          maxLength={productFields.description.longest}
          defaultValue={input.description}
          hint={copy.descriptionHint}
          error={error('description')}
        />
        <TextField
          label={copy.slug}
          name="slug"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          onChange={(event) => {
            setSlug(event.currentTarget.value)
            setFollowsName(false)
          }}
          hint={copy.slugHint(slugFrom(slug))}
          error={error('slug')}
        />
      </div>
    </FormSection>
  )
}
