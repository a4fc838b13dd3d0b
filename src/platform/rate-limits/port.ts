import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { RateLimitName } from './limits.ts'

export type { RateLimitName } from './limits.ts'

export type RateVerdict = Ok<undefined> | Refusal<'too-many', { retryAfterSeconds: number }>

/**
 * Counts across all processes. `key` identifies the client, email or customer and is stored only as a
 * hash.
 */
export interface RateLimits {
  consume(name: RateLimitName, key: string): Promise<RateVerdict>
  /**
   * Limits on failures consume before the attempt, so that concurrent attempts cannot bypass them, and
   * refund on success.
   */
  refund(name: RateLimitName, key: string): Promise<void>
}
