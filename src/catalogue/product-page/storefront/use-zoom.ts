import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

export interface Point {
  x: number
  y: number
}

/** Against the close view, which fills the stage. */
export const NEAREST = 3

interface Finger {
  clientX: number
  clientY: number
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const WHEEL_STEP = 0.01
const KEY_STEPS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 }

interface ZoomOptions {
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/**
 * Two fingers, a trackpad's pinch, and the keys + and − make the image of the stage larger and smaller around the
 * point they mean; one finger scrolls it as the browser does.
 */
export function useZoom(box: RefObject<HTMLElement | null>, { isWhole, onWhole }: ZoomOptions) {
  const isPinched = useRef(false)

  const zoomBy = useEffectEvent((factor: number, point?: Point) => {
    const stage = box.current
    const image = stage?.querySelector('img')
    if (!stage || !image) return
    const before = image.getBoundingClientRect()
    if (isWhole && factor <= 1) return
    if (isWhole) flushSync(() => onWhole(false))
    // What the close view measures by itself is 1.
    stage.style.removeProperty('--zoom')
    const close = image.getBoundingClientRect().width
    const whole = Math.min(
      1,
      stage.clientWidth / close,
      stage.clientHeight / (before.height / before.width) / close,
    )
    const zoom = zoomWithin((before.width / close) * factor, whole)
    if (zoom <= whole && factor < 1) return onWhole(true)
    stage.style.setProperty('--zoom', String(zoom))
    const { left, top, width, height } = stage.getBoundingClientRect()
    const meant = point ?? { x: left + width / 2, y: top + height / 2 }
    const { x, y } = followPoint(meant, before, image.getBoundingClientRect())
    stage.scrollBy({ left: x, top: y, behavior: 'instant' })
  })

  useEffect(() => {
    const stage = box.current
    if (!stage) return
    let apart = 0
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const fingers = fingersOf([one, other])
      if (event.type === 'touchmove' && apart > 0) zoomBy(fingers.apart / apart, fingers.between)
      apart = fingers.apart
      isPinched.current = true
    }
    const onWheel = (event: WheelEvent) => {
      // A trackpad's pinch arrives as a wheel with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY })
    }
    stage.addEventListener('touchstart', onTouch, { passive: false })
    stage.addEventListener('touchmove', onTouch, { passive: false })
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      stage.removeEventListener('touchstart', onTouch)
      stage.removeEventListener('touchmove', onTouch)
      stage.removeEventListener('wheel', onWheel)
    }
  }, [box])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const step = KEY_STEPS[key]
      if (step) zoomBy(step)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return {
    /** Fingers that pinched are lifted one after the other: that is no press and no swipe. */
    isPinched,
    /** Another size by button or press begins anew. */
    reset: () => box.current?.style.removeProperty('--zoom'),
  }
}

/** How far two fingers are apart, and the point between them. */
export function fingersOf([one, other]: readonly [Finger, Finger]): { apart: number; between: Point } {
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    between: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}

/** Never smaller than the whole image, never larger than can be looked at. */
export function zoomWithin(wanted: number, whole: number): number {
  return Math.min(NEAREST, Math.max(whole, wanted))
}

/** How far to scroll so that what lay under the fingers lies there still, now that the image is another size. */
export function followPoint(point: Point, before: Box, after: Box): Point {
  const partX = (point.x - before.left) / before.width
  const partY = (point.y - before.top) / before.height
  return {
    x: after.left + partX * after.width - point.x,
    y: after.top + partY * after.height - point.y,
  }
}
