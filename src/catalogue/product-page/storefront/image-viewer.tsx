import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { productCopy } from '#catalogue/product-page/copy/product.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { imageViewerCopy } from '#ui/copy/image-viewer.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { wrapIndex } from '#ui/elements/use-slides.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { useZoom } from './use-zoom.ts'

const SWIPE_PX = 40

/** Two taps within this time count as one, so that a double tap does not zoom in and out again. */
const DOUBLE_TAP_MS = 350

interface ImageStageProps {
  image: ImageInfo
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  onSwipe: (step: 1 | -1) => void
}

type Words = Pick<typeof productCopy, 'previous' | 'next' | 'showImage'>

interface ImageViewerProps {
  words: Words
  name: string
  images: readonly ImageInfo[]
  initial: number
  onShow: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export default function ImageViewer({ words, name, images, initial, onShow, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(initial)
  const [isWhole, setWhole] = useState(true)
  const image = images[index]

  function show(place: number) {
    const next = wrapIndex(place, images.length)
    setIndex(next)
    onShow(next)
  }

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    // The key would also scroll the stage.
    event.preventDefault()
    show(index + step)
  }

  return (
    <Modal
      open
      className="viewer on-dark"
      aria-label={imageViewerCopy.imagesOf(name)}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <header className="viewer__head">
        <p>
          <b>{name}</b>
          <span className="num" aria-live="polite">
            {imageViewerCopy.imageOf(index + 1, images.length)}
          </span>
        </p>
        <IconButton
          icon="expand"
          label={isWhole ? imageViewerCopy.showLarge : imageViewerCopy.showWhole}
          onClick={() => setWhole(!isWhole)}
        />
        <IconButton icon="close" label={imageViewerCopy.close} data-autofocus onClick={onClose} />
      </header>
      <div className="viewer__stage">
        {image && (
          <ImageStage
            key={image.url}
            image={image}
            isWhole={isWhole}
            onWhole={setWhole}
            onSwipe={(step) => show(index + step)}
          />
        )}
        {images.length > 1 && (
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
      <Strip words={words} images={images} index={index} onChoose={show} />
    </Modal>
  )
}

interface StripProps {
  words: Words
  images: readonly ImageInfo[]
  index: number
  onChoose: (index: number) => void
}

function Strip({ words, images, index, onChoose }: StripProps) {
  if (images.length < 2) return null
  return (
    <div className="viewer__thumbs">
      {images.map((image, position) => (
        <button
          key={image.url}
          type="button"
          aria-label={words.showImage(position + 1, images.length)}
          aria-current={position === index || undefined}
          onClick={() => onChoose(position)}
        >
          <Image image={image} alt="" sizes="3.5rem" />
        </button>
      ))}
    </div>
  )
}

function ImageStage({ image, isWhole, onWhole, onSwipe }: ImageStageProps) {
  const box = useRef<HTMLElement>(null)
  const startX = useRef(0)
  const way = useRef(0)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const { isPinched, reset } = useZoom(box, { isWhole, onWhole })

  // Not a layout effect, because those run before the dialog is visible.
  useEffect(() => {
    const { current } = box
    if (!current) return
    current.style.removeProperty('--zoom')
    if (isWhole) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isWhole])

  function endSwipe(event: PointerEvent) {
    way.current = event.clientX - startX.current
    // When zoomed in, the gesture pans the image.
    if (isWhole && !isPinched.current && Math.abs(way.current) >= SWIPE_PX) onSwipe(way.current < 0 ? 1 : -1)
  }

  function press({ timeStamp }: { timeStamp: number }) {
    const isSecond = timeStamp - pressedAt.current < DOUBLE_TAP_MS
    pressedAt.current = timeStamp
    if (isSecond || isPinched.current || Math.abs(way.current) >= SWIPE_PX) return
    reset()
    onWhole(!isWhole)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's ways are the button in the head, + and −
    <figure
      ref={box}
      // Focusable when zoomed in, so that the arrow keys can scroll.
      tabIndex={isWhole ? undefined : 0}
      className={classNames('viewer__image', isWhole && 'is-whole')}
      onClick={press}
      onPointerDown={(event) => {
        startX.current = event.clientX
        if (event.isPrimary) isPinched.current = false
      }}
      onPointerUp={endSwipe}
    >
      <Image image={image} sizes="(min-width: 62rem) 75rem, 200vw" priority />
    </figure>
  )
}
