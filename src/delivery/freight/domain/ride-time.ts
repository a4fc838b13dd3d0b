const RIDE_KM_PER_HOUR = 15

export function estimateRideSeconds(metres: number): number {
  return Math.round((metres / 1000 / RIDE_KM_PER_HOUR) * 3600)
}
