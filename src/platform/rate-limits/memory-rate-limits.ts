import { ok, refuse } from '#platform/domain/result.ts'
import type { RateLimitSettings } from './limits.ts'
import type { RateLimits } from './port.ts'

export function createMemoryRateLimits(
  settings: RateLimitSettings,
  now: () => number = Date.now,
): RateLimits {
  const counts = new Map<string, { points: number; expiresAt: number }>()
  const add = (name: string, key: string, points: number, seconds: number) => {
    const id = `${name}\0${key}`
    const entry = counts.get(id)
    const isCurrent = entry !== undefined && entry.expiresAt > now()
    const count = {
      points: (isCurrent ? entry.points : 0) + points,
      expiresAt: isCurrent ? entry.expiresAt : now() + seconds * 1_000,
    }
    counts.set(id, count)
    return count
  }
  return {
    async consume(name, key) {
      const { points, seconds } = settings[name]
      const count = add(name, key, 1, seconds)
      if (count.points <= points) return ok()
      return refuse('too-many', {
        retryAfterSeconds: Math.max(1, Math.ceil((count.expiresAt - now()) / 1_000)),
      })
    },
    async refund(name, key) {
      add(name, key, -1, settings[name].seconds)
    },
  }
}
