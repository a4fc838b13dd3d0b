import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { requestSignInCode } from '#accounts/sign-in/use-cases/request-code.ts'
import { signInWithCode } from '#accounts/sign-in/use-cases/sign-in-with-code.ts'
import { signUp } from '#accounts/sign-up/use-cases/sign-up.ts'
import { type AccountShop, openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { paymentsOfPlaced } from '../../../tests/support/make-orders.ts'

const database = await createTestDatabase()
const counter: AccountShop = await openAccountShop(database)
afterAll(() => counter.close())

const clientAddress = '203.0.113.9'

async function orderFor(email: string, facts: { origin?: string; locked?: boolean; paid?: boolean } = {}) {
  const { rows } = await database.pool.query(
    `with placed as (
       insert into orders (order_number, origin, subtotal_amount, total_amount, customer_name, customer_email,
         shipping_address, attempt_key, session_id, payment_id, identity_locked_at, paid_at)
       values ($1, $2, 90, 90, 'Helena', $3, '{}', $1, $1, gen_random_uuid(), $4, $5) returning *)
     ${paymentsOfPlaced} returning order_id as id`,
    [
      randomUUID(),
      facts.origin ?? 'fair',
      email,
      facts.locked ? new Date() : null,
      facts.paid ? new Date() : null,
    ],
  )
  return async () => {
    const result = await database.pool.query('select user_id from orders where id = $1', [rows[0].id])
    return result.rows[0].user_id
  }
}

async function enterWithCode(email: string) {
  await requestSignInCode(counter.shop, { email, clientAddress, browserTicket: 'este' })
  const mailed = counter.messages.findLast(
    (job) => job.name === 'send-email' && job.email.type === 'sign-in-code',
  )
  if (mailed?.name !== 'send-email' || mailed.email.type !== 'sign-in-code') throw new Error('no code')
  const code = mailed.email.data.signInCode
  const way = { clientAddress, browserTicket: 'este', termsText: 'termos', previousToken: null }
  const entered = await signInWithCode(counter.shop, { email, code, ...way })
  if (!entered.ok) throw new Error(entered.code)
  return entered.value.userId
}

it('assigns orders to an account only after it verifies the address', async () => {
  const email = 'instagram@exemplo.com.br'
  const ownerOf = await orderFor(email)
  const ofOther = await orderFor('outra@exemplo.com.br')
  const ofSite = await orderFor(email, { origin: 'site' })
  const ofDeleted = await orderFor(email, { locked: true })
  const password = 'Uma-senha-comprida-1'
  const signedUp = await signUp(counter.shop, {
    email,
    password,
    confirmation: password,
    fullName: 'Quem se cadastra',
    acceptsTerms: true,
    termsText: 'termos',
    webhookUrl: null,
    clientAddress,
  })
  expect(signedUp.ok).toBe(true)
  expect(await ownerOf()).toBeNull()
  const userId = await enterWithCode(email)
  expect(await ownerOf()).toBe(userId)
  expect([await ofOther(), await ofSite(), await ofDeleted()]).toEqual([null, null, null])
})

it('gives the purchase of a voucher to its address only once it is paid', async () => {
  const email = 'vale@exemplo.com.br'
  const ofStranger = await orderFor(email, { origin: 'voucher' })
  const ofPaid = await orderFor(email, { origin: 'voucher', paid: true })
  const userId = await enterWithCode(email)
  expect([await ofStranger(), await ofPaid()]).toEqual([null, userId])
})
