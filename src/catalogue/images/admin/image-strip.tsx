import { type ChangeEvent, type DragEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { imageEditor as copy } from '#catalogue/images/admin-copy.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { imageManager } from '#ui/copy/images.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Image } from '#ui/elements/image.tsx'
import type { ImageAnswer } from './image-answer.ts'
import { ImageDialog } from './image-dialog.tsx'
import { useImageOrder } from './use-image-order.ts'
import type { useImageUploads } from './use-image-uploads.ts'

interface AddImageTileProps {
  name: string
  percent: number | null
  onChoose: (files: File[]) => void
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
      <AdminConfirm<ImageAnswer>
        open={removed !== null}
        onClose={() => {
          setRemoved(null)
          setOpened(null)
        }}
        title={copy.removeTitle}
        question={copy.removeQuestion(product.name)}
        confirmLabel={copy.removeConfirm}
        busyLabel={copy.removing}
        action={pathTo('adminImages')}
        fields={{ intent: 'remove', productId: product.id, url: removed ?? '' }}
        failed={imageManager.removeImageFailed}
        onAnswer={({ version }) => version !== undefined && onVersion?.(version)}
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
