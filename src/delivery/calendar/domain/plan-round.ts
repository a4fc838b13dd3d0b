import { estimateRoadMetres, type GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { estimateRideSeconds } from '#delivery/freight/domain/ride-time.ts'

/** Somewhere to go; null where nobody knows where it lies. */
export interface Stop {
  readonly point: GeoPoint | null
}

/** What is spent at a door: bell, stairs, a word. */
const SECONDS_AT_A_DOOR = 4 * 60

/**
 * The nearest next, from the workshop on: not the shortest round there is, but one that nobody has to explain. What has no
 * point comes last, in the order given.
 */
export function planRound<Place extends Stop>(workshop: GeoPoint | null, stops: readonly Place[]): Place[] {
  const unknown = stops.filter(({ point }) => point === null)
  const left = stops.filter(({ point }) => point !== null)
  const round: Place[] = []
  let here = workshop
  while (left.length > 0) {
    const next = left.splice(here ? nearestTo(here, left) : 0, 1)[0] as Place
    round.push(next)
    here = next.point
  }
  return [...round, ...unknown]
}

function nearestTo(here: GeoPoint, stops: readonly Stop[]): number {
  const distances = stops.map(({ point }) =>
    point ? estimateRoadMetres(here, point) : Number.POSITIVE_INFINITY,
  )
  return distances.indexOf(Math.min(...distances))
}

/** From the workshop past every stop and back. */
export function roundMetres(workshop: GeoPoint | null, stops: readonly Stop[]): number {
  const ways = [workshop, ...stops.map(({ point }) => point), workshop].filter((point) => point !== null)
  return ways.slice(1).reduce((sum, point, index) => sum + estimateRoadMetres(ways[index] ?? point, point), 0)
}

export function roundSeconds(metres: number, stops: number): number {
  return estimateRideSeconds(metres) + stops * SECONDS_AT_A_DOOR
}
