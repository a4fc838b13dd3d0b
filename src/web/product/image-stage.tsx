import { type PointerEvent, useEffect, useRef } from 'react'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { useZoom } from './use-zoom.ts'

const SWIPE_PX = 40
/** Two taps faster than this are one: who taps twice wants it larger, not larger and small again. */
const DOUBLE_TAP_MS = 350

interface ImageStageProps {
  image: ImageInfo
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  onSwipe: (step: 1 | -1) => void
}

/** Close up the image is larger than the page showed it, and scrolls; two fingers bring it closer still. */
export function ImageStage({ image, isWhole, onWhole, onSwipe }: ImageStageProps) {
  const box = useRef<HTMLElement>(null)
  const startX = useRef(0)
  const way = useRef(0)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const { isPinched, reset } = useZoom(box, { isWhole, onWhole })

  // Not a layout effect: those run before the dialog around it is shown.
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
    // Close up, the same gesture moves the image.
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
      // Up and down scroll it from the keyboard.
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
