/** What all published reviews of a candle come to. */
export interface Rating {
  count: number
  sum: number
}

/** One decimal, half up: what stands beside the stars. Null while nobody has said anything. */
export function averageOf({ count, sum }: Rating): number | null {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : null
}

/** How many gave five stars, four, three, two, one. */
export type Distribution = readonly [number, number, number, number, number]

export function ratingOf(distribution: Distribution): Rating {
  return distribution.reduce(
    ({ count, sum }, given, place) => ({ count: count + given, sum: sum + given * (5 - place) }),
    { count: 0, sum: 0 },
  )
}

/** The part of a bar that is filled, in whole percent. */
export function shareOf(given: number, count: number): number {
  return count > 0 ? Math.round((given * 100) / count) : 0
}
