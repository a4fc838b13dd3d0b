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
  newsletter: { points: 3, seconds: 3_600, whenUncounted: 'alone' as const },
  'cep-lookup': { points: 2, seconds: 60, whenUncounted: 'open' as const },
}

function postgresLimits(pool: pg.Pool = database.pool, warnings: string[] = []): RateLimits {
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  return createPostgresRateLimits({ pool, settings, secret: 'a secret of the test', log })
}

describe.each([
  ['PostgreSQL', () => postgresLimits()],
  ['memory', () => createMemoryRateLimits(settings)],
])('rate limits in %s', (adapter, create) => {
  it('allow as many as the table says, then say when to come back', async () => {
    const limits = create()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.consume('newsletter', `${adapter}-a@exemplo.com.br`)).toMatchObject({ ok: true })
    }
    const refused = await limits.consume('newsletter', `${adapter}-a@exemplo.com.br`)
    expect(refused).toMatchObject({ ok: false, code: 'too-many' })
    expect(refused.ok ? 0 : refused.details.retryAfterSeconds).toBeGreaterThan(3_500)
    expect(refused.ok ? 0 : refused.details.retryAfterSeconds).toBeLessThanOrEqual(3_600)
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

  it('lock nobody out when the clock is put back, and count again from then on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [one, other] = [postgresLimits(), postgresLimits()]
    vi.setSystemTime(new Date('2026-11-17T12:00:00Z'))
    for (let attempt = 0; attempt < 3; attempt += 1) await one.consume('cep-lookup', 'early')
    expect(await one.consume('cep-lookup', 'early')).toMatchObject({ ok: false })
    vi.setSystemTime(new Date('2026-11-16T12:00:00Z'))
    expect(await one.consume('cep-lookup', 'early')).toMatchObject({ ok: true })
    expect(await other.consume('cep-lookup', 'early')).toMatchObject({ ok: true })
    expect(await other.consume('cep-lookup', 'early')).toMatchObject({ ok: false })
  })

  it('count together on several processes', async () => {
    const [one, other] = [postgresLimits(), postgresLimits()]
    await one.consume('cep-lookup', 'shared')
    await other.consume('cep-lookup', 'shared')
    expect(await one.consume('cep-lookup', 'shared')).toMatchObject({ ok: false })
    expect(await other.consume('cep-lookup', 'shared')).toMatchObject({ ok: false })
  })

  it('keep no address that could be read', async () => {
    await postgresLimits().consume('newsletter', 'pessoa@exemplo.com.br')
    const { rows } = await database.pool.query('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
  })

  it('refuse a flood without asking the database', async () => {
    let statements = 0
    const counting = new Proxy(database.pool, {
      get: (pool, name) =>
        name === 'query'
          ? (...args: unknown[]) => {
              statements += 1
              return (pool.query as (...all: unknown[]) => unknown)(...args)
            }
          : Reflect.get(pool, name),
    })
    const limits = postgresLimits(counting)
    for (let attempt = 0; attempt < 50; attempt += 1) await limits.consume('cep-lookup', 'flood')
    expect(statements).toBe(3)
  })

  it('count what is guarded by themselves and allow the rest while the database is unavailable, and say so', async () => {
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
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.consume('cep-lookup', 'x')).toMatchObject({ ok: true })
    }
    expect(new Set(warnings)).toEqual(
      new Set(['a rate limit could not be counted', 'a rate limit could not be given back']),
    )
    await nowhere.end()
  })
})
