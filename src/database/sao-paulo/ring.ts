import type { GeoPoint } from '#domain/address/geo-point.ts'

/** A closed line of [lng, lat] pairs without holes. */
export type Ring = readonly (readonly [number, number])[]

const METRES_PER_DEGREE = 111_195

/** Counts how often a ray to the east crosses the line. */
export function isInsideRing(ring: Ring, { lat, lng }: GeoPoint): boolean {
  let inside = false
  for (let next = 0, previous = ring.length - 1; next < ring.length; previous = next++) {
    const [lngA, latA] = ring[next] as readonly [number, number]
    const [lngB, latB] = ring[previous] as readonly [number, number]
    const crosses = latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA
    if (crosses) inside = !inside
  }
  return inside
}

/** Metres from the point to the line, on a flat map around the point: exact enough within a city. */
export function distanceToRing(ring: Ring, point: GeoPoint): number {
  const metresPerLng = METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  const flat = ([lng, lat]: readonly [number, number]) => ({
    x: (lng - point.lng) * metresPerLng,
    y: (lat - point.lat) * METRES_PER_DEGREE,
  })
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 1; index < ring.length; index++) {
    const a = flat(ring[index - 1] as readonly [number, number])
    const b = flat(ring[index] as readonly [number, number])
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / length))
    nearest = Math.min(nearest, Math.hypot(a.x + along * dx, a.y + along * dy))
  }
  return nearest
}
