export interface Rating {
  count: number
  sum: number
}

/** One decimal, rounded half up. Null without reviews. */
export function calculateAverage({ count, sum }: Rating): number | null {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : null
}

export type Distribution = readonly [number, number, number, number, number]

export function sumRatings(distribution: Distribution): Rating {
  return distribution.reduce(
    ({ count, sum }, ratings, place) => ({ count: count + ratings, sum: sum + ratings * (5 - place) }),
    { count: 0, sum: 0 },
  )
}

export function calculateShare(ratings: number, count: number): number {
  return count > 0 ? Math.round((ratings * 100) / count) : 0
}
