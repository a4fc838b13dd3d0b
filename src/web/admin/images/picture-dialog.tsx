import { useId } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pictureEditor as copy } from '#copy/image-manager.ts'
import { MAX_ALT_LENGTH } from '#domain/images/picture-limits.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import type { PictureAnswer } from '#web/admin/picture-answers.ts'
import { useVersionAnswer } from '#web/admin/use-version-answer.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/dialog.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Picture } from '#web/kit/picture.tsx'
import { TextAreaField } from '#web/kit/text-area-field.tsx'

interface PictureDialogProps {
  product: { id: string; name: string }
  /** Null: closed. */
  picture: PictureInfo | null
  place: number
  count: number
  onMove: (url: string, to: number) => void
  onRemove: () => void
  onVersion?: (version: number) => void
  onClose: () => void
}

/** One picture, larger: its alternative text, and its order for whoever does not drag. */
export function PictureDialog({ product, picture, place, count, ...rest }: PictureDialogProps) {
  return (
    <Dialog open={picture !== null} onClose={rest.onClose} title={copy.dialogTitle(place + 1, product.name)}>
      {picture && <PictureForm {...rest} product={product} picture={picture} place={place} count={count} />}
    </Dialog>
  )
}

function PictureForm(props: PictureDialogProps & { picture: PictureInfo }) {
  const { product, picture, place, count, onMove, onRemove, onVersion, onClose } = props
  const description = useFetcher<PictureAnswer>()
  useToastAnswer(description.data, undefined, copy.describeFailed)
  useVersionAnswer(description.data, onVersion)
  const orderId = useId()
  return (
    <description.Form method="post" action={pathTo('adminPictures')}>
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="url" value={picture.url} />
      <DialogBody className="picture-dialog">
        <Picture picture={picture} sizes="10rem" alt="" />
        <div className="stack">
          <TextAreaField
            label={copy.alt}
            hint={copy.altHint}
            name="alt"
            rows={3}
            maxLength={MAX_ALT_LENGTH}
            defaultValue={picture.alt}
          />
          <fieldset className="row" aria-labelledby={orderId}>
            <span className="sr" id={orderId}>
              {copy.order}
            </span>
            <Button
              variant="ghost"
              small
              disabled={place === 0}
              onClick={() => onMove(picture.url, place - 1)}
            >
              {copy.moveEarlier}
            </Button>
            <Button
              variant="ghost"
              small
              disabled={place === count - 1}
              onClick={() => onMove(picture.url, place + 1)}
            >
              {copy.moveLater}
            </Button>
            <Button variant="ghost" small disabled={place === 0} onClick={() => onMove(picture.url, 0)}>
              {copy.makeCover}
            </Button>
          </fieldset>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" className="bulk__del" onClick={onRemove}>
          {copy.removeConfirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.close}
        </Button>
        <Button type="submit" busy={description.state !== 'idle'} busyLabel={copy.saving}>
          {copy.saveAlt}
        </Button>
      </DialogFoot>
    </description.Form>
  )
}
