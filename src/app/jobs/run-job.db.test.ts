import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, users } from '#accounts/schema.ts'
import { deleteAccount } from '#customers/privacy/use-cases/delete-account.ts'
import { exportMyData } from '#customers/privacy/use-cases/export-my-data.ts'
import { createStripeGateway } from '#payments/providers/stripe/stripe-gateway.ts'
import { openCardSession } from '#payments/use-cases/open-card-session.ts'
import { startFakeStripe } from '../../../lab/fakes/fake-stripe.ts'
import { openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { emptyQueue } from '../../../tests/support/message-queue.ts'
import { drainOutbox } from './drain-outbox.ts'

const database = await createTestDatabase()
const counter = await openAccountShop(database)
const delivery = await openDeliveryShop(database)
const stripe = await startFakeStripe()
const payments = createStripeGateway({ ...stripe.settings, timeoutMs: 500 }, counter.shop)
const shop = { ...counter.shop, payments }
afterAll(async () => {
  await stripe.close()
  await delivery.close()
  await counter.close()
})
beforeEach(async () => {
  stripe.recover()
  stripe.customers.clear()
  await emptyQueue(database.db)
})

const forgotten = async () =>
  (await drainOutbox({ ...delivery, payments }, { includeDelayed: true })).filter(
    ({ name }) => name === 'forget-payment-customer',
  )

async function deletePerson(): Promise<string> {
  const userId = await counter.newCustomer()
  const passwordHash = await shop.identity.hashPassword('vela12')
  await database.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
  await openCardSession(shop, { userId })
  const [reference = ''] = stripe.customers.keys()
  expect(await exportMyData(shop, { userId })).toMatchObject({
    paymentCustomers: [{ paymentProvider: 'stripe', customerReference: reference }],
  })
  expect(
    await deleteAccount(shop, { userId, proof: { password: 'vela12' }, reviews: 'delete' }),
  ).toMatchObject({ ok: true })
  expect(await database.db.select().from(users)).toEqual([])
  return reference
}

describe('the cards of a deleted account', () => {
  it('are deleted at Stripe, also when it answers only later', async () => {
    const key = await deletePerson()
    stripe.failNext('rate-limited', 3)
    expect(await forgotten()).toMatchObject([{ key, failure: 'provider-unavailable' }])
    expect(stripe.customers.has(key)).toBe(true)
    stripe.recover()
    expect(await forgotten()).toEqual([{ name: 'forget-payment-customer', key }])
    expect(stripe.customers.size).toBe(0)
  })

  it('count as deleted where Stripe has none any more', async () => {
    const key = await deletePerson()
    stripe.customers.clear()
    expect(await forgotten()).toEqual([{ name: 'forget-payment-customer', key }])
  })
})
