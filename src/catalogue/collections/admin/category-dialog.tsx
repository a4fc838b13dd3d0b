import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { categoryAdmin as copy } from '#catalogue/collections/admin-copy.ts'
import { categoryLimits } from '#catalogue/collections/domain.ts'
import type { AdminCategory } from '#catalogue/collections/use-cases/list-admin-categories.ts'
import { adminCatalogueFailures } from '#catalogue/products/copy/admin-catalogue.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import { preparingPhoto } from '#ui/copy/images.ts'
import { Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSmallPhotos } from '#ui/form/use-small-photos.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { CategoryAnswer } from './category-action.server.ts'

interface CategoryDialogProps {
  open: boolean
  /** Null for a new one. */
  category: AdminCategory | null
  onClose: () => void
  /** Its history, below the fields. */
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
  const saving = useFetcher<CategoryAnswer>()
  useToastAnswer(saving.data, undefined, adminCatalogueFailures.saveCategory)
  const { state, data } = saving
  const isSaved = state === 'idle' && data?.ok === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once for each success
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved])
  const error = (field: CategoryAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <saving.Form method="post" encType="multipart/form-data" noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={category?.id ?? ''} />
      <DialogBody className="stack">
        <TextField
          label={copy.name}
          name="name"
          required
          autoComplete="off"
          maxLength={categoryLimits.name}
          defaultValue={category?.name}
          error={error('name')}
        />
        <TextAreaField
          label={copy.description}
          optional
          name="description"
          maxLength={categoryLimits.description}
          defaultValue={category?.description ?? ''}
          hint={copy.descriptionHint}
          error={error('description')}
        />
        <ImageField category={category} error={error('image')} />
        <Checkbox label={copy.active} name="active" defaultChecked={category?.active ?? true} />
        {children}
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" busy={state !== 'idle'} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </DialogFoot>
    </saving.Form>
  )
}

function ImageField({ category, error }: { category: AdminCategory | null; error?: string }) {
  const photos = useSmallPhotos()
  return (
    <div className="category-image">
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
