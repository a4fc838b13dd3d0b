import { afterAll, expect, it } from 'vitest'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { loadBuyer } from './load-buyer.ts'
import { startCheckout } from './start-checkout.ts'

const { pool, ...database } = await createTestDatabase()
const fixture = await openCheckoutFixture({ pool, ...database })
const { shop } = fixture
afterAll(() => fixture.close())

/** A customer who signed in by code: only the email address is known. */
async function namelessBuyer() {
  const customer = await fixture.newCustomer()
  await pool.query(`update users set name = '' where id = $1`, [customer.id])
  await pool.query('delete from profiles where user_id = $1', [customer.id])
  const candle = await fixture.newCandle({ stock: 9 })
  await fixture.putInCart(customer.id, candle.id, 1)
  return customer.id
}

async function loadProfile(userId: string) {
  const { rows } = await pool.query('select * from profiles where user_id = $1', [userId])
  return rows[0]
}

async function order(userId: string, changes = {}) {
  const started = await startCheckout(shop, await fixture.requestFor(userId, changes))
  expect(started.ok).toBe(true)
}

it('keeps name and telephone of the first order, and its address where the customer wishes it', async () => {
  const userId = await namelessBuyer()
  expect(await loadBuyer(shop, { userId })).toMatchObject({ name: '', phone: '', hasOwnAddress: false })
  await order(userId, { keepsAddress: true })
  expect(await loadProfile(userId)).toMatchObject({
    full_name: 'Helena Martins',
    phone: '(11) 90000-0000',
    address_line_1: TEST_ADDRESS.line1,
    city: TEST_ADDRESS.city,
    postal_code: TEST_ADDRESS.postal_code,
    country: 'Brasil',
    profile_completed: true,
  })
  expect(await loadBuyer(shop, { userId })).toMatchObject({ name: 'Helena Martins', hasOwnAddress: true })
})

it('does not save the address without consent, and starts the next order from the last one', async () => {
  const userId = await namelessBuyer()
  await order(userId)
  expect(await loadProfile(userId)).toMatchObject({ address_line_1: null, profile_completed: true })
  const buyer = await loadBuyer(shop, { userId })
  expect(buyer.hasOwnAddress).toBe(false)
  expect(buyer.delivery.address).toMatchObject({
    postalCode: TEST_ADDRESS.postal_code,
    city: TEST_ADDRESS.city,
  })
})

it('asks for reviews only with consent, and stores its time', async () => {
  const listConsents = async (userId: string) =>
    (await pool.query('select kind, granted, created_at from consents where user_id = $1', [userId])).rows
  const silent = await namelessBuyer()
  await order(silent)
  expect(await loadBuyer(shop, { userId: silent })).toMatchObject({ getsReviewInvitations: false })
  expect(await listConsents(silent)).toEqual([])
  const userId = await namelessBuyer()
  await order(userId, { wantsReviewInvitations: true })
  await order(userId, { wantsReviewInvitations: true })
  expect(await loadBuyer(shop, { userId })).toMatchObject({ getsReviewInvitations: true })
  expect(await listConsents(userId)).toEqual([
    { kind: 'review_invitations', granted: true, created_at: shop.clock.now() },
  ])
})

it('does not change the stored profile', async () => {
  const userId = await namelessBuyer()
  await order(userId)
  const other = { name: 'Marcos Lima', email: null, phone: '(11) 95555-0000', address: TEST_ADDRESS }
  await order(userId, { customer: other })
  expect(await loadProfile(userId)).toMatchObject({ full_name: 'Helena Martins', phone: '(11) 90000-0000' })
})

it('a name with an address in it stays with the order', async () => {
  const userId = await namelessBuyer()
  const name = 'Ganhe em www.premio.exemplo'
  await order(userId, { customer: { name, email: null, phone: null, address: TEST_ADDRESS } })
  expect(await loadProfile(userId)).toMatchObject({ full_name: null, phone: null })
})

it('a refused order keeps nothing', async () => {
  const userId = await namelessBuyer()
  const request = await fixture.requestFor(userId, { expectedTotal: 1, keepsAddress: true })
  expect((await startCheckout(shop, request)).ok).toBe(false)
  expect(await loadProfile(userId)).toBeUndefined()
})
