import { afterAll, describe, expect, it } from 'vitest'
import { openCheckoutBench } from '../../../tests/support/checkout-bench.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { findUnpaidOrder } from '../orders/find-unpaid-order.ts'
import { loadCustomerOrder } from '../orders/load-customer-order.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { expireHolds } from './expire-holds.ts'
import { mailRefusedPayments } from './mail-refused-payments.ts'
import { resumeCheckout } from './resume-checkout.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const bench = await openCheckoutBench(database)
const { shop } = bench
afterAll(() => bench.close())

async function refusedSale() {
  const customer = await bench.newCustomer()
  const candle = await bench.newCandle({ stock: 5 })
  await bench.putInCart(customer.id, candle.id, 2)
  const started = await startCheckout(shop, await bench.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  const { orderId, orderNumber, clientSecret } = started.value
  const decline = async () => {
    await bench.pay(clientSecret, 'declined')
    for (const webhook of await bench.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  }
  await decline()
  return { candle, decline, orderId, clientSecret, who: { userId: customer.id, orderNumber } }
}

async function mailsAbout(orderId: string) {
  await mailRefusedPayments(shop)
  return bench.promisesAbout(orderId)
}

const MAIL = ['payment-refused:*:declined']

describe('the e-mail about a refused card', () => {
  it('leaves ten minutes after the last refusal, once', async () => {
    const { orderId, decline } = await refusedSale()
    bench.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
    await decline()
    bench.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
    bench.passMinutes(1)
    expect(await mailsAbout(orderId)).toEqual(MAIL)
    expect(await mailsAbout(orderId)).toEqual(MAIL)
  })

  it('waits while she is back at the order', async () => {
    const { orderId, who } = await refusedSale()
    bench.passMinutes(9)
    await resumeCheckout(shop, who)
    bench.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
  })

  it('is not written to somebody whose second card paid, also when the shop has not heard of it', async () => {
    const { orderId, clientSecret } = await refusedSale()
    await bench.pay(clientSecret)
    bench.passMinutes(11)
    expect(await mailsAbout(orderId)).not.toContain('payment-refused:*:declined')
    await bench.takeWebhooks()
  })

  it('is not written while nobody knows whether she paid', async () => {
    const { orderId } = await refusedSale()
    bench.passMinutes(11)
    bench.faults.set('retrieve', 'unavailable')
    const mails = await mailsAbout(orderId)
    bench.faults.clear()
    expect(mails).toEqual([])
  })

  it('gives way to the one about the end of the order', async () => {
    const { orderId } = await refusedSale()
    bench.passMinutes(31)
    await expireHolds(shop)
    expect(await mailsAbout(orderId)).toEqual(['payment-refused:*:expired'])
  })
})

describe('resumeCheckout', () => {
  it('opens the order’s own payment with its own items, whatever the cart holds', async () => {
    const { candle, clientSecret, orderId, who } = await refusedSale()
    await bench.putInCart(who.userId, candle.id, 1)
    expect(await resumeCheckout(shop, who)).toMatchObject({ ok: true, value: { orderId, clientSecret } })
    expect(await loadCustomerOrder(shop, who)).toMatchObject({ items: [{ quantity: 2 }] })
    expect(await findUnpaidOrder(shop, who)).toBe(who.orderNumber)
  })

  it('hears of a payment whose answer was lost, and opens none beside it', async () => {
    const { clientSecret, orderId, who } = await refusedSale()
    await bench.pay(clientSecret)
    await bench.takeWebhooks()
    expect(await resumeCheckout(shop, who)).toMatchObject({ code: 'not-waiting' })
    expect(await bench.orderOf(orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await findUnpaidOrder(shop, who)).toBeNull()
  })

  it('is over with the time, also before anybody noticed', async () => {
    const { who } = await refusedSale()
    bench.passMinutes(30)
    expect(await resumeCheckout(shop, who)).toMatchObject({ code: 'not-waiting' })
    expect(await findUnpaidOrder(shop, who)).toBeNull()
  })

  it('says so when the provider is unavailable', async () => {
    const { who } = await refusedSale()
    bench.faults.set('retrieve', 'unavailable')
    const resumed = await resumeCheckout(shop, who)
    bench.faults.clear()
    expect(resumed).toMatchObject({ code: 'provider-unavailable' })
  })

  it('knows nothing of somebody else’s order', async () => {
    const { who } = await refusedSale()
    const other = { ...who, userId: (await bench.newCustomer()).id }
    expect(await resumeCheckout(shop, other)).toMatchObject({ code: 'order-not-found' })
    expect(await loadCustomerOrder(shop, other)).toBeNull()
  })
})
