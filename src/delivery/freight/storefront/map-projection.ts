import { bearingDegrees, type GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

export type MapPosition = { readonly x: number; readonly y: number }

export const MAP_SIZE = 300
const CENTRE = MAP_SIZE / 2

/** Not to scale: inner rings get more space, because most deliveries are near. */
export const DISTANCE_RINGS = [
  { km: 3, radius: 26 },
  { km: 7, radius: 47 },
  { km: 15, radius: 76 },
  { km: 25, radius: 106 },
  { km: 40, radius: 138 },
] as const

export function ringRadius(metres: number): number {
  let inner = { km: 0, radius: 0 }
  for (const outer of DISTANCE_RINGS) {
    const km = metres / 1000
    if (km <= outer.km) {
      const share = (km - inner.km) / (outer.km - inner.km)
      return inner.radius + share * (outer.radius - inner.radius)
    }
    inner = outer
  }
  return inner.radius
}

export function ringIndex(metres: number): number {
  const matchingRing = DISTANCE_RINGS.findIndex((ring) => metres <= ring.km * 1000)
  return matchingRing < 0 ? DISTANCE_RINGS.length - 1 : matchingRing
}

export function mapPosition(shop: GeoPoint, place: GeoPoint, metres: number): MapPosition {
  const bearing = (bearingDegrees(shop, place) * Math.PI) / 180
  const radius = ringRadius(metres)
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    x: tenth(CENTRE + radius * Math.sin(bearing)),
    y: tenth(CENTRE - radius * Math.cos(bearing)),
  }
}

export function smoothPath(points: readonly MapPosition[]): string {
  const [first, ...rest] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1] as MapPosition
    const [x, y] = [(corner.x + next.x) / 2, (corner.y + next.y) / 2].map(
      (value) => Math.round(value * 10) / 10,
    )
    return `Q${corner.x} ${corner.y} ${x} ${y}`
  })
  return [`M${first.x} ${first.y}`, ...curves, `L${last.x} ${last.y}`].join('')
}
