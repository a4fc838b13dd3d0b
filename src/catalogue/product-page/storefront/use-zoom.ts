import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

export interface Point {
  x: number
  y: number
}

/** Maximum zoom, relative to the close-up that fills the stage. */
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
 * Zooms by two fingers, trackpad pinch, and the keys + and − around the point of the gesture. One finger
 * scrolls natively.
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
    // Removes the zoom first, because the close-up's own size is 1.
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
    const target = point ?? { x: left + width / 2, y: top + height / 2 }
    const { x, y } = followPoint(target, before, image.getBoundingClientRect())
    stage.scrollBy({ left: x, top: y, behavior: 'instant' })
  })

  useEffect(() => {
    const stage = box.current
    if (!stage) return
    let distance = 0
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const fingers = measureFingers([one, other])
      if (event.type === 'touchmove' && distance > 0) zoomBy(fingers.apart / distance, fingers.between)
      distance = fingers.apart
      isPinched.current = true
    }
    const onWheel = (event: WheelEvent) => {
      // Browsers send a trackpad pinch as a wheel event with Ctrl.
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
    /** Lifting the fingers after a pinch must not count as a click or swipe. */
    isPinched,
    reset: () => box.current?.style.removeProperty('--zoom'),
  }
}

export function measureFingers([one, other]: readonly [Finger, Finger]): { apart: number; between: Point } {
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    between: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}

export function zoomWithin(wantedScale: number, whole: number): number {
  return Math.min(NEAREST, Math.max(whole, wantedScale))
}

/** Scroll offset that keeps the same image point under the fingers after a resize. */
export function followPoint(point: Point, before: Box, after: Box): Point {
  const partX = (point.x - before.left) / before.width
  const partY = (point.y - before.top) / before.height
  return {
    x: after.left + partX * after.width - point.x,
    y: after.top + partY * after.height - point.y,
  }
}
