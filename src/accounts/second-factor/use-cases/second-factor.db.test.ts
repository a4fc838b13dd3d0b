import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, sessions, userRoles } from '#accounts/schema.ts'
import { recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { signIn } from '#accounts/sign-in/use-cases/sign-in.ts'
import { signInWithGoogle } from '#accounts/sign-in/use-cases/sign-in-with-google.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { findFactors } from './find-factors.ts'
import { finishSignIn, pendingSignInTicket } from './finish-sign-in.ts'
import { needsFreshProof, renewProof } from './fresh-proof.ts'
import { removeFactor } from './remove-factor.ts'
import { beginAppSetup, finishAppSetup } from './set-up-app.ts'
import { totpCode, totpStep } from './totp.ts'

const database = await createTestDatabase()
let counter: AccountShop
let owner: { userId: string; sessionId: string }
const email = 'dona@exemplo.com.br'
const credentials = {
  email,
  password: 'segredo1',
  clientAddress: '203.0.113.1',
  previousToken: null,
}

beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users')
  counter.passMinutes(61)
  counter.messages.length = 0
  const userId = await counter.newCustomer(email)
  const passwordHash = await counter.shop.identity.hashPassword(credentials.password)
  await database.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
  await database.db.insert(userRoles).values({ userId, role: 'admin' })
  await openSession(counter.shop, database.db, { userId, isStaff: true })
  const [session] = await database.db.select({ id: sessions.id }).from(sessions)
  owner = { userId, sessionId: session?.id ?? '' }
})

const codeNow = (secret: string) => totpCode(secret, totpStep(counter.shop.clock.now()))

/** Advances the clock by half a minute, so that the next code differs. */
async function withApp(): Promise<{ secret: string; codes: string[] }> {
  const { secret, ticket } = beginAppSetup(counter.shop, { ...owner, email, ticket: null })
  const finished = await finishAppSetup(counter.shop, { ...owner, ticket, code: codeNow(secret) })
  if (!finished.ok) throw new Error(finished.code)
  counter.passMinutes(1)
  return { secret, codes: finished.value.codes ?? [] }
}

const finish = (
  proof: { code: string },
  ticket: string | null = pendingSignInTicket(counter.shop, owner.userId),
) => finishSignIn(counter.shop, { ticket, proof, previousToken: null, clientAddress: '198.51.100.4' })

describe('setting up an app', () => {
  test('stores the secret encrypted, ends the other sessions, sends an email and gives ten codes', async () => {
    await openSession(counter.shop, database.db, { userId: owner.userId, isStaff: true })
    const { secret, codes } = await withApp()
    expect(codes).toHaveLength(10)
    expect(await database.db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: owner.sessionId }])
    const stored = JSON.stringify([
      await database.db.select().from(totpFactors),
      await database.db.select().from(recoveryCodes),
    ])
    expect(stored).not.toContain(secret)
    for (const code of codes) expect(stored).not.toContain(code)
    expect(counter.messages).toMatchObject([
      { email: { type: 'second-factor-changed', to: email, data: { change: 'added' } } },
    ])
  })

  test('shows the same secret after a reload, and none of it to another account', async () => {
    const first = beginAppSetup(counter.shop, { ...owner, email, ticket: null })
    expect(beginAppSetup(counter.shop, { ...owner, email, ticket: first.ticket }).secret).toBe(first.secret)
    const stranger = { userId: await counter.newCustomer(), sessionId: owner.sessionId }
    expect(
      await finishAppSetup(counter.shop, { ...stranger, ticket: first.ticket, code: codeNow(first.secret) }),
    ).toMatchObject({ code: 'setup-expired' })
  })

  test('changes nothing with a wrong code or after a quarter of an hour', async () => {
    const { secret, ticket } = beginAppSetup(counter.shop, { ...owner, email, ticket: null })
    expect(await finishAppSetup(counter.shop, { ...owner, ticket, code: '12345' })).toMatchObject({
      code: 'wrong-code',
    })
    counter.passMinutes(15)
    expect(await finishAppSetup(counter.shop, { ...owner, ticket, code: codeNow(secret) })).toMatchObject({
      code: 'setup-expired',
    })
    expect(await findFactors(counter.shop, owner)).toEqual({ appSince: null, passkeys: [], codesLeft: 0 })
  })
})

describe('signing in with a second factor', () => {
  test('a right password, or Google, opens no session yet', async () => {
    await withApp()
    await database.db.delete(sessions)
    expect(await signIn(counter.shop, credentials)).toMatchObject({ ok: true, value: { session: null } })
    const person = { subject: 'g-1', email, emailVerified: true, name: 'Dona', avatarUrl: null }
    const byGoogle = await signInWithGoogle(counter.shop, {
      person,
      previousToken: null,
      clientAddress: '198.51.100.4',
    })
    expect(byGoogle).toMatchObject({ ok: true, value: { session: null } })
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test('a code lets in once, also when it is sent twice at the same time', async () => {
    const { secret } = await withApp()
    const code = codeNow(secret)
    const outcomes = await Promise.all([finish({ code }), finish({ code })])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await finish({ code })).toMatchObject({ code: 'wrong-code' })
    const [success] = outcomes.filter(({ ok }) => ok)
    const token = success?.ok ? success.value.session.token : ''
    const visitor = await findVisitor(counter.shop, { tokenHash: counter.shop.identity.hashToken(token) })
    expect(visitor).toMatchObject({ isStaff: true, provedAt: counter.shop.clock.now() })
  })

  test('a recovery code does too, each once, typed as one likes', async () => {
    const { codes } = await withApp()
    const [first = '', second = ''] = codes
    expect((await finish({ code: ` ${first.toUpperCase().replace('-', ' ')} ` })).ok).toBe(true)
    expect((await finish({ code: first })).ok).toBe(false)
    expect((await finish({ code: second })).ok).toBe(true)
    expect((await findFactors(counter.shop, owner)).codesLeft).toBe(8)
    const notices = counter.messages.filter(({ key }) => key?.startsWith('second-factor:'))
    expect(notices.slice(-2)).toMatchObject([
      { email: { data: { change: 'code-used' } } },
      { email: { data: { change: 'code-used' } } },
    ])
  })

  test('five wrong codes in a quarter of an hour are the end of guessing', async () => {
    const { secret } = await withApp()
    for (let time = 0; time < 5; time++) expect(await finish({ code: '000000' })).toMatchObject({ ok: false })
    expect(await finish({ code: codeNow(secret) })).toMatchObject({ code: 'too-many' })
    counter.passMinutes(15)
    expect((await finish({ code: codeNow(secret) })).ok).toBe(true)
  })

  test('refuses codes without the first step or ten minutes after it', async () => {
    const { secret } = await withApp()
    expect(await finish({ code: codeNow(secret) }, null)).toMatchObject({ code: 'pending-sign-in-expired' })
    const other = counter.shop.sealing.seal('account-deletion', JSON.stringify(owner), 600)
    expect(await finish({ code: codeNow(secret) }, other)).toMatchObject({ code: 'pending-sign-in-expired' })
    const ticket = pendingSignInTicket(counter.shop, owner.userId)
    counter.passMinutes(10)
    expect(await finish({ code: codeNow(secret) }, ticket)).toMatchObject({ code: 'pending-sign-in-expired' })
  })
})

describe('a fresh proof', () => {
  const provedAt = async () => {
    const [session] = await database.db.select().from(sessions).where(eq(sessions.id, owner.sessionId))
    return session?.provedAt ?? null
  }
  const isAsked = async () => needsFreshProof(counter.shop, { ...owner, provedAt: await provedAt() })

  test('is not requested from people without a second factor', async () => {
    expect(await isAsked()).toBe(false)
  })

  test('lasts ten minutes', async () => {
    const { secret } = await withApp()
    expect(await isAsked()).toBe(false)
    counter.passMinutes(9)
    expect(await isAsked()).toBe(true)
    expect(await renewProof(counter.shop, { ...owner, proof: { code: '000000' } })).toMatchObject({
      code: 'wrong-code',
    })
    expect(await isAsked()).toBe(true)
    expect((await renewProof(counter.shop, { ...owner, proof: { code: codeNow(secret) } })).ok).toBe(true)
    expect(await isAsked()).toBe(false)
  })
})

test('removing the last factor deletes the recovery codes, and the password alone signs in again', async () => {
  await withApp()
  expect(await removeFactor(counter.shop, { ...owner, factor: 'app' })).toMatchObject({
    value: { isLast: true },
  })
  expect(await removeFactor(counter.shop, { ...owner, factor: 'app' })).toMatchObject({
    code: 'no-such-factor',
  })
  expect(await database.db.select().from(recoveryCodes)).toEqual([])
  expect(await signIn(counter.shop, credentials)).toMatchObject({
    value: { session: { token: expect.any(String) } },
  })
})
