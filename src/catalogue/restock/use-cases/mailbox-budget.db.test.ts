import { afterAll, expect, test } from 'vitest'
import { requestSignInCode } from '#accounts/sign-in/use-cases/request-code.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { besiegedEmail, besiegeMailbox } from '../../../../tests/support/besiege-mailbox.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { askForNotice } from './ask-for-notice.ts'

const database = await createTestDatabase()
const fixture = await openAccountShop(database)
const { shop, messages } = fixture
afterAll(() => fixture.close())

test('one mailbox gets ten links a day with or without an account, and still gets codes', async () => {
  const productId = await fixture.newProduct({ stockQuantity: 0 })
  const ask = (email: string) => askForNotice(shop, { productId, variantId: null, email, customer: null })
  await fixture.newCustomer(besiegedEmail)
  await besiegeMailbox(fixture, [ask])
  expect(messages).toHaveLength(10)
  const answer = await ask(besiegedEmail)
  expect(answer).toMatchObject({ code: 'too-many' })
  await emptyTables(database.pool, 'users')
  expect(await ask(besiegedEmail)).toEqual(answer)
  const stranger = { clientAddress: '2001:db8::1', browserTicket: '1' }
  expect(await requestSignInCode(shop, { email: besiegedEmail, ...stranger })).toMatchObject({ ok: true })
})
