import { afterAll, describe, expect, it } from 'vitest'
import { findUnpaidOrder } from '#checkout/purchase/use-cases/find-unpaid-order.ts'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { expireHolds } from './expire-holds.ts'
import { mailRefusedPayments } from './mail-refused-payments.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

async function refusedSale() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  const { orderId, orderNumber, clientSecret } = started.value
  const decline = async () => {
    await fixture.pay(clientSecret, 'declined')
    for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  }
  await decline()
  return { candle, decline, orderId, clientSecret, who: { userId: customer.id, orderNumber } }
}

async function mailsAbout(orderId: string) {
  await mailRefusedPayments(shop)
  return fixture.messagesAbout(orderId)
}

const MAIL = ['payment-refused:*:declined']

describe('the e-mail about a refused card', () => {
  it('is sent once, ten minutes after the last refusal', async () => {
    const { orderId, decline } = await refusedSale()
    fixture.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
    await decline()
    fixture.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
    fixture.passMinutes(1)
    expect(await mailsAbout(orderId)).toEqual(MAIL)
    expect(await mailsAbout(orderId)).toEqual(MAIL)
  })

  it('waits while the customer is back at the order', async () => {
    const { orderId, who } = await refusedSale()
    fixture.passMinutes(9)
    await resumeCheckout(shop, who)
    fixture.passMinutes(9)
    expect(await mailsAbout(orderId)).toEqual([])
  })

  it('is not sent to a customer whose second card paid, even before the shop was notified', async () => {
    const { orderId, clientSecret } = await refusedSale()
    await fixture.pay(clientSecret)
    fixture.passMinutes(11)
    expect(await mailsAbout(orderId)).not.toContain('payment-refused:*:declined')
    await fixture.takeWebhooks()
  })

  it('is not sent while the payment’s outcome is unknown', async () => {
    const { orderId } = await refusedSale()
    fixture.passMinutes(11)
    fixture.faults.set('retrieve', 'unavailable')
    const mails = await mailsAbout(orderId)
    fixture.faults.clear()
    expect(mails).toEqual([])
  })

  it('gives way to the one about the end of the order', async () => {
    const { orderId } = await refusedSale()
    fixture.passMinutes(31)
    await expireHolds(shop)
    expect(await mailsAbout(orderId)).toEqual(['order-status-notice:*:expired', 'payment-refused:*:expired'])
  })
})

describe('resumeCheckout', () => {
  it('opens the order’s own payment with its own items, whatever the cart holds', async () => {
    const { candle, clientSecret, orderId, who } = await refusedSale()
    await fixture.putInCart(who.userId, candle.id, 1)
    expect(await resumeCheckout(shop, who)).toMatchObject({ ok: true, value: { orderId, clientSecret } })
    expect(await loadCustomerOrder(shop, who)).toMatchObject({ items: [{ quantity: 2 }] })
    expect(await findUnpaidOrder(shop, who)).toMatchObject({ orderNumber: who.orderNumber })
  })

  it('resumes a payment whose answer was lost, without opening another', async () => {
    const { clientSecret, orderId, who } = await refusedSale()
    await fixture.pay(clientSecret)
    await fixture.takeWebhooks()
    expect(await resumeCheckout(shop, who)).toMatchObject({ code: 'not-waiting' })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await findUnpaidOrder(shop, who)).toBeNull()
  })

  it('is over with the time, also before anybody noticed', async () => {
    const { who } = await refusedSale()
    fixture.passMinutes(30)
    expect(await resumeCheckout(shop, who)).toMatchObject({ code: 'not-waiting' })
    expect(await findUnpaidOrder(shop, who)).toBeNull()
  })

  it('reports that the provider is unavailable', async () => {
    const { who } = await refusedSale()
    fixture.faults.set('retrieve', 'unavailable')
    const resumed = await resumeCheckout(shop, who)
    fixture.faults.clear()
    expect(resumed).toMatchObject({ code: 'provider-unavailable' })
  })

  it('finds nothing about somebody else’s order', async () => {
    const { who } = await refusedSale()
    const other = { ...who, userId: (await fixture.newCustomer()).id }
    expect(await resumeCheckout(shop, other)).toMatchObject({ code: 'order-not-found' })
    expect(await loadCustomerOrder(shop, other)).toBeNull()
  })
})
