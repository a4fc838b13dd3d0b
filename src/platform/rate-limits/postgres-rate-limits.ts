import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ok, refuse } from '#platform/domain/result.ts'
import { BatchedCounts } from './batched-counts.ts'
import type { RateLimit, RateLimitName, RateLimitSettings } from './limits.ts'
import type { RateLimits, RateVerdict } from './port.ts'

export interface PostgresRateLimitsOptions {
  pool: pg.Pool
  settings: RateLimitSettings
  /** HMAC key, so that stored hashes cannot be matched against guessed addresses. */
  secret: string
  log: { warn(details: object, message: string): void }
}

export interface PostgresRateLimits extends RateLimits {
  flush(): Promise<void>
}

export function createPostgresRateLimits(options: PostgresRateLimitsOptions): PostgresRateLimits {
  const names = Object.keys(options.settings) as RateLimitName[]
  const limiters = new Map(
    names.map((name, index) => [
      name,
      createLimiter(options.pool, name, options.settings[name], index === 0),
    ]),
  )
  const limiterFor = (name: RateLimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new RangeError(`there is no rate limit named ${name}`)
    return limiter
  }
  const hashed = (name: RateLimitName, key: string) =>
    createHmac('sha256', options.secret).update(`${name}\0${key}`).digest('base64url')
  const aloneFor = countingAlone(options.settings)
  const uncounted = (name: RateLimitName, key: string, error: unknown): Promise<RateVerdict> => {
    options.log.warn({ err: error, limit: name }, 'a rate limit could not be counted')
    return awaitVerdict(aloneFor(name).consume(key))
  }
  const batched = new BatchedCounts(options.pool, (error) =>
    options.log.warn({ err: error }, 'a rate limit could not be counted'),
  )

  return {
    async consume(name, key) {
      const owner = hashed(name, key)
      const limit = options.settings[name]
      if (limit.counting === 'batched') return batched.consume(`${name}:${owner}`, limit)
      const limiter = limiterFor(name)
      return awaitVerdict(consumeNow(limiter, owner)).catch((error) => uncounted(name, owner, error))
    },
    async refund(name, key) {
      const owner = hashed(name, key)
      const limit = options.settings[name]
      if (limit.counting === 'batched') return batched.refund(`${name}:${owner}`, limit)
      try {
        await limiterFor(name).reward(owner)
      } catch (error) {
        options.log.warn({ err: error, limit: name }, 'a rate limit could not be given back')
        await aloneFor(name).reward(owner)
      }
    },
    flush: () => batched.send(),
  }
}

/**
 * A row that lasts beyond its period comes from a clock that was set back. Keeping it would lock people
 * out.
 */
async function consumeNow(limiter: RateLimiterPostgres, owner: string): Promise<unknown> {
  try {
    return await limiter.consume(owner)
  } catch (reason) {
    const isFromFuture = reason instanceof RateLimiterRes && reason.msBeforeNext > limiter.msDuration
    if (!isFromFuture) throw reason
    await limiter.delete(owner)
    return limiter.consume(owner)
  }
}

async function awaitVerdict(consumed: Promise<unknown>): Promise<RateVerdict> {
  try {
    await consumed
    return ok()
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    return refuse('too-many', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)) })
  }
}

function countingAlone(settings: RateLimitSettings): (name: RateLimitName) => RateLimiterMemory {
  const limiters = new Map<RateLimitName, RateLimiterMemory>()
  return (name) => {
    const existingLimiter = limiters.get(name)
    if (existingLimiter) return existingLimiter
    const { points, seconds } = settings[name]
    const limiter = new RateLimiterMemory({ points, duration: seconds, keyPrefix: name })
    limiters.set(name, limiter)
    return limiter
  }
}

function createLimiter(
  pool: pg.Pool,
  name: RateLimitName,
  limit: RateLimit,
  clearsExpired: boolean,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    // The library detects a pool by its class name, which bundling changes.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // All limits share one table, so one of them cleans up.
    clearExpiredByTimeout: clearsExpired,
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
    inMemoryBlockOnConsumed: limit.points + 1,
  })
}
