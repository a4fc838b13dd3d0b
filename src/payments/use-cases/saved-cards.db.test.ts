import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { createStripeGateway } from '#payments/providers/stripe/stripe-gateway.ts'
import { startFakeStripe } from '../../../lab/fakes/fake-stripe.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { queuedMessages } from '../../../tests/support/message-queue.ts'
import { openCardSession } from './open-card-session.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { clock, log } = fixture.shop
const stripe = await startFakeStripe({ now: () => clock.now() })
const shop = {
  ...fixture.shop,
  payments: createStripeGateway({ ...stripe.settings, timeoutMs: 500 }, { clock, log }),
}
afterAll(async () => {
  await stripe.close()
  await fixture.close()
})
beforeEach(() => {
  stripe.recover()
  stripe.customers.clear()
  stripe.requests.length = 0
  stripe.bodies.length = 0
})

const sentTo = (path: string) => stripe.bodies.filter((_, index) => stripe.requests[index]?.path === path)
const intentsSent = () => sentTo('/v1/payment_intents')

async function newBuyer() {
  const { id: userId } = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(userId, candle.id, 1)
  const request = await fixture.requestFor(userId)
  return { userId, buy: () => startCheckout(shop, request) }
}

async function loadReference(userId: string): Promise<string | null> {
  const result = await database.pool.query('select reference from payment_customers where user_id = $1', [
    userId,
  ])
  return result.rows[0]?.reference ?? null
}

describe('cards kept at Stripe', () => {
  it('are shown, kept and removed by Stripe’s own fields, and paid with in the customer’s name', async () => {
    const { userId, buy } = await newBuyer()
    expect(await openCardSession(shop, { userId })).toMatch(/^cuss_secret_/)
    const customer = await loadReference(userId)
    expect([...stripe.customers.values()]).toMatchObject([{ id: customer, metadata: { user_id: userId } }])
    expect(Object.fromEntries(sentTo('/v1/customer_sessions')[0] ?? [])).toEqual({
      customer,
      'components[payment_element][enabled]': 'true',
      'components[payment_element][features][payment_method_redisplay]': 'enabled',
      'components[payment_element][features][payment_method_save]': 'enabled',
      'components[payment_element][features][payment_method_save_usage]': 'on_session',
      'components[payment_element][features][payment_method_remove]': 'enabled',
    })
    expect(await buy()).toMatchObject({ ok: true })
    expect(intentsSent().map((body) => body.get('customer'))).toEqual([customer])
  })

  it('belong to one customer, although two tabs ask at once', async () => {
    const { userId } = await newBuyer()
    const secrets = await Promise.all([openCardSession(shop, { userId }), openCardSession(shop, { userId })])
    expect(secrets.every((secret) => secret?.startsWith('cuss_'))).toBe(true)
    expect([...stripe.customers.keys()]).toEqual([await loadReference(userId)])
  })

  it.each(['unauthorised', 'invalid-request', 'rate-limited'] as const)(
    'is paid without saved cards when Stripe returns none: %s',
    async (fault) => {
      const { userId, buy } = await newBuyer()
      stripe.failNext(fault, 4)
      expect(await openCardSession(shop, { userId })).toBeNull()
      stripe.recover()
      expect(await buy()).toMatchObject({ ok: true })
      expect(intentsSent().map((body) => body.get('customer'))).toEqual([null])
    },
  )

  it('are not offered if the payment does not name the customer', async () => {
    const { userId, buy } = await newBuyer()
    await buy()
    expect(await openCardSession(shop, { userId })).toBeNull()
    expect(sentTo('/v1/customer_sessions')).toEqual([])
  })

  it('do not block a payment if the customer was deleted at Stripe, who is created again', async () => {
    const { userId, buy } = await newBuyer()
    await openCardSession(shop, { userId })
    stripe.customers.clear()
    expect(await buy()).toMatchObject({ ok: true })
    expect(intentsSent().map((body) => body.has('customer'))).toEqual([true, false])
    const other = await newBuyer()
    await openCardSession(shop, other)
    stripe.customers.clear()
    expect(await openCardSession(shop, other)).toBeNull()
    expect(await loadReference(other.userId)).toBeNull()
  })

  it('are not there with a provider that keeps none', async () => {
    const { userId } = await newBuyer()
    expect(await openCardSession(fixture.shop, { userId })).toBeNull()
    expect(stripe.requests).toEqual([])
  })

  it('are deleted with the customer if the account is deleted at the same time', async () => {
    const userId = '00000000-0000-4000-8000-0000000000aa'
    expect(await openCardSession(shop, { userId })).toBeNull()
    const [reference] = stripe.customers.keys()
    expect(await queuedMessages(database.db)).toMatchObject([
      { name: 'forget-payment-customer', message: { reference } },
    ])
  })
})
