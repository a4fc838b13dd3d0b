import type { GeoPoint } from '#domain/address/geo-point.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  /** Kept free on every side. */
  readonly margin: number
}

/** About two kilometres: a round in one street is not blown up to the whole drawing. */
const SMALLEST_SPAN_DEGREES = 0.02

/** How points are drawn so that all of these lie inside the frame: north up, the same scale both ways. */
export function fitPoints(points: readonly GeoPoint[], { width, height, margin }: Frame) {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  }
  // A degree of longitude is shorter than one of latitude, away from the equator.
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const perDegree = Math.min(
    (width - 2 * margin) / Math.max(span(lngs) * shrink, SMALLEST_SPAN_DEGREES),
    (height - 2 * margin) / Math.max(span(lats), SMALLEST_SPAN_DEGREES),
  )
  const tenth = (value: number) => Math.round(value * 10) / 10
  const draw = ({ lat, lng }: GeoPoint): Spot => ({
    x: tenth(width / 2 + (lng - middle.lng) * shrink * perDegree),
    y: tenth(height / 2 - (lat - middle.lat) * perDegree),
  })
  return { draw, perDegree }
}
