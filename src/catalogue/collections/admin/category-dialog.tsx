import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { categoryAdmin as copy } from '#catalogue/collections/admin-copy.ts'
import { categoryLimits } from '#catalogue/collections/domain.ts'
import type { AdminCategory } from '#catalogue/collections/use-cases/list-admin-categories.ts'
import { adminCatalogueFailures } from '#catalogue/products/copy/admin-catalogue.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { preparingPhoto } from '#ui/copy/images.ts'
import { Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSmallPhotos } from '#ui/form/use-small-photos.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { CategoryAnswer } from './category-action.server.ts'

interface CategoryDialogProps {
  open: boolean
  category: AdminCategory | null
  onClose: () => void
  children?: ReactNode
}

export function CategoryDialog({ open, category, onClose, children }: CategoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={category ? copy.edit : copy.new}>
      <CategoryForm key={category?.id ?? 'new'} category={category} onClose={onClose}>
        {children}
      </CategoryForm>
    </Dialog>
  )
}

function CategoryForm({ category, onClose, children }: Omit<CategoryDialogProps, 'open'>) {
  return (
    <AdminForm<CategoryAnswer>
      action={pathTo('adminCategories')}
      intent="save"
      hidden={{ id: category?.id ?? '' }}
      failed={adminCatalogueFailures.saveCategory}
      hasFiles
      onSaved={onClose}
      press={copy.save}
      saving={copy.saving}
      foot={(submit) => (
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          {submit}
        </DialogFoot>
      )}
    >
      {({ input, errorOf }) => (
        <DialogBody className="stack">
          <TextField
            label={copy.name}
            {...input('name')}
            required
            maxLength={categoryLimits.name}
            defaultValue={category?.name}
          />
          <TextAreaField
            label={copy.description}
            optional
            {...input('description')}
            maxLength={categoryLimits.description}
            defaultValue={category?.description ?? ''}
            hint={copy.descriptionHint}
          />
          <ImageField category={category} error={errorOf('image')} />
          <Checkbox label={copy.active} name="active" defaultChecked={category?.active ?? true} />
          {children}
        </DialogBody>
      )}
    </AdminForm>
  )
}

function ImageField({ category, error }: { category: AdminCategory | null; error?: string }) {
  const photos = useSmallPhotos()
  return (
    <div className="category-image strip g4">
      {category?.image && <Image image={category.image} sizes="5rem" alt="" />}
      <div>
        <Field
          label={copy.image}
          optional
          hint={<span role="status">{photos.isShrinking ? preparingPhoto : copy.imageHint}</span>}
          error={photos.fault ?? error}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              type="file"
              name="image"
              accept={ACCEPTED_PHOTOS}
              onChange={photos.choose}
            />
          )}
        </Field>
        {category?.image && <Checkbox label={copy.removeImage} name="removeImage" />}
      </div>
    </div>
  )
}
