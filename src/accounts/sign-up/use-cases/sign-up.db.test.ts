import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, consents, emailConfirmationTokens, profiles, users } from '#accounts/schema.ts'
import { automationEvents } from '#platform/operations/schema.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { confirmEmail } from './confirm-email.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { signUp } from './sign-up.ts'

const database = await createTestDatabase()
let counter: AccountShop
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users', 'automation_events', 'consents')
  counter.passMinutes(24 * 60 + 1)
  counter.messages.length = 0
  counter.automation.notices.length = 0
  counter.automation.answer = { outcome: 'not-configured' }
})

const form = {
  fullName: ' Helena   Martins ',
  email: ' Helena@Exemplo.com.br ',
  password: 'vela12',
  confirmation: 'vela12',
  acceptsTerms: true,
  termsText: 'Li e aceito.',
  webhookUrl: null,
  clientAddress: '203.0.113.1',
}
const email = 'helena@exemplo.com.br'
const resend = (webhookUrl: string | null = 'https://n8n.exemplo.br/hook') =>
  resendConfirmation(counter.shop, { email, webhookUrl, clientAddress: '203.0.113.1' })

function mailedLink(): URL {
  const mail = counter.messages.findLast((job) => job.name === 'send-email')
  if (mail?.name !== 'send-email' || !('confirmationUrl' in mail.email.data)) throw new Error('no such mail')
  return new URL(mail.email.data.confirmationUrl)
}

const mailedToken = () => mailedLink().searchParams.get('token') ?? ''

describe('signing up', () => {
  test('makes account, profile, consent and one confirmation mail', async () => {
    expect(await signUp(counter.shop, form)).toMatchObject({
      ok: true,
      value: { email, webhookNotified: true },
    })
    const [user] = await database.db.select().from(users)
    expect(user).toMatchObject({ email, name: 'Helena Martins', emailVerified: false, welcomedAt: null })
    const [profile] = await database.db.select().from(profiles)
    expect(profile).toMatchObject({ email, fullName: 'Helena Martins', profileCompleted: false })
    const [consent] = await database.db.select().from(consents)
    expect(consent).toMatchObject({ kind: 'terms', granted: true, text: 'Li e aceito.' })
    expect(counter.messages).toMatchObject([
      { name: 'send-email', email: { type: 'account-confirmation', to: email } },
    ])
  })

  test('keeps neither the password nor the token, only hashes of them', async () => {
    await signUp(counter.shop, form)
    const [account] = await database.db.select().from(accounts)
    expect(account?.passwordHash).toMatch(/^argon2id\$/)
    const [stored] = await database.db.select().from(emailConfirmationTokens)
    const token = mailedToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(stored?.token).toBe(counter.shop.identity.hashToken(token))
    expect(stored?.expiresAt.getTime()).toBe(counter.shop.clock.now().getTime() + 24 * 3_600_000)
  })

  test('reports an address that is taken in any spelling, and changes nothing', async () => {
    await signUp(counter.shop, form)
    const secondAnswer = await signUp(counter.shop, {
      ...form,
      email: 'HELENA@exemplo.com.br',
      password: 'outra1',
      confirmation: 'outra1',
    })
    expect(secondAnswer).toMatchObject({ ok: false, code: 'email-taken' })
    expect(await database.db.select().from(users)).toHaveLength(1)
    expect(counter.messages).toHaveLength(1)
  })

  test('two at once with one address make one account', async () => {
    const outcomes = await Promise.all([signUp(counter.shop, form), signUp(counter.shop, form)])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await database.db.select().from(accounts)).toHaveLength(1)
  })

  test('input that the form cannot send is refused before anything is written', async () => {
    const mismatched = { ...form, confirmation: 'vela13' }
    expect(await signUp(counter.shop, mismatched)).toMatchObject({ code: 'passwords-differ' })
    const odd = { ...form, email: 'joão@exemplo.com.br' }
    expect(await signUp(counter.shop, odd)).toMatchObject({ code: 'email-undeliverable' })
    expect(await database.db.select().from(users)).toEqual([])
  })

  test('keeps the account and logs the error if the webhook fails or is not the owner’s', async () => {
    counter.automation.answer = { outcome: 'failed', reason: 'status 500' }
    expect(await signUp(counter.shop, form)).toMatchObject({ ok: true, value: { webhookNotified: false } })
    counter.automation.answer = { outcome: 'refused-url', reason: "not on the owner's list" }
    const other = { ...form, email: 'ana@exemplo.com.br', webhookUrl: 'https://mal.exemplo/' }
    expect(await signUp(counter.shop, other)).toMatchObject({ ok: true, value: { webhookNotified: false } })
    expect(await database.db.select().from(users)).toHaveLength(2)
    // A stranger's URL proves nothing about the owner's webhook, so it is not recorded.
    expect(await database.db.select().from(automationEvents)).toMatchObject([{ succeeded: false }])
  })

  test('sends email, name, link and time to the webhook, with the same link as in the email', async () => {
    counter.automation.answer = { outcome: 'delivered' }
    await signUp(counter.shop, form)
    expect(counter.automation.notices).toEqual([
      {
        email,
        name: 'Helena Martins',
        confirmationUrl: `http://localhost:3000/email-confirmation?token=${mailedToken()}`,
        timestamp: counter.shop.clock.now().toISOString(),
      },
    ])
  })

  test('limits how many addresses one place can try', async () => {
    await signUp(counter.shop, form)
    const otherForms = Array.from({ length: 20 }, (_, place) => ({
      ...form,
      email: `ana${place}@exemplo.com.br`,
    }))
    const tries = await Promise.all(otherForms.map((otherForm) => signUp(counter.shop, otherForm)))
    expect(tries.filter((outcome) => !outcome.ok && outcome.code === 'too-many')).toHaveLength(1)
    expect(await signUp(counter.shop, form)).toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: 3600 },
    })
    expect((await signUp(counter.shop, { ...form, clientAddress: '203.0.113.2' })).ok).toBe(false)
  })

  test('when the token cannot be written there is no account either', async () => {
    await withoutTokens(async () => {
      expect(await signUp(counter.shop, form)).toMatchObject({ code: 'token-not-made' })
    })
    expect(await database.db.select().from(users)).toEqual([])
    expect((await signUp(counter.shop, form)).ok).toBe(true)
  })
})

describe('confirming', () => {
  test('works once', async () => {
    await signUp(counter.shop, form)
    const token = mailedToken()
    expect(await confirmEmail(counter.shop, { token })).toMatchObject({ ok: true })
    expect(await database.db.select().from(users)).toMatchObject([{ emailVerified: true }])
    expect(await confirmEmail(counter.shop, { token })).toMatchObject({
      code: 'already-confirmed',
      details: { email },
    })
  })

  test('an older mail, opened after the newer one, finds the address confirmed', async () => {
    await signUp(counter.shop, form)
    const older = mailedToken()
    counter.passMinutes(1)
    await resend()
    await confirmEmail(counter.shop, { token: mailedToken() })
    expect(await confirmEmail(counter.shop, { token: older })).toMatchObject({ code: 'already-confirmed' })
  })

  test.each([
    ['/produto/jasmim?tamanho=320', '/produto/jasmim?tamanho=320'],
    ['/', null],
    ['//mal.exemplo', null],
    ['https://mal.exemplo/', null],
    [`/${'x'.repeat(300)}`, null],
  ])('the link keeps that the customer was going to %s as %s', async (redirectTo, expected) => {
    await signUp(counter.shop, { ...form, redirectTo })
    expect(mailedLink().searchParams.get('redirectTo')).toBe(expected)
  })

  test('is stored in another email too', async () => {
    await signUp(counter.shop, form)
    counter.passMinutes(1)
    await resendConfirmation(counter.shop, {
      email,
      webhookUrl: 'https://n8n.exemplo.br/hook',
      clientAddress: '203.0.113.1',
      redirectTo: '/carrinho',
    })
    expect(mailedLink().searchParams.get('redirectTo')).toBe('/carrinho')
  })

  test('confirms once when two requests arrive at the same time', async () => {
    await signUp(counter.shop, form)
    const token = mailedToken()
    const outcomes = await Promise.all([
      confirmEmail(counter.shop, { token }),
      confirmEmail(counter.shop, { token }),
    ])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('ends after 24 hours', async () => {
    await signUp(counter.shop, form)
    const token = mailedToken()
    counter.passMinutes(24 * 60)
    expect(await confirmEmail(counter.shop, { token })).toMatchObject({ code: 'token-invalid' })
    expect(await database.db.select().from(users)).toMatchObject([{ emailVerified: false }])
  })

  test('confirms nobody for an unknown token', async () => {
    await signUp(counter.shop, form)
    for (const token of ['', 'x', counter.shop.identity.createToken().token])
      expect(await confirmEmail(counter.shop, { token })).toMatchObject({ code: 'token-invalid' })
    const [stored] = await database.db.select().from(emailConfirmationTokens)
    expect(await confirmEmail(counter.shop, { token: stored?.token ?? '' })).toMatchObject({ ok: false })
  })
})

describe('another confirmation mail', () => {
  test('needs a webhook, from the form or from the owner', async () => {
    await signUp(counter.shop, form)
    counter.passMinutes(1)
    expect(await resend(null)).toMatchObject({ code: 'webhook-needed' })
    expect(await resend('  ')).toMatchObject({ code: 'webhook-needed' })
    Object.assign(counter.automation, { defaultUrl: 'https://n8n.exemplo.br/hook' })
    expect((await resend(null)).ok).toBe(true)
    Object.assign(counter.automation, { defaultUrl: null })
  })

  test('waits a minute, on the server too', async () => {
    await signUp(counter.shop, form)
    expect(await resend()).toMatchObject({ code: 'cooling-down', details: { email, secondsLeft: 60 } })
    counter.passMinutes(0.5)
    expect(await resend()).toMatchObject({ code: 'cooling-down', details: { secondsLeft: 30 } })
    counter.passMinutes(0.5)
    expect((await resend()).ok).toBe(true)
    expect(await resend()).toMatchObject({ code: 'cooling-down', details: { secondsLeft: 60 } })
  })

  test('sends one email for two concurrent requests', async () => {
    await signUp(counter.shop, form)
    counter.passMinutes(1)
    const outcomes = await Promise.all([resend(), resend()])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(counter.messages).toHaveLength(2)
  })

  test.each([
    ['first', 24 * 60 - 2, { ok: true }],
    ['first', 24 * 60 - 1, { code: 'token-invalid' }],
    ['second', 24 * 60 - 1, { ok: true }],
  ] as const)('does not end the first link: the %s after %i more minutes', async (link, minutes, answer) => {
    await signUp(counter.shop, form)
    const first = mailedToken()
    counter.passMinutes(1)
    await resend()
    const second = mailedToken()
    expect(second).not.toBe(first)
    counter.passMinutes(minutes)
    expect(await confirmEmail(counter.shop, { token: link === 'first' ? first : second })).toMatchObject(
      answer,
    )
  })

  test('makes no difference once one of the links confirmed the address', async () => {
    await signUp(counter.shop, form)
    const first = mailedToken()
    counter.passMinutes(1)
    await resend()
    expect(await confirmEmail(counter.shop, { token: first })).toMatchObject({ ok: true })
    expect(await confirmEmail(counter.shop, { token: mailedToken() })).toMatchObject({
      code: 'already-confirmed',
    })
  })

  test('an unknown or already confirmed account gets no e-mail', async () => {
    expect(await resend()).toMatchObject({ code: 'user-unknown' })
    await signUp(counter.shop, form)
    await confirmEmail(counter.shop, { token: mailedToken() })
    counter.passMinutes(1)
    expect(await resend()).toMatchObject({ code: 'already-confirmed' })
  })

  test('is sent at most three times an hour to one mailbox; refused attempts do not count', async () => {
    await signUp(counter.shop, form)
    for (let mail = 0; mail < 3; mail++) {
      await resend()
      counter.passMinutes(1)
      expect((await resend()).ok).toBe(true)
    }
    counter.passMinutes(1)
    expect(await resend()).toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    counter.passMinutes(60)
    expect((await resend()).ok).toBe(true)
  })

  test('shows whether the webhook accepted it, and always sends the shop’s own email', async () => {
    await signUp(counter.shop, form)
    counter.passMinutes(1)
    counter.automation.answer = { outcome: 'failed', reason: 'no answer in time' }
    expect(await resend()).toMatchObject({ ok: true, value: { webhookNotified: false } })
    expect(counter.messages).toHaveLength(2)
  })

  test('when the token cannot be written nothing is sent, and the old link still works', async () => {
    await signUp(counter.shop, form)
    const token = mailedToken()
    counter.passMinutes(1)
    await withoutTokens(async () => {
      expect(await resend()).toMatchObject({ code: 'token-not-made' })
    })
    expect(await confirmEmail(counter.shop, { token })).toMatchObject({ ok: true })
  })
})

async function withoutTokens(work: () => Promise<void>): Promise<void> {
  await database.pool.query(
    'alter table email_confirmation_tokens add constraint closed check (false) not valid',
  )
  try {
    await work()
  } finally {
    await database.pool.query('alter table email_confirmation_tokens drop constraint closed')
  }
}
