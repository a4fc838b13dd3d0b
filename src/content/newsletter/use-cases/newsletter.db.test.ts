import { beforeEach, expect, test } from 'vitest'
import type { Job } from '#platform/outbox.ts'
import { rateLimitTable } from '#platform/rate-limits/limits.ts'
import { createMemoryRateLimits } from '#platform/rate-limits/memory-rate-limits.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { subscribe } from './subscribe.ts'
import { listSubscribers, unsubscribe } from './unsubscribe.ts'

const { pool, db } = await createTestDatabase()
let now: Date
let shop: Shop
let jobs: Job[]

beforeEach(async () => {
  await emptyTables(pool, 'newsletter_subscriptions', 'consents', 'profiles', 'users')
  now = new Date('2026-11-15T12:00:00Z')
  let tokens = 0
  const identity = { createToken: () => ({ token: `token-${++tokens}`, hash: '' }) }
  const clock = { now: () => now }
  const rateLimits = createMemoryRateLimits(rateLimitTable, () => now.getTime())
  const outbox = { enqueue: async (_tx: unknown, job: Job) => void jobs.push(job) }
  jobs = []
  shop = { db, clock, identity, rateLimits, outbox } as unknown as Shop
})

const join = (email: string) => subscribe(shop, { email, consentText: 'Aceito.', source: 'site' })
const onTheList = async () => (await listSubscribers(shop)).map(({ email }) => email)

test('stores an address once, in lower case, with the text and the time of consent', async () => {
  expect(await join('  Ana@Exemplo.com.br ')).toMatchObject({ ok: true })
  expect(await join('ana@exemplo.com.br')).toMatchObject({ ok: false, code: 'already-subscribed' })
  expect(jobs.map((job) => 'email' in job && job.email)).toEqual([
    { type: 'newsletter-welcome', to: 'ana@exemplo.com.br', data: { unsubscribeToken: 'token-1' } },
  ])
  const { rows } = await pool.query('select email, consent_at, consent_text from newsletter_subscriptions')
  expect(rows).toEqual([{ email: 'ana@exemplo.com.br', consent_at: now, consent_text: 'Aceito.' }])
  const consents = await pool.query('select email, kind, granted from consents')
  expect(consents.rows).toEqual([{ email: 'ana@exemplo.com.br', kind: 'newsletter', granted: true }])
})

test('the email to a subscriber of a closed shop mentions that the shop is closed', async () => {
  await subscribe(shop, {
    email: 'ana@exemplo.com.br',
    consentText: 'Aceito.',
    source: 'site',
    awaitsOpening: true,
  })
  expect(jobs).toMatchObject([{ email: { data: { unsubscribeToken: 'token-1', awaitsOpening: true } } }])
})

test.each(['', 'ana', 'ana@', '@exemplo.com', `${'a'.repeat(250)}@b.com`])(
  '%j is no address',
  async (email) => {
    expect(await join(email)).toMatchObject({ ok: false, code: 'email-invalid' })
  },
)

test('fifty at once are one subscription', async () => {
  const consume = async () => ({ ok: true, value: undefined })
  shop = { ...shop, rateLimits: { consume, refund: async () => {} } } as unknown as Shop
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => join('ana@exemplo.com.br')))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('three tries an hour for one address', async () => {
  for (let tries = 0; tries < 3; tries++) await join('ana@exemplo.com.br')
  expect(await join('ana@exemplo.com.br')).toMatchObject({ ok: false, code: 'too-many' })
  expect(await join('bia@exemplo.com.br')).toMatchObject({ ok: true })
  now = new Date(now.getTime() + 3_600_001)
  expect(await join('ana@exemplo.com.br')).toMatchObject({ ok: false, code: 'already-subscribed' })
})

test('the link of a letter takes its reader off the list, once and for all clicks', async () => {
  await join('ana@exemplo.com.br')
  expect(await unsubscribe(shop, { token: 'token-1' })).toMatchObject({
    ok: true,
    value: { email: 'ana@exemplo.com.br' },
  })
  expect(await unsubscribe(shop, { token: 'token-1' })).toMatchObject({ ok: true })
  expect(await onTheList()).toEqual([])
  const { rows } = await pool.query('select granted from consents order by created_at, granted desc')
  expect(rows).toEqual([{ granted: true }, { granted: false }])
  expect(await unsubscribe(shop, { token: 'unknown' })).toMatchObject({ ok: false, code: 'token-unknown' })
})

test('unsubscribed people may subscribe again', async () => {
  await join('ana@exemplo.com.br')
  await unsubscribe(shop, { token: 'token-1' })
  now = new Date('2026-12-01T12:00:00Z')
  expect(await join('ana@exemplo.com.br')).toMatchObject({ ok: true })
  expect(jobs).toHaveLength(2)
  expect(await listSubscribers(shop)).toMatchObject([{ email: 'ana@exemplo.com.br', consentAt: now }])
})

test('the switch of the profile follows', async () => {
  await pool.query(
    `insert into users (id, email, name) values (gen_random_uuid(), 'ana@exemplo.com.br', 'Ana')`,
  )
  await pool.query(`insert into profiles (user_id, email) select id, email from users`)
  const wants = async () =>
    (await pool.query('select marketing_emails from profiles')).rows[0].marketing_emails
  await join('ana@exemplo.com.br')
  expect(await wants()).toBe(true)
  await unsubscribe(shop, { token: 'token-1' })
  expect(await wants()).toBe(false)
})
