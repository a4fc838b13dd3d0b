import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { productCopy } from '#copy/product.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wrapIndex } from '../use-slides.ts'

interface PictureViewerProps {
  name: string
  pictures: readonly PictureInfo[]
  initial: number
  /** With the picture that was seen last. */
  onClose: (index: number) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const SWIPE_PX = 40

/** The pictures over the whole screen: arrow keys, swipe, Escape; after the last comes the first. */
export default function PictureViewer({ name, pictures, initial, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(initial)
  const startX = useRef<number | null>(null)
  const picture = pictures[index]
  const move = (step: number) => setIndex((shown) => wrapIndex(shown + step, pictures.length))

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step) move(step)
  }

  function endSwipe(event: PointerEvent) {
    const way = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1)
  }

  return (
    <Modal
      open
      className="viewer on-dark"
      aria-label={productCopy.picturesOf(name)}
      onClose={() => onClose(index)}
      onKeyDown={moveByKey}
    >
      <header className="viewer__head">
        <p>
          <b>{name}</b>
          <span className="num" aria-live="polite">
            {productCopy.pictureOf(index + 1, pictures.length)}
          </span>
        </p>
        <IconButton icon="close" label={productCopy.close} data-autofocus onClick={() => onClose(index)} />
      </header>
      <div
        className="viewer__stage"
        onPointerDown={(event) => {
          startX.current = event.clientX
        }}
        onPointerUp={endSwipe}
      >
        {pictures.length > 1 && (
          <IconButton
            className="prev"
            icon="chevron-left"
            label={productCopy.previous}
            onClick={() => move(-1)}
          />
        )}
        <figure>{picture && <Picture key={picture.url} picture={picture} sizes="100vw" priority />}</figure>
        {pictures.length > 1 && (
          <IconButton
            className="next"
            icon="chevron-right"
            label={productCopy.next}
            onClick={() => move(1)}
          />
        )}
      </div>
      <Strip pictures={pictures} index={index} onChoose={setIndex} />
    </Modal>
  )
}

interface StripProps {
  pictures: readonly PictureInfo[]
  index: number
  onChoose: (index: number) => void
}

function Strip({ pictures, index, onChoose }: StripProps) {
  if (pictures.length < 2) return null
  return (
    <div className="viewer__thumbs">
      {pictures.map((picture, position) => (
        <button
          key={picture.url}
          type="button"
          aria-label={productCopy.showPicture(position + 1, pictures.length)}
          aria-current={position === index || undefined}
          onClick={() => onChoose(position)}
        >
          <Picture picture={picture} alt="" sizes="3.5rem" />
        </button>
      ))}
    </div>
  )
}
