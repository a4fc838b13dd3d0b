import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { rateLimitTable } from './limits.ts'
import { createMemoryRateLimits } from './memory-rate-limits.ts'
import type { RateLimits } from './port.ts'
import { createPostgresRateLimits } from './postgres-rate-limits.ts'

const database = await createTestDatabase()
const settings = {
  ...rateLimitTable,
  newsletter: { points: 3, seconds: 3_600, counting: 'exact' as const },
  'cep-lookup': { points: 2, seconds: 60, counting: 'batched' as const },
}

function postgresLimits(pool: pg.Pool = database.pool, warnings: string[] = []) {
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  return createPostgresRateLimits({ pool, settings, secret: 'a secret of the test', log })
}

function countingPool() {
  let statements = 0
  const pool = new Proxy(database.pool, {
    get: (pool, name) =>
      name === 'query'
        ? (...args: unknown[]) => {
            statements += 1
            return (pool.query as (...all: unknown[]) => unknown)(...args)
          }
        : Reflect.get(pool, name),
  })
  return { pool, statements: () => statements }
}

describe.each<[string, () => RateLimits]>([
  ['PostgreSQL', () => postgresLimits()],
  ['memory', () => createMemoryRateLimits(settings)],
])('rate limits in %s', (adapter, create) => {
  it('allow as many requests as configured, and then return the time to retry', async () => {
    const limits = create()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.consume('newsletter', `${adapter}-a@exemplo.com.br`)).toMatchObject({ ok: true })
    }
    const refusal = await limits.consume('newsletter', `${adapter}-a@exemplo.com.br`)
    expect(refusal).toMatchObject({ ok: false, code: 'too-many' })
    expect(refusal.ok ? 0 : refusal.details.retryAfterSeconds).toBeGreaterThan(3_500)
    expect(refusal.ok ? 0 : refusal.details.retryAfterSeconds).toBeLessThanOrEqual(3_600)
  })

  it('count each key and each name apart', async () => {
    const limits = create()
    for (let attempt = 0; attempt < 4; attempt += 1) await limits.consume('newsletter', `${adapter}-b`)
    expect(await limits.consume('newsletter', `${adapter}-c`)).toMatchObject({ ok: true })
    expect(await limits.consume('recovery', `${adapter}-b`)).toMatchObject({ ok: true })
  })

  it('give back what a success did not deserve', async () => {
    const limits = create()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await limits.consume('newsletter', `${adapter}-d`)).toMatchObject({ ok: true })
      await limits.refund('newsletter', `${adapter}-d`)
    }
  })

  it('let no more through when all attempts come at once', async () => {
    const limits = create()
    const verdicts = await Promise.all(
      Array.from({ length: 30 }, () => limits.consume('newsletter', `${adapter}-e`)),
    )
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(3)
  })
})

describe('rate limits in PostgreSQL', () => {
  afterEach(() => vi.useRealTimers())

  it.each(['newsletter', 'cep-lookup'] as const)(
    'lock nobody out when the clock is set back, and count %s again from then on',
    async (name) => {
      const { points } = settings[name]
      vi.useFakeTimers({ toFake: ['Date'] })
      const [first, second] = [postgresLimits(), postgresLimits()]
      vi.setSystemTime(new Date('2026-11-17T12:00:00Z'))
      for (let attempt = 0; attempt < points; attempt += 1) await first.consume(name, 'early')
      expect(await first.consume(name, 'early')).toMatchObject({ ok: false })
      await first.flush()
      vi.setSystemTime(new Date('2026-11-16T12:00:00Z'))
      expect(await first.consume(name, 'early')).toMatchObject({ ok: true })
      await first.flush()
      for (let attempt = 1; attempt < points; attempt += 1) {
        expect(await second.consume(name, 'early')).toMatchObject({ ok: true })
      }
      await second.flush()
      expect(await second.consume(name, 'early')).toMatchObject({ ok: false })
    },
  )

  it('count what is guarded together on several processes, at once', async () => {
    const [first, second] = [postgresLimits(), postgresLimits()]
    await first.consume('newsletter', 'shared')
    await second.consume('newsletter', 'shared')
    await second.consume('newsletter', 'shared')
    expect(await first.consume('newsletter', 'shared')).toMatchObject({ ok: false })
    expect(await second.consume('newsletter', 'shared')).toMatchObject({ ok: false })
  })

  it('count together as soon as the processes have exchanged their counts', async () => {
    const [first, second] = [postgresLimits(), postgresLimits()]
    await first.consume('cep-lookup', 'shared')
    await second.consume('cep-lookup', 'shared')
    await first.flush()
    await second.flush()
    expect(await second.consume('cep-lookup', 'shared')).toMatchObject({ ok: false })
    await second.flush()
    await first.consume('cep-lookup', 'shared')
    await first.flush()
    expect(await first.consume('cep-lookup', 'shared')).toMatchObject({ ok: false })
  })

  it('send one second of requests in one statement, and no more in a flood', async () => {
    const { pool, statements } = countingPool()
    const limits = postgresLimits(pool)
    for (const visitor of ['b', 'a', 'c'])
      for (let attempt = 0; attempt < 50; attempt += 1) await limits.consume('cep-lookup', `flood-${visitor}`)
    expect(statements()).toBe(0)
    await limits.flush()
    await limits.flush()
    expect(statements()).toBe(1)
  })

  it('keep no address that could be read', async () => {
    await postgresLimits().consume('newsletter', 'pessoa@exemplo.com.br')
    const { rows } = await database.pool.query('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
  })

  it('refuse a flood of what is guarded without asking the database', async () => {
    const { pool, statements } = countingPool()
    const limits = postgresLimits(pool)
    for (let attempt = 0; attempt < 50; attempt += 1) await limits.consume('newsletter', 'flood')
    expect(statements()).toBe(4)
  })

  it('counts in its own memory while the database is unavailable, and reports it', async () => {
    const nowhere = new pg.Pool({
      connectionString: 'postgres://nobody@127.0.0.1:1/none',
      connectionTimeoutMillis: 500,
    })
    const warnings: string[] = []
    const limits = postgresLimits(nowhere, warnings)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.consume('newsletter', 'x')).toMatchObject({ ok: true })
    }
    expect(await limits.consume('newsletter', 'x')).toMatchObject({ ok: false, code: 'too-many' })
    await limits.refund('newsletter', 'x')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await limits.consume('cep-lookup', 'x')).toMatchObject({ ok: true })
    }
    expect(await limits.consume('cep-lookup', 'x')).toMatchObject({ ok: false, code: 'too-many' })
    await limits.flush()
    expect(new Set(warnings)).toEqual(
      new Set(['a rate limit could not be counted', 'a rate limit could not be given back']),
    )
    await nowhere.end()
  })
})
