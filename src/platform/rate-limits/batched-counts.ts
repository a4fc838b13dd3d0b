import type pg from 'pg'
import { ok, refuse } from '#platform/domain/result.ts'
import type { RateLimit } from './limits.ts'
import type { RateVerdict } from './port.ts'

interface Count {
  points: number
  expiresAt: number
}

interface Unsent {
  points: number
  readonly duration: number
}

const SENT_AFTER_MS = 1_000
const CLOCKS_DIFFER_MS = 60_000

/** Counts locally and syncs with the database once a second, in one statement for all keys. */
export class BatchedCounts {
  readonly #pool: pg.Pool
  readonly #onFailure: (error: unknown) => void
  readonly #known = new Map<string, Count>()
  #unsent = new Map<string, Unsent>()
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, onFailure: (error: unknown) => void) {
    this.#pool = pool
    this.#onFailure = onFailure
  }

  consume(key: string, { points, seconds }: RateLimit): RateVerdict {
    const now = Date.now()
    const duration = seconds * 1_000
    const count = this.#currentCount(key, now, duration)
    count.points += 1
    // Above the limit this process refuses locally, so that a flood does not reach the database.
    if (count.points <= points + 1) this.#sendLater(key, duration)
    if (count.points <= points) return ok()
    return refuse('too-many', { retryAfterSeconds: Math.max(1, Math.ceil((count.expiresAt - now) / 1_000)) })
  }

  refund(key: string, { seconds }: RateLimit): void {
    const count = this.#known.get(key)
    if (!count) return
    count.points -= 1
    this.#sendLater(key, seconds * 1_000, -1)
  }

  async send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#forgetExpired()
    const batch = this.#unsent
    this.#unsent = new Map()
    if (batch.size === 0) return
    try {
      for (const { key, points, expire } of await addToTable(this.#pool, batch)) {
        const since = this.#unsent.get(key)?.points ?? 0
        this.#known.set(key, { points: points + since, expiresAt: Number(expire) })
      }
    } catch (error) {
      this.#onFailure(error)
    }
  }

  /**
   * A count that lasts beyond its period comes from a clock that was set back. Keeping it would lock
   * people out.
   */
  #currentCount(key: string, now: number, duration: number): Count {
    const count = this.#known.get(key)
    if (count && count.expiresAt > now && count.expiresAt <= now + duration + CLOCKS_DIFFER_MS) return count
    const fresh = { points: 0, expiresAt: now + duration }
    this.#known.set(key, fresh)
    return fresh
  }

  #sendLater(key: string, duration: number, points = 1): void {
    const pendingCount = this.#unsent.get(key)
    if (pendingCount) pendingCount.points += points
    else this.#unsent.set(key, { points, duration })
    this.#timer ??= setTimeout(() => void this.send(), SENT_AFTER_MS).unref()
  }

  #forgetExpired(): void {
    const now = Date.now()
    for (const [key, { expiresAt }] of this.#known) if (expiresAt <= now) this.#known.delete(key)
  }
}

/** Sorted by key to avoid deadlocks between processes. */
async function addToTable(pool: pg.Pool, unsent: ReadonlyMap<string, Unsent>) {
  const rows = [...unsent].sort(([a], [b]) => (a < b ? -1 : 1))
  const now = Date.now()
  const isOver = 'rate_limits.expire <= $4 or rate_limits.expire > excluded.expire + $5'
  const { rows: countRows } = await pool.query<{ key: string; points: number; expire: string }>(
    `insert into rate_limits (key, points, expire)
     select * from unnest($1::text[], $2::int[], $3::bigint[])
     on conflict (key) do update set
       points = case when ${isOver} then excluded.points else rate_limits.points + excluded.points end,
       expire = case when ${isOver} then excluded.expire else rate_limits.expire end
     returning key, points, expire`,
    [
      rows.map(([key]) => key),
      rows.map(([, { points }]) => points),
      rows.map(([, { duration }]) => now + duration),
      now,
      CLOCKS_DIFFER_MS,
    ],
  )
  return countRows
}
