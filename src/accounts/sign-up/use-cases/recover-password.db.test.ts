import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, passwordResetTokens, sessions, users } from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { signIn } from '#accounts/sign-in/use-cases/sign-in.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { requestPasswordReset, sendPasswordReset } from './recover-password.ts'
import { isPasswordLinkGood, resetPassword } from './reset-password.ts'

const database = await createTestDatabase()
let counter: AccountShop
let userId: string
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users')
  counter.passMinutes(61)
  counter.messages.length = 0
  userId = await counter.newCustomer(email)
  const passwordHash = await counter.shop.identity.hashPassword('vela12')
  await database.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
})

const email = 'ana@exemplo.com.br'
const ask = (typed = email) =>
  requestPasswordReset(counter.shop, { email: typed, clientAddress: '203.0.113.1' })
const choose = (token: string, password = 'nova-senha', sessionId: string | null = null) =>
  resetPassword(counter.shop, { token, password, confirmation: password, sessionId })
const enter = (password: string) =>
  signIn(counter.shop, { email, password, clientAddress: '203.0.113.1', previousToken: null })

async function mailedToken(): Promise<string> {
  await sendPasswordReset(counter.shop, { email, key: crypto.randomUUID() })
  const mail = counter.messages.at(-1)
  if (mail?.name !== 'send-email' || mail.email.type !== 'password-recovery') throw new Error('no such mail')
  return new URL(mail.email.data.resetUrl).searchParams.get('recuperar') ?? ''
}

describe('asking for a new password', () => {
  test('takes the same way for a known and an unknown address', async () => {
    const answerForKnown = await ask()
    const unknown = await ask('ninguem@exemplo.com.br')
    expect(answerForKnown).toEqual(unknown)
    expect(counter.messages.map(({ name }) => name)).toEqual(['recover-password', 'recover-password'])
    expect(await database.db.select().from(passwordResetTokens)).toEqual([])
  })

  test('needs an e-mail', async () => {
    expect(await ask('  ')).toMatchObject({ code: 'email-missing' })
    expect(await ask('ana')).toMatchObject({ code: 'email-invalid' })
    expect(counter.messages).toEqual([])
  })

  test('three an hour for one address, known or not', async () => {
    for (const address of [email, 'ninguem@exemplo.com.br']) {
      for (let time = 0; time < 3; time++) expect((await ask(address)).ok).toBe(true)
      expect(await ask(address)).toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 3600 } })
    }
  })

  test('sends an e-mail only to addresses with an account', async () => {
    await sendPasswordReset(counter.shop, { email: 'ninguem@exemplo.com.br', key: 'k' })
    expect(counter.messages).toEqual([])
    await sendPasswordReset(counter.shop, { email, key: 'k' })
    expect(counter.messages).toMatchObject([
      { key: 'password-recovery:k', email: { type: 'password-recovery', to: email } },
    ])
  })
})

describe('choosing a new password', () => {
  test('replaces the old one; the link works once and its sisters not at all', async () => {
    const sister = await mailedToken()
    const token = await mailedToken()
    expect(await isPasswordLinkGood(counter.shop, { token })).toBe(true)
    expect(await isPasswordLinkGood(counter.shop, { token })).toBe(true)
    expect(await choose(token)).toMatchObject({ ok: true })
    expect(await enter('vela12')).toMatchObject({ code: 'wrong-pair' })
    expect((await enter('nova-senha')).ok).toBe(true)
    expect(await choose(token, 'terceira')).toMatchObject({ code: 'token-invalid' })
    expect(await choose(sister, 'terceira')).toMatchObject({ code: 'token-invalid' })
  })

  test('is reported to the customer’s mailbox once for each change', async () => {
    const token = await mailedToken()
    counter.messages.length = 0
    await choose(token)
    await choose(token, 'terceira')
    expect(counter.messages).toMatchObject([
      { name: 'send-email', email: { type: 'password-changed', to: email } },
    ])
  })

  test('ends every session, but the one that sets it', async () => {
    const open = () => openSession(counter.shop, database.db, { userId, isStaff: false })
    await open()
    await open()
    const rows = await database.db.select().from(sessions)
    const ownSessionId = rows[0]?.id ?? ''
    await choose(await mailedToken(), 'nova-senha', ownSessionId)
    expect(await database.db.select().from(sessions)).toMatchObject([{ id: ownSessionId }])
    await choose(await mailedToken())
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test('a session of somebody else does not survive by being named', async () => {
    const stranger = await counter.newCustomer()
    await openSession(counter.shop, database.db, { userId: stranger, isStaff: false })
    await openSession(counter.shop, database.db, { userId, isStaff: false })
    const strangersSession = (await database.db.select().from(sessions)).find(
      (row) => row.userId === stranger,
    )
    await choose(await mailedToken(), 'nova-senha', strangersSession?.id)
    expect(await database.db.select().from(sessions)).toMatchObject([{ userId: stranger }])
  })

  test('the link ends after an hour', async () => {
    const token = await mailedToken()
    counter.passMinutes(60)
    expect(await isPasswordLinkGood(counter.shop, { token })).toBe(false)
    expect(await choose(token)).toMatchObject({ code: 'token-invalid' })
  })

  test('a password that is too short or mistyped does not use the link up', async () => {
    const token = await mailedToken()
    expect(await choose(token, 'curta')).toMatchObject({ code: 'password-too-short' })
    const mistyped = { token, password: 'nova-senha', confirmation: 'nova-sehna', sessionId: null }
    expect(await resetPassword(counter.shop, mistyped)).toMatchObject({ code: 'passwords-differ' })
    expect((await choose(token)).ok).toBe(true)
  })

  test('succeeds for only one of two concurrent requests', async () => {
    const token = await mailedToken()
    const outcomes = await Promise.all([choose(token, 'primeira'), choose(token, 'segunda')])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('proves the address: a planted, unconfirmed account becomes its owner’s', async () => {
    await database.db.update(users).set({ emailVerified: false })
    await choose(await mailedToken())
    expect((await enter('nova-senha')).ok).toBe(true)
  })

  test('gives a password to an account that only signed in with Google', async () => {
    await database.pool.query('delete from accounts')
    await choose(await mailedToken())
    expect((await enter('nova-senha')).ok).toBe(true)
  })
})
