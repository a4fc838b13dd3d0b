import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { imageEditor as copy } from '#catalogue/images/admin-copy.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { ImageAnswer } from '#ui/admin/use-version-answer.ts'
import { useVersionAnswer } from '#ui/admin/use-version-answer.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { imageManager } from '#ui/copy/images.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { useImageOrder } from './use-image-order.ts'
import type { useImageUploads } from './use-image-uploads.ts'

interface AddImageTileProps {
  name: string
  percent: number | null
  onChoose: (files: File[]) => void
}

interface RemoveImageDialogProps {
  product: { id: string; name: string }
  url: string | null
  onVersion?: (version: number) => void
  onClose: () => void
}

interface ImageStripProps {
  product: { id: string; name: string }
  images: readonly ImageInfo[]
  uploads: ReturnType<typeof useImageUploads>
  onVersion?: (version: number) => void
  className: string
  sizes: string
}

export function ImageStrip({ product, images, uploads, onVersion, className, sizes }: ImageStripProps) {
  const { shown, dragged, move, dragProps } = useImageOrder(product.id, images, onVersion)
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const place = shown.findIndex(({ url }) => url === opened)
  return (
    <div className={className} {...fileDropProps(uploads.send)}>
      {shown.map((image, index) => (
        <figure
          key={image.url}
          className={classNames('pic', dragged === image.url && 'is-dragged')}
          {...dragProps(image.url, index)}
        >
          <button
            type="button"
            className="pic__open"
            aria-label={copy.open(index + 1, product.name)}
            onClick={() => setOpened(image.url)}
          >
            <Image image={image} sizes={sizes} alt="" />
          </button>
          <IconButton
            className="pic__remove"
            label={copy.remove(index + 1, product.name)}
            icon="close"
            iconSize="s"
            onClick={() => setRemoved(image.url)}
          />
          {index === 0 && (
            <figcaption>
              <Badge tone="cocoa" plain>
                {copy.cover}
              </Badge>
            </figcaption>
          )}
        </figure>
      ))}
      <AddImageTile name={product.name} percent={uploads.percent} onChoose={uploads.send} />
      <ImageDialog
        product={product}
        image={shown[place] ?? null}
        place={place}
        count={shown.length}
        onMove={move}
        onVersion={onVersion}
        onRemove={() => setRemoved(opened)}
        onClose={() => setOpened(null)}
      />
      <RemoveImageDialog
        product={product}
        url={removed}
        onVersion={onVersion}
        onClose={() => {
          setRemoved(null)
          setOpened(null)
        }}
      />
    </div>
  )
}

export function fileDropProps(onFiles: (files: FileList) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles(event.dataTransfer.files)
    },
  }
}

function RemoveImageDialog({ product, url, onVersion, onClose }: RemoveImageDialogProps) {
  const removal = useFetcher<ImageAnswer>()
  useToastAnswer(removal.data, undefined, imageManager.removeImageFailed)
  useVersionAnswer(removal.data, onVersion)
  const { state, data } = removal
  const isOver = state === 'idle' && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once for each answer
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, data])

  function remove() {
    const fields = { intent: 'remove', productId: product.id, url: url ?? '' }
    const action = pathTo('adminImages')
    removal.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  return (
    <ConfirmDialog
      open={url !== null}
      onClose={onClose}
      title={copy.removeTitle}
      question={copy.removeQuestion(product.name)}
      confirmLabel={copy.removeConfirm}
      busy={state !== 'idle'}
      busyLabel={copy.removing}
      onConfirm={remove}
    />
  )
}

function AddImageTile({ name, percent, onChoose }: AddImageTileProps) {
  if (percent !== null) {
    return (
      <div
        className="drop drop--busy"
        role="progressbar"
        aria-label={copy.sendingLabel(name)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <b className="num">{copy.sending(percent)}</b>
      </div>
    )
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    // Allows choosing the same files again after a failure.
    event.currentTarget.value = ''
    // The event must not reach the surrounding product form.
    event.stopPropagation()
    onChoose(files)
  }

  return (
    <label className="drop">
      <Icon name="plus" />
      <span>{copy.add}</span>
      <input
        className="sr"
        type="file"
        accept={ACCEPTED_PHOTOS}
        multiple
        aria-label={copy.addTo(name)}
        onChange={choose}
      />
    </label>
  )
}
