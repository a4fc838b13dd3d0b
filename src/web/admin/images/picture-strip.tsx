import { type DragEvent, useState } from 'react'
import { pictureEditor as copy } from '#copy/image-manager.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { Badge } from '#web/kit/badge.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { IconButton } from '#web/kit/icon-button.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { AddPictureTile } from './add-picture-tile.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { RemovePictureDialog } from './remove-picture-dialog.tsx'
import { usePictureOrder } from './use-picture-order.ts'
import type { usePictureUploads } from './use-picture-uploads.ts'

interface PictureStripProps {
  product: { id: string; name: string }
  pictures: readonly PictureInfo[]
  uploads: ReturnType<typeof usePictureUploads>
  onVersion?: (version: number) => void
  /** 'mrow__pics' in the image manager, 'pics' on the product form. */
  className: string
  sizes: string
}

/** A product's pictures: drag one to its new place, press it for its text and order, drop files on it to add them. */
export function PictureStrip({ product, pictures, uploads, onVersion, className, sizes }: PictureStripProps) {
  const { shown, dragged, move, dragProps } = usePictureOrder(product.id, pictures, onVersion)
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const place = shown.findIndex(({ url }) => url === opened)
  return (
    <div className={className} {...fileDropProps(uploads.send)}>
      {shown.map((picture, index) => (
        <figure
          key={picture.url}
          className={classNames('pic', dragged === picture.url && 'is-dragged')}
          {...dragProps(picture.url, index)}
        >
          <button
            type="button"
            className="pic__open"
            aria-label={copy.open(index + 1, product.name)}
            onClick={() => setOpened(picture.url)}
          >
            <Picture picture={picture} sizes={sizes} alt="" />
          </button>
          <IconButton
            className="pic__remove"
            label={copy.remove(index + 1, product.name)}
            icon="close"
            iconSize="s"
            onClick={() => setRemoved(picture.url)}
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
      <AddPictureTile name={product.name} percent={uploads.percent} onChoose={uploads.send} />
      <PictureDialog
        product={product}
        picture={shown[place] ?? null}
        place={place}
        count={shown.length}
        onMove={move}
        onVersion={onVersion}
        onRemove={() => setRemoved(opened)}
        onClose={() => setOpened(null)}
      />
      <RemovePictureDialog
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
