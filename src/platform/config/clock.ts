/** Time is handed in, so that a test can say when it is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
