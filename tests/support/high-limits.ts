import { rateLimitTable } from '#platform/rate-limits/limits.ts'

/** Counted as ever, but high: the value of RATE_LIMITS for a shop with very few and very busy visitors. */
export const highLimits = Object.keys(rateLimitTable)
  .map((name) => `${name}=9000000/60`)
  .join(',')
