import { describe, expect, test, vi } from 'vitest'
import { accessRecords, accounts, sessions, users } from '#accounts/schema.ts'
import { SESSION_LENGTH } from '#accounts/session/use-cases/sessions.ts'
import { type RateLimitName, rateLimitTable } from '#platform/rate-limits/limits.ts'
import { createMemoryRateLimits } from '#platform/rate-limits/memory-rate-limits.ts'
import { openSignInFixture } from '../../../../tests/support/sign-in-fixture.ts'
import { type Credentials, signIn } from './sign-in.ts'

const { database, counter, email, right, newAccount, visitorOf, enter } = await openSignInFixture()
const wrong: Credentials = { ...right, password: 'vela13' }

describe('signing in', () => {
  test('opens a session and stores only the hash of its token', async () => {
    await newAccount()
    const token = await enter({ ...right, email: ' HELENA@exemplo.com.br ' })
    expect(await visitorOf(token)).toMatchObject({ email, name: 'Helena', isAdministrator: false })
    const [stored] = await database.db.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored?.expiresAt.getTime()).toBe(counter.shop.clock.now().getTime() + SESSION_LENGTH.customer)
  })

  test('writes down when and from where, and only when somebody came in', async () => {
    const userId = await newAccount()
    await signIn(counter.shop, wrong)
    await enter()
    expect(await database.db.select().from(accessRecords)).toMatchObject([
      { userId, clientAddress: '203.0.113.1', createdAt: counter.shop.clock.now() },
    ])
  })

  test('a wrong password, an unknown address and an account without a password are one and the same', async () => {
    await newAccount()
    await database.db.insert(users).values({ email: 'google@exemplo.com.br', emailVerified: true })
    const hash = vi.spyOn(counter.shop.identity, 'verifyPassword')
    for (const address of [email, 'ninguem@exemplo.com.br', 'google@exemplo.com.br'])
      expect(await signIn(counter.shop, { ...wrong, email: address })).toEqual({
        ok: false,
        code: 'wrong-pair',
        details: undefined,
      })
    expect(hash).toHaveBeenCalledTimes(3)
    hash.mockRestore()
  })

  test('is written down with its outcome, but not with the address', async () => {
    await newAccount()
    const log = vi.spyOn(counter.shop.log, 'info')
    await signIn(counter.shop, wrong)
    await signIn(counter.shop, { ...right, email: email.toUpperCase() })
    const lines = log.mock.calls.map(([details]) => details as Record<string, string>)
    expect(lines).toMatchObject([
      { event: 'sign-in', outcome: 'wrong-pair' },
      { event: 'sign-in', outcome: 'entered' },
    ])
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1)
    expect(JSON.stringify(lines).toLowerCase()).not.toContain('helena')
    log.mockRestore()
  })

  test('renews a hash that was made with older parameters', async () => {
    await newAccount()
    // Hash of 'vela12' with 8 MiB and one pass.
    const older = 'argon2id$m=8192,t=1,p=1$CQkJCQkJCQkJCQkJCQkJCQ$FUR04C8TaSX_O7j4ztbkQ8rBlS7gfNR_iWkxeO1k4ZY'
    await database.db.update(accounts).set({ passwordHash: older })
    expect((await signIn(counter.shop, wrong)).ok).toBe(false)
    expect(await database.db.select().from(accounts)).toMatchObject([{ passwordHash: older }])
    await enter()
    const [account] = await database.db.select().from(accounts)
    expect(counter.shop.identity.isOutdated(account?.passwordHash ?? '')).toBe(false)
    await enter()
  })

  test('in a browser that is new to the account sends an email, except for the first browser', async () => {
    await newAccount({ welcomedAt: counter.shop.clock.now() })
    const first = await signIn(counter.shop, right)
    const deviceToken = first.ok ? first.value.deviceToken : null
    await signIn(counter.shop, { ...right, deviceToken })
    expect(counter.messages).toEqual([])
    await signIn(counter.shop, right)
    expect(counter.messages).toMatchObject([{ email: { type: 'new-device', to: email } }])
  })

  test('an invalid address or an invalid or endless password is refused before hashing', async () => {
    const hash = vi.spyOn(counter.shop.identity, 'verifyPassword')
    expect(await signIn(counter.shop, { ...right, email: 'helena' })).toMatchObject({ code: 'email-invalid' })
    expect(await signIn(counter.shop, { ...right, password: '' })).toMatchObject({ code: 'malformed' })
    const endless = { ...right, password: 'x'.repeat(201) }
    expect(await signIn(counter.shop, endless)).toMatchObject({ code: 'malformed' })
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
  })

  test('the first time enqueues the welcome e-mail, 2 seconds later, and never again', async () => {
    const userId = await newAccount()
    await Promise.all([enter(), enter()])
    await enter()
    expect(counter.messages.filter(({ key }) => key.startsWith('welcome'))).toEqual([
      {
        name: 'send-email',
        key: `welcome:${userId}`,
        delaySeconds: 2,
        email: { type: 'welcome', to: email, data: { customerName: 'Helena', customerEmail: email } },
      },
    ])
  })

  test('shows that the address is unconfirmed only with the right password, and sends a new link', async () => {
    await newAccount({ emailVerified: false })
    expect(await signIn(counter.shop, wrong)).toMatchObject({ code: 'wrong-pair' })
    expect(counter.messages).toEqual([])
    expect(await signIn(counter.shop, right)).toMatchObject({
      code: 'email-not-confirmed',
      details: { email, sent: true },
    })
    expect(counter.messages).toMatchObject([{ email: { type: 'address-confirmation', to: email } }])
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test('fresh links are limited to three an hour', async () => {
    await newAccount({ emailVerified: false })
    const answers = []
    for (let time = 0; time < 4; time++) answers.push(await signIn(counter.shop, right))
    expect(
      answers.map((answer) => !answer.ok && answer.code === 'email-not-confirmed' && answer.details.sent),
    ).toEqual([true, true, true, false])
    expect(counter.messages).toHaveLength(3)
  })
})

describe('the limits', () => {
  const withLimit = (name: RateLimitName, points: number) => {
    const settings = { ...rateLimitTable, [name]: { ...rateLimitTable[name], points } }
    return {
      ...counter.shop,
      rateLimits: createMemoryRateLimits(settings, () => counter.shop.clock.now().getTime()),
    }
  }

  test('five failures a minute per account and place, then a word about when to come back', async () => {
    await newAccount()
    for (let time = 0; time < 5; time++)
      expect(await signIn(counter.shop, wrong)).toMatchObject({ code: 'wrong-pair' })
    expect(await signIn(counter.shop, right)).toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: 60 },
    })
    expect((await signIn(counter.shop, { ...right, clientAddress: '198.51.100.7' })).ok).toBe(true)
    counter.passMinutes(1)
    expect((await signIn(counter.shop, right)).ok).toBe(true)
  })

  test('a browser that was inside before is counted apart from strangers at its place', async () => {
    await newAccount()
    const first = await signIn(counter.shop, right)
    const deviceToken = first.ok ? first.value.deviceToken : null
    for (let time = 0; time < 5; time++) await signIn(counter.shop, wrong)
    expect(await signIn(counter.shop, right)).toMatchObject({ code: 'too-many' })
    expect(await signIn(counter.shop, { ...right, deviceToken })).toMatchObject({ ok: true })
    for (let time = 0; time < 5; time++) await signIn(counter.shop, { ...wrong, deviceToken })
    expect(await signIn(counter.shop, { ...right, deviceToken })).toMatchObject({ code: 'too-many' })
  })

  test('a hundred guesses at once do not slip through', async () => {
    await newAccount()
    const guesses = await Promise.all(Array.from({ length: 100 }, () => signIn(counter.shop, wrong)))
    expect(guesses.filter((guess) => !guess.ok && guess.code === 'wrong-pair')).toHaveLength(5)
  })

  test('does not count successful sign-ins as attempts', async () => {
    await newAccount()
    for (let time = 0; time < 8; time++) expect((await signIn(counter.shop, right)).ok).toBe(true)
  })

  test('limits failures per minute and place across all accounts', async () => {
    expect(rateLimitTable['sign-in-address']).toMatchObject({ points: 20, seconds: 60 })
    const shop = withLimit('sign-in-address', 3)
    for (let person = 0; person < 3; person++)
      expect(await signIn(shop, { ...wrong, email: `p${person}@exemplo.com.br` })).toMatchObject({
        code: 'wrong-pair',
      })
    expect(await signIn(shop, { ...wrong, email: 'p3@exemplo.com.br' })).toMatchObject({ code: 'too-many' })
  })

  test('an attack from many places slows the account down and never locks its owner out', async () => {
    await newAccount()
    const pause = vi.fn(async () => undefined)
    const shop = withLimit('sign-in-account', 4)
    for (let place = 0; place < 4; place++)
      await signIn(shop, { ...wrong, clientAddress: `198.51.100.${place}` }, pause)
    expect(pause).not.toHaveBeenCalled()
    expect((await signIn(shop, right, pause)).ok).toBe(true)
    expect(pause).toHaveBeenCalledWith(3000)
  })
})
