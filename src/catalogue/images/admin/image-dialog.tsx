import { useId } from 'react'
import { pathTo } from '#addresses.ts'
import { imageEditor as copy } from '#catalogue/images/admin-copy.ts'
import { MAX_ALT_LENGTH } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { ImageAnswer } from './image-answer.ts'

interface ImageDialogProps {
  product: { id: string; name: string }
  image: ImageInfo | null
  place: number
  count: number
  onMove: (url: string, to: number) => void
  onRemove: () => void
  onVersion?: (version: number) => void
  onClose: () => void
}

/** Offers buttons for reordering, because dragging needs a pointer. */
export function ImageDialog({ product, image, place, count, ...rest }: ImageDialogProps) {
  return (
    <Dialog open={image !== null} onClose={rest.onClose} title={copy.dialogTitle(place + 1, product.name)}>
      {image && <ImageForm {...rest} product={product} image={image} place={place} count={count} />}
    </Dialog>
  )
}

function ImageForm(props: ImageDialogProps & { image: ImageInfo }) {
  const { product, image, place, count, onMove, onRemove, onVersion, onClose } = props
  const orderId = useId()
  return (
    <AdminForm<ImageAnswer>
      action={pathTo('adminImages')}
      intent="describe"
      hidden={{ productId: product.id, url: image.url }}
      failed={copy.describeFailed}
      onSaved={({ version }) => version !== undefined && onVersion?.(version)}
      press={copy.saveAlt}
      saving={copy.saving}
      foot={(submit) => (
        <DialogFoot>
          <Button variant="ghost" className="bulk__del" onClick={onRemove}>
            {copy.removeConfirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
          {submit}
        </DialogFoot>
      )}
    >
      <DialogBody className="grid g5 image-dialog">
        <Image image={image} sizes="10rem" alt="" />
        <div className="stack">
          <TextAreaField
            label={copy.alt}
            hint={copy.altHint}
            name="alt"
            rows={3}
            maxLength={MAX_ALT_LENGTH}
            defaultValue={image.alt}
          />
          <fieldset className="cluster" aria-labelledby={orderId}>
            <span className="sr" id={orderId}>
              {copy.order}
            </span>
            <Button variant="ghost" small disabled={place === 0} onClick={() => onMove(image.url, place - 1)}>
              {copy.moveEarlier}
            </Button>
            <Button
              variant="ghost"
              small
              disabled={place === count - 1}
              onClick={() => onMove(image.url, place + 1)}
            >
              {copy.moveLater}
            </Button>
            <Button variant="ghost" small disabled={place === 0} onClick={() => onMove(image.url, 0)}>
              {copy.makeCover}
            </Button>
          </fieldset>
        </div>
      </DialogBody>
    </AdminForm>
  )
}
