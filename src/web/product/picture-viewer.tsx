import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { productCopy } from '#copy/product.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { classNames } from '#web/kit/class-names.ts'
import { IconButton } from '#web/kit/icon-button.tsx'
import { Modal } from '#web/kit/modal.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { wrapIndex } from '#web/kit/use-slides.ts'

interface PictureViewerProps {
  name: string
  pictures: readonly PictureInfo[]
  initial: number
  /** Another picture is seen: the gallery behind follows. */
  onShow: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const SWIPE_PX = 40

/** The pictures over the whole screen: arrow keys, swipe, Escape; after the last comes the first. */
export default function PictureViewer({ name, pictures, initial, onShow, onClose }: PictureViewerProps) {
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
      aria-label={productCopy.picturesOf(name)}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <header className="viewer__head">
        <p>
          <b>{name}</b>
          <span className="num" aria-live="polite">
            {productCopy.pictureOf(index + 1, pictures.length)}
          </span>
        </p>
        <IconButton
          icon="expand"
          label={isWhole ? productCopy.showLarge : productCopy.showWhole}
          onClick={toggle}
        />
        <IconButton icon="close" label={productCopy.close} data-autofocus onClick={onClose} />
      </header>
      <div className="viewer__stage">
        {picture && (
          <Stage
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
              label={productCopy.previous}
              onClick={() => show(index - 1)}
            />
            <IconButton
              className="next"
              icon="chevron-right"
              label={productCopy.next}
              onClick={() => show(index + 1)}
            />
          </>
        )}
      </div>
      <Strip pictures={pictures} index={index} onChoose={show} />
    </Modal>
  )
}

interface StageProps {
  picture: PictureInfo
  isWhole: boolean
  onPress: () => void
  onSwipe: (step: 1 | -1) => void
}

/** Close up the picture is larger than the page showed it, and scrolls. Two fingers zoom as everywhere. */
function Stage({ picture, isWhole, onPress, onSwipe }: StageProps) {
  const box = useRef<HTMLElement>(null)
  const startX = useRef(0)
  const way = useRef(0)

  // Not a layout effect: those run before the dialog around it is shown.
  useEffect(() => {
    const { current } = box
    if (!current || isWhole) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isWhole])

  function endSwipe(event: PointerEvent) {
    way.current = event.clientX - startX.current
    // Close up, the same gesture moves the picture.
    if (isWhole && Math.abs(way.current) >= SWIPE_PX) onSwipe(way.current < 0 ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the button in the head
    <figure
      ref={box}
      // Up and down scroll it from the keyboard.
      tabIndex={isWhole ? undefined : 0}
      className={classNames('viewer__picture', isWhole && 'is-whole')}
      onClick={() => Math.abs(way.current) < SWIPE_PX && onPress()}
      onPointerDown={(event) => {
        startX.current = event.clientX
      }}
      onPointerUp={endSwipe}
    >
      <Picture picture={picture} sizes="(min-width: 62rem) 75rem, 200vw" priority />
    </figure>
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
