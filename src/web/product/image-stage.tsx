import { type PointerEvent, useEffect, useRef } from 'react'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Image } from '#web/kit/image.tsx'

const SWIPE_PX = 40

interface ImageStageProps {
  image: ImageInfo
  isWhole: boolean
  onPress: () => void
  onSwipe: (step: 1 | -1) => void
}

/** Close up the image is larger than the page showed it, and scrolls. Two fingers zoom as everywhere. */
export function ImageStage({ image, isWhole, onPress, onSwipe }: ImageStageProps) {
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
    // Close up, the same gesture moves the image.
    if (isWhole && Math.abs(way.current) >= SWIPE_PX) onSwipe(way.current < 0 ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the button in the head
    <figure
      ref={box}
      // Up and down scroll it from the keyboard.
      tabIndex={isWhole ? undefined : 0}
      className={classNames('viewer__image', isWhole && 'is-whole')}
      onClick={() => Math.abs(way.current) < SWIPE_PX && onPress()}
      onPointerDown={(event) => {
        startX.current = event.clientX
      }}
      onPointerUp={endSwipe}
    >
      <Image image={image} sizes="(min-width: 62rem) 75rem, 200vw" priority />
    </figure>
  )
}
