export interface Point {
  x: number
  y: number
}

/** Against the close view, which fills the stage. */
export const NEAREST = 3

/** How far two fingers are apart, and the point between them. */
export function fingersOf([one, other]: readonly [Finger, Finger]): { apart: number; between: Point } {
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    between: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}

interface Finger {
  clientX: number
  clientY: number
}

/** Never smaller than the whole image, never larger than can be looked at. */
export function zoomWithin(wanted: number, whole: number): number {
  return Math.min(NEAREST, Math.max(whole, wanted))
}

interface Box {
  left: number
  top: number
  width: number
  height: number
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
