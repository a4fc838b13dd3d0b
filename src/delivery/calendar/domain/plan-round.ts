import { estimateRoadMetres, type GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { estimateRideSeconds } from '#delivery/freight/domain/ride-time.ts'

export interface Stop {
  readonly point: GeoPoint | null
}

const SECONDS_AT_A_DOOR = 4 * 60

/** Nearest-neighbour order: not optimal, but easy to follow. Stops without a location come last. */
export function planRound<Place extends Stop>(workshop: GeoPoint | null, stops: readonly Place[]): Place[] {
  const unknown = stops.filter(({ point }) => point === null)
  const remainingStops = stops.filter(({ point }) => point !== null)
  const round: Place[] = []
  let position = workshop
  while (remainingStops.length > 0) {
    const next = remainingStops.splice(position ? nearestTo(position, remainingStops) : 0, 1)[0] as Place
    round.push(next)
    position = next.point
  }
  return [...round, ...unknown]
}

function nearestTo(position: GeoPoint, stops: readonly Stop[]): number {
  const distances = stops.map(({ point }) =>
    point ? estimateRoadMetres(position, point) : Number.POSITIVE_INFINITY,
  )
  return distances.indexOf(Math.min(...distances))
}

export function roundMetres(workshop: GeoPoint | null, stops: readonly Stop[]): number {
  const ways = [workshop, ...stops.map(({ point }) => point), workshop].filter((point) => point !== null)
  return ways.slice(1).reduce((sum, point, index) => sum + estimateRoadMetres(ways[index] ?? point, point), 0)
}

export function roundSeconds(metres: number, stops: number): number {
  return estimateRideSeconds(metres) + stops * SECONDS_AT_A_DOOR
}
