import { afterAll, beforeEach, expect, test } from 'vitest'
import { requestSignInCode } from '#accounts/sign-in/use-cases/request-code.ts'
import { signInWithCode } from '#accounts/sign-in/use-cases/sign-in-with-code.ts'
import { requestPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import { signUp } from '#accounts/sign-up/use-cases/sign-up.ts'
import { openAccountShop } from '../../tests/support/account-shop.ts'
import { besiegeMailbox, besiegedEmail as email } from '../../tests/support/besiege-mailbox.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { emptyTables } from '../../tests/support/empty-tables.ts'

const database = await createTestDatabase()
const counter = await openAccountShop(database)
const { shop, messages } = counter
afterAll(() => counter.close())

const termsText = 'Ao continuar, você aceita os termos.'
let places = 0

beforeEach(async () => {
  await emptyTables(database.pool, 'users', 'sign_in_codes')
  counter.passMinutes(24 * 60 + 1)
  messages.length = 0
})

const stranger = () => ({ clientAddress: `2001:db8::${(++places).toString(16)}`, browserTicket: `${places}` })
const askCode = (to = email, deviceToken: string | null = null) =>
  requestSignInCode(shop, { email: to, ...stranger(), deviceToken })
const recover = (to = email, deviceToken: string | null = null) =>
  requestPasswordReset(shop, { email: to, ...stranger(), deviceToken })
const register = (to = email) =>
  signUp(shop, {
    ...stranger(),
    email: to,
    fullName: 'Helena Martins',
    password: 'segredo-7',
    confirmation: 'segredo-7',
    acceptsTerms: true,
    termsText,
    webhookUrl: null,
  })

const besiege = (...forms: ((to: string) => Promise<unknown>)[]) => besiegeMailbox(counter, forms)

async function signInDevice() {
  await askCode()
  const job = messages.find(
    (message) => message.name === 'send-email' && message.email.type === 'sign-in-code',
  )
  const code = job?.name === 'send-email' && job.email.type === 'sign-in-code' && job.email.data.signInCode
  const signIn = await signInWithCode(shop, {
    email,
    code: code || '',
    clientAddress: '203.0.113.7',
    browserTicket: `${places}`,
    termsText,
    previousToken: null,
  })
  return signIn.ok && 'deviceToken' in signIn.value ? signIn.value.deviceToken : null
}

test('strangers have one mailbox sent twenty mails a day, whatever forms and spellings they use', async () => {
  await besiege(askCode, recover, register)
  expect(messages).toHaveLength(20)
  counter.passMinutes(60)
  expect(await askCode()).toMatchObject({ ok: true })
  expect(messages).toHaveLength(21)
})

test('other emails keep half of the budget for codes', async () => {
  await besiege(recover, register)
  expect(messages).toHaveLength(10)
  expect(await askCode()).toMatchObject({ ok: true })
})

test('the refusal is the same with and without an account', async () => {
  await counter.newCustomer(email)
  await besiege(askCode, recover)
  const answers = [await askCode('helenamartins+x@gmail.com'), await recover(), await register()]
  for (const answer of answers) expect(answer).toMatchObject({ code: 'too-many' })
  await emptyTables(database.pool, 'users')
  const unknown = [await askCode('helenamartins+y@gmail.com'), await recover(), await register()]
  expect(unknown).toEqual(answers)
})

test('a browser that was inside before has a share of its own', async () => {
  const deviceToken = await signInDevice()
  await besiege(askCode, recover)
  expect(await recover()).toMatchObject({ code: 'too-many' })
  expect(await recover(email, deviceToken)).toMatchObject({ ok: true })
  expect(await askCode(email, deviceToken)).toMatchObject({ ok: true })
})

test('a form that sends nothing takes nothing from it', async () => {
  await register()
  for (let hour = 0; hour < 20; hour++) {
    expect(await register()).toMatchObject({ code: 'email-taken' })
    counter.passMinutes(60)
  }
  expect(await recover()).toMatchObject({ ok: true })
})
