import { type KeyboardEvent, useState } from 'react'
import { pictureViewerCopy } from '#copy/picture-viewer.ts'
import type { productCopy } from '#copy/product.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { IconButton } from '#web/kit/icon-button.tsx'
import { Modal } from '#web/kit/modal.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { wrapIndex } from '#web/kit/use-slides.ts'
import { PictureStage } from './picture-stage.tsx'

type Words = Pick<typeof productCopy, 'previous' | 'next' | 'showPicture'>

interface PictureViewerProps {
  /** Those of the gallery, which has them already. */
  words: Words
  name: string
  pictures: readonly PictureInfo[]
  initial: number
  /** Another picture is seen: the gallery behind follows. */
  onShow: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures over the whole screen: arrow keys, swipe, Escape; after the last comes the first. */
export default function PictureViewer({
  words,
  name,
  pictures,
  initial,
  onShow,
  onClose,
}: PictureViewerProps) {
  const [index, setIndex] = useState(initial)
  const [isWhole, setWhole] = useState(false)
  const picture = pictures[index]
  const toggle = () => setWhole(!isWhole)

  function show(wanted: number) {
    const next = wrapIndex(wanted, pictures.length)
    setIndex(next)
    onShow(next)
  }

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    // Inside the stage the same key would also scroll.
    event.preventDefault()
    show(index + step)
  }

  return (
    <Modal
      open
      className="viewer on-dark"
      aria-label={pictureViewerCopy.picturesOf(name)}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <header className="viewer__head">
        <p>
          <b>{name}</b>
          <span className="num" aria-live="polite">
            {pictureViewerCopy.pictureOf(index + 1, pictures.length)}
          </span>
        </p>
        <IconButton
          icon="expand"
          label={isWhole ? pictureViewerCopy.showLarge : pictureViewerCopy.showWhole}
          onClick={toggle}
        />
        <IconButton icon="close" label={pictureViewerCopy.close} data-autofocus onClick={onClose} />
      </header>
      <div className="viewer__stage">
        {picture && (
          <PictureStage
            key={picture.url}
            picture={picture}
            isWhole={isWhole}
            onPress={toggle}
            onSwipe={(step) => show(index + step)}
          />
        )}
        {pictures.length > 1 && (
          <>
            <IconButton
              className="prev"
              icon="chevron-left"
              label={words.previous}
              onClick={() => show(index - 1)}
            />
            <IconButton
              className="next"
              icon="chevron-right"
              label={words.next}
              onClick={() => show(index + 1)}
            />
          </>
        )}
      </div>
      <Strip words={words} pictures={pictures} index={index} onChoose={show} />
    </Modal>
  )
}

interface StripProps {
  words: Words
  pictures: readonly PictureInfo[]
  index: number
  onChoose: (index: number) => void
}

function Strip({ words, pictures, index, onChoose }: StripProps) {
  if (pictures.length < 2) return null
  return (
    <div className="viewer__thumbs">
      {pictures.map((picture, position) => (
        <button
          key={picture.url}
          type="button"
          aria-label={words.showPicture(position + 1, pictures.length)}
          aria-current={position === index || undefined}
          onClick={() => onChoose(position)}
        >
          <Picture picture={picture} alt="" sizes="3.5rem" />
        </button>
      ))}
    </div>
  )
}
