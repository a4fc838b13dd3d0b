import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { RateLimitName } from './limits.ts'

export type { RateLimitName } from './limits.ts'

export type RateVerdict = Ok<undefined> | Refusal<'too-many', { retryAfterSeconds: number }>

/**
 * Counts how often something happens, for all processes together. `key` says whose it is: a client's address, an
 * e-mail, a customer's id; it is kept as a hash only.
 */
export interface RateLimits {
  /** Counts one and says whether that was still within the limit. */
  consume(name: RateLimitName, key: string): Promise<RateVerdict>
  /**
   * Takes one back. Limits that count failures consume before the attempt, so that a hundred attempts at once cannot
   * slip through, and give back after a success.
   */
  refund(name: RateLimitName, key: string): Promise<void>
}
