export type GeoPoint = { readonly lat: number; readonly lng: number }

const EARTH_RADIUS_METRES = 6_371_008.8

/** Measured in the city: roads are about a third longer than the straight line. */
const ROAD_FACTOR = 1.35

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function greatCircleMetres(from: GeoPoint, to: GeoPoint): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLng = radians(to.lng - from.lng) / 2
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function estimateRoadMetres(from: GeoPoint, to: GeoPoint): number {
  return Math.round(greatCircleMetres(from, to) * ROAD_FACTOR)
}

export function bearingDegrees(from: GeoPoint, to: GeoPoint): number {
  const deltaLng = radians(to.lng - from.lng)
  const east = Math.sin(deltaLng) * Math.cos(radians(to.lat))
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(deltaLng)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

export function isGeoPoint(lat: unknown, lng: unknown): boolean {
  return (
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
  )
}
