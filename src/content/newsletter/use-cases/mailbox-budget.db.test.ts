import { afterAll, beforeEach, expect, test } from 'vitest'
import { requestPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { besiegedEmail, besiegeMailbox } from '../../../../tests/support/besiege-mailbox.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { subscribe } from './subscribe.ts'

const database = await createTestDatabase()
const fixture = await openAccountShop(database)
const { shop, messages } = fixture
afterAll(() => fixture.close())

beforeEach(async () => {
  await emptyTables(database.pool, 'users', 'newsletter_subscriptions', 'consents')
  fixture.passMinutes(24 * 60 + 1)
  messages.length = 0
})

const join = (email: string) => subscribe(shop, { email, consentText: 'Aceito.', source: 'site' })

test('one mailbox gets ten welcome emails a day, and the same refusal with and without an account', async () => {
  await fixture.newCustomer(besiegedEmail)
  await besiegeMailbox(fixture, [join])
  expect(messages).toHaveLength(10)
  const answer = await join('helenamartins+x@gmail.com')
  expect(answer).toMatchObject({ code: 'too-many' })
  await emptyTables(database.pool, 'users')
  expect(await join('helenamartins+y@gmail.com')).toEqual(answer)
})

test('a subscription that sends nothing takes nothing from the mailbox', async () => {
  await join(besiegedEmail)
  for (let hour = 0; hour < 20; hour++) {
    expect(await join(besiegedEmail)).toMatchObject({ code: 'already-subscribed' })
    fixture.passMinutes(60)
  }
  const stranger = { clientAddress: '2001:db8::1', browserTicket: '1' }
  expect(await requestPasswordReset(shop, { email: besiegedEmail, ...stranger })).toMatchObject({ ok: true })
  expect(await join('helenamartins+x@gmail.com')).toMatchObject({ ok: true })
})
