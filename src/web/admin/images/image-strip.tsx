import { type DragEvent, useState } from 'react'
import { imageEditor as copy } from '#copy/admin/image-manager.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { AddImageTile } from './add-image-tile.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { RemoveImageDialog } from './remove-image-dialog.tsx'
import { useImageOrder } from './use-image-order.ts'
import type { useImageUploads } from './use-image-uploads.ts'

interface ImageStripProps {
  product: { id: string; name: string }
  images: readonly ImageInfo[]
  uploads: ReturnType<typeof useImageUploads>
  onVersion?: (version: number) => void
  /** 'mrow__pics' in the image manager, 'pics' on the product form. */
  className: string
  sizes: string
}

/** A product's images: drag one to its new place, press it for its text and order, drop files on it to add them. */
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

/** For an element that takes files which are dropped on it. */
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
