import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, consents, profiles, sessions, userRoles, users } from '#accounts/schema.ts'
import { totpFactors } from '#accounts/second-factor/schema.ts'
import { signInCodes } from '#accounts/sign-in/schema.ts'
import { requestPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import { signUp } from '#accounts/sign-up/use-cases/sign-up.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { queuedMessages } from '../../../../tests/support/message-queue.ts'
import { findSignInLink, forgetOldSignInCodes } from './redeem-code.ts'
import { type CodeRequest, requestSignInCode } from './request-code.ts'
import { signIn } from './sign-in.ts'
import { signInWithCode, signInWithLink } from './sign-in-with-code.ts'

const database = await createTestDatabase()
const { db } = database
let counter: AccountShop
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users', 'sign_in_codes', 'consents')
  counter.passMinutes(24 * 60 + 1)
  counter.messages.length = 0
})

const email = 'helena@exemplo.com.br'
const clientAddress = '203.0.113.7'
const termsText = 'Ao continuar, você aceita os termos.'
const browserTicket = 'o navegador dela'
const ask = (typed = email, from = clientAddress, changes: Partial<CodeRequest> = {}) =>
  requestSignInCode(counter.shop, { email: typed, clientAddress: from, browserTicket, ...changes })
const enter = (code: string, changes: Partial<Parameters<typeof signInWithCode>[1]> = {}) =>
  signInWithCode(counter.shop, {
    email,
    code,
    clientAddress,
    browserTicket,
    termsText,
    previousToken: null,
    ...changes,
  })

function mailedCodes(): string[] {
  return counter.messages.flatMap((job) =>
    job.name === 'send-email' && job.email.type === 'sign-in-code' ? [job.email.data.signInCode] : [],
  )
}

function mailedLink(): string {
  const urls = counter.messages.flatMap((job) =>
    job.name === 'send-email' && job.email.type === 'sign-in-code' ? [job.email.data.signInUrl] : [],
  )
  return new URL(urls.at(-1) ?? '').searchParams.get('entrar') ?? ''
}

const follow = (linkToken: string, ticket: string | null = 'outro aparelho') =>
  signInWithLink(counter.shop, {
    linkToken,
    clientAddress,
    browserTicket: ticket,
    termsText,
    previousToken: null,
  })

async function askedCode(): Promise<string> {
  expect(await ask()).toMatchObject({ ok: true })
  return mailedCodes().at(-1) ?? ''
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('asking for a code', () => {
  test('gives the same answer for known and unknown addresses, and creates no account', async () => {
    await counter.newCustomer('conhecida@exemplo.com.br')
    expect(await ask('conhecida@exemplo.com.br')).toEqual({
      ok: true,
      value: { email: 'conhecida@exemplo.com.br', secondsLeft: 60 },
    })
    expect(await ask(' Nova@Exemplo.com.br ')).toEqual({
      ok: true,
      value: { email: 'nova@exemplo.com.br', secondsLeft: 60 },
    })
    expect(mailedCodes()).toHaveLength(2)
    expect(await db.$count(users)).toBe(1)
    expect(await ask('')).toMatchObject({ code: 'email-missing' })
    expect(await ask('helena')).toMatchObject({ code: 'email-invalid' })
    expect(await ask('helena@exemplo.c')).toMatchObject({ code: 'email-undeliverable' })
  })

  test('keeps a hash, and mails once however often it is pressed within a minute', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(mailedCodes()).toHaveLength(1)
    const [row] = await db.select().from(signInCodes)
    expect(JSON.stringify(row)).not.toContain(mailedCodes()[0])
    expect(JSON.stringify(await queuedMessages(db))).not.toContain(mailedCodes()[0])
  })

  test('a minute later it mails another, and only that one counts', async () => {
    const first = await askedCode()
    counter.passMinutes(1)
    const second = await askedCode()
    expect(mailedCodes()).toHaveLength(2)
    if (first !== second) expect(await enter(first)).toMatchObject({ code: 'wrong-code' })
    expect(await enter(second)).toMatchObject({ ok: true })
  })

  test('five an hour for one address, from wherever', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await ask(email, `203.0.113.${time}`)).ok).toBe(true)
      counter.passMinutes(1)
    }
    expect(await ask(email, '203.0.113.99')).toMatchObject({ code: 'too-many' })
    expect(mailedCodes()).toHaveLength(5)
  })
})

describe('the right code', () => {
  test('makes an account without a password, confirmed, with the words that were agreed to', async () => {
    const signIn = await enter(await askedCode())
    expect(signIn).toMatchObject({ ok: true, value: { session: { token: expect.any(String) } } })
    const [user] = await db.select().from(users)
    expect(user).toMatchObject({ email, emailVerified: true, name: '' })
    expect(await db.$count(accounts)).toBe(0)
    expect(await db.select().from(profiles)).toMatchObject([{ email, profileCompleted: false }])
    expect(await db.select().from(consents)).toMatchObject([
      { userId: user?.id, email, kind: 'terms', granted: true, text: termsText },
    ])
    expect(counter.messages.map((job) => job.key)).toContain(`welcome:${user?.id}`)
  })

  test('is good once; the same browser may repeat it for a minute, another not', async () => {
    const code = await askedCode()
    expect(await enter(code)).toMatchObject({ ok: true })
    expect(await enter(code)).toMatchObject({ ok: true })
    expect(await enter(code, { browserTicket: 'outro' })).toMatchObject({ code: 'code-not-here' })
    expect(await enter(code, { browserTicket: null })).toMatchObject({ code: 'code-not-here' })
    expect(await enter(wrong(code))).toMatchObject({ code: 'code-used' })
    counter.passMinutes(2)
    expect(await enter(code)).toMatchObject({ code: 'code-used' })
    expect(await db.$count(users)).toBe(1)
  })

  test('sent by two tabs at once it opens one account', async () => {
    const code = await askedCode()
    const outcomes = await Promise.all([enter(code), enter(code)])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    expect([await db.$count(users), await db.$count(consents)]).toEqual([1, 1])
  })

  test('and the link of the same mail, sent by two browsers at once, let one in', async () => {
    const code = await askedCode()
    const outcomes = await Promise.all([enter(code), follow(mailedLink())])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db.$count(sessions)).toBe(1)
  })

  test('drops password and name that somebody set before the address was confirmed', async () => {
    const password = 'vela-de-outra-pessoa'
    const form = { fullName: 'Helena', email, password, confirmation: password, acceptsTerms: true }
    const signUpOutcome = await signUp(counter.shop, {
      ...form,
      termsText: 'Li e aceito.',
      webhookUrl: null,
      clientAddress,
    })
    expect(signUpOutcome.ok).toBe(true)
    expect(await enter(await askedCode())).toMatchObject({ ok: true })
    expect(await db.$count(accounts)).toBe(0)
    expect(await db.select({ name: profiles.fullName }).from(profiles)).toEqual([{ name: null }])
    expect(await signIn(counter.shop, { email, password, clientAddress, previousToken: null })).toMatchObject(
      { code: 'wrong-pair' },
    )
  })

  test('keeps the password and the name of a confirmed account', async () => {
    const userId = await counter.newCustomer(email)
    const passwordHash = await counter.shop.identity.hashPassword('vela12')
    await db
      .insert(accounts)
      .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
    expect(await enter(await askedCode())).toMatchObject({ ok: true, value: { userId } })
    expect(
      await signIn(counter.shop, { email, password: 'vela12', clientAddress, previousToken: null }),
    ).toMatchObject({ ok: true })
    expect(await db.select({ name: users.name }).from(users)).toEqual([{ name: 'Ana' }])
  })

  test('is not enough for an account with a second factor', async () => {
    const userId = await counter.newCustomer(email)
    await db.insert(userRoles).values({ userId, role: 'admin' })
    await db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
    expect(await enter(await askedCode())).toMatchObject({ ok: true, value: { userId, session: null } })
    expect(await db.$count(sessions)).toBe(0)
  })
})

describe('a wrong code', () => {
  test('costs a try, five guesses at once cost five, and then the right one is worth nothing', async () => {
    const code = await askedCode()
    expect(await enter(wrong(code))).toMatchObject({ code: 'wrong-code', details: { triesLeft: 4 } })
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, place) => enter(wrong(code), { clientAddress: `198.51.100.${place}` })),
    )
    expect(guesses.filter((guess) => !guess.ok && guess.code === 'wrong-code')).toHaveLength(3)
    expect(await enter(code, { clientAddress: '198.51.100.99' })).toMatchObject({ code: 'no-tries-left' })
    expect(await db.$count(users)).toBe(0)
  })

  test('from a browser that did not request a code counts like a wrong password and blocks nobody else', async () => {
    const code = await askedCode()
    for (let time = 0; time < 5; time++)
      await signIn(counter.shop, { email, password: 'x', clientAddress, previousToken: null })
    expect(await enter(code, { browserTicket: null })).toMatchObject({ code: 'too-many' })
    expect(await enter(code)).toMatchObject({ ok: true })
  })

  test('does not count if it is incomplete, and is reported if it expired or was never sent', async () => {
    const code = await askedCode()
    expect(await enter(code.slice(0, 5))).toMatchObject({ code: 'code-incomplete' })
    expect(await db.select({ left: signInCodes.triesLeft }).from(signInCodes)).toEqual([{ left: 5 }])
    counter.passMinutes(10)
    expect(await enter(code)).toMatchObject({ code: 'code-expired' })
    expect(await enter(code, { email: 'ninguem@exemplo.com.br' })).toMatchObject({ code: 'code-not-here' })
  })
})

describe('a stranger', () => {
  const stranger = { browserTicket: 'o navegador de um estranho' }

  test('can only try the code they requested themselves, and cannot invalidate another person’s code', async () => {
    const ownCode = await askedCode()
    await ask(email, '198.51.100.1', stranger)
    const his = mailedCodes().at(-1) ?? ''
    for (let time = 0; time < 5; time++)
      await enter(wrong(his), { ...stranger, clientAddress: '198.51.100.1' })
    expect(await enter(ownCode, { ...stranger, clientAddress: '198.51.100.2' })).toMatchObject({ ok: false })
    expect(await enter(ownCode)).toMatchObject({ ok: true })
  })

  test('gets the same answer for every address: with a code, a used code, an account or none', async () => {
    const code = await askedCode()
    const answerText = async (to: string, typed: string, place: string) =>
      JSON.stringify(await enter(typed, { email: to, browserTicket: null, clientAddress: place }))
    const whileAlive = await answerText(email, code, '198.51.100.1')
    await enter(code)
    const answers = [
      whileAlive,
      await answerText(email, code, '198.51.100.2'),
      await answerText(email, wrong(code), '198.51.100.3'),
      await answerText('ninguem@exemplo.com.br', code, '198.51.100.4'),
    ]
    expect(new Set(answers)).toEqual(new Set([JSON.stringify({ ok: false, code: 'code-not-here' })]))
  })

  const besiege = (place: number) => ask(email, `198.51.100.${place}`, { browserTicket: `estranho ${place}` })

  /** Sets up a known browser, and a mailbox whose limit strangers have exhausted today. */
  async function besiegedMailbox(): Promise<{ deviceToken: string | null }> {
    const signIn = await enter(await askedCode())
    if (!signIn.ok) throw new Error('the customer is inside')
    counter.passMinutes(24 * 60 + 1)
    for (let time = 0; time < 4; time++) {
      expect((await besiege(1)).ok).toBe(true)
      counter.passMinutes(1)
    }
    return { deviceToken: signIn.value.deviceToken }
  }

  test('is stopped at his place before the mailbox’s mails are used up, and at all places then', async () => {
    await besiegedMailbox()
    expect(await besiege(1)).toMatchObject({ code: 'too-many' })
    expect((await besiege(2)).ok).toBe(true)
    expect(await besiege(3)).toMatchObject({ code: 'too-many' })
  })

  test('does not use up the mails of a browser that was inside before', async () => {
    const { deviceToken } = await besiegedMailbox()
    await besiege(2)
    expect(await ask(email, clientAddress, { deviceToken })).toMatchObject({ ok: true })
    expect(await enter(mailedCodes().at(-1) ?? '', { deviceToken })).toMatchObject({ ok: true })
    expect(await ask('outra@exemplo.com.br', clientAddress, { deviceToken })).toMatchObject({ ok: true })
  })

  test('does not use up the recovery of a browser that was inside before', async () => {
    const { deviceToken } = await besiegedMailbox()
    await besiege(2)
    for (let time = 0; time < 4; time++)
      await requestPasswordReset(counter.shop, { email, clientAddress: '198.51.100.1' })
    expect(await requestPasswordReset(counter.shop, { email, clientAddress })).toMatchObject({
      code: 'too-many',
    })
    expect(await requestPasswordReset(counter.shop, { email, clientAddress, deviceToken })).toMatchObject({
      ok: true,
    })
  })
})

describe('the link of the mail', () => {
  test('is written down nowhere', async () => {
    await askedCode()
    const link = mailedLink()
    expect(link).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.select().from(signInCodes))).not.toContain(link)
    expect(JSON.stringify(await queuedMessages(db))).not.toContain(link)
  })

  test('opens the account in any browser when no attempt at the code is left, however often the page was opened', async () => {
    const code = await askedCode()
    for (let time = 0; time < 5; time++) await enter(wrong(code))
    counter.passMinutes(30)
    const link = mailedLink()
    for (let time = 0; time < 2; time++)
      expect(await findSignInLink(counter.shop, { linkToken: link })).toMatchObject({ email })
    expect(await follow(link)).toMatchObject({ ok: true, value: { session: { token: expect.any(String) } } })
    expect(await db.select().from(consents)).toMatchObject([{ email, kind: 'terms', text: termsText }])
  })

  test('is used up by the first browser, with its digits; that one alone may follow it again', async () => {
    const code = await askedCode()
    const link = mailedLink()
    await follow(link)
    expect(await follow(link)).toMatchObject({ ok: true })
    expect(await follow(link, 'terceiro')).toMatchObject({ code: 'link-dead' })
    expect(await follow(link, null)).toMatchObject({ code: 'link-dead' })
    expect(await findSignInLink(counter.shop, { linkToken: link })).toBeNull()
    expect(await enter(code)).toMatchObject({ code: 'code-used' })
  })

  test('ends after an hour, with a newer mail to the same browser, and where none was mailed', async () => {
    await askedCode()
    const first = mailedLink()
    counter.passMinutes(1)
    await askedCode()
    expect(await follow(first)).toMatchObject({ code: 'link-dead' })
    counter.passMinutes(60)
    expect(await follow(mailedLink())).toMatchObject({ code: 'link-dead' })
    expect(await follow('x'.repeat(43))).toMatchObject({ code: 'link-dead' })
  })

  test('leads to the page the customer wanted, and never signs in without a click', async () => {
    await ask(email, clientAddress, { redirectTo: '/carrinho' })
    const [mail] = counter.messages
    if (mail?.name !== 'send-email' || mail.email.type !== 'sign-in-code') throw new Error('a mail')
    expect(new URL(mail.email.data.signInUrl).searchParams.get('redirectTo')).toBe('/carrinho')
  })
})

test('the log never contains a code or an address', async () => {
  const code = await askedCode()
  const outcomes: unknown[] = []
  const note = (...words: unknown[]) => void outcomes.push(words)
  const shop = { ...counter.shop, log: { debug: note, info: note, warn: note, error: note } }
  const request = { email, clientAddress, browserTicket, termsText, previousToken: null }
  await signInWithCode(shop, { ...request, code: wrong(code) })
  await signInWithCode(shop, { ...request, code })
  expect(outcomes).toHaveLength(2)
  for (const secret of [code, wrong(code), email]) expect(JSON.stringify(outcomes)).not.toContain(secret)
})

test('old codes are swept', async () => {
  await askedCode()
  counter.passMinutes(24 * 60)
  await forgetOldSignInCodes(counter.shop)
  expect(await db.$count(signInCodes)).toBe(1)
  counter.passMinutes(11)
  await forgetOldSignInCodes(counter.shop)
  expect(await db.$count(signInCodes, eq(signInCodes.email, email))).toBe(0)
})
