import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelPendingOrder } from '#checkout/purchase/use-cases/cancel-pending-order.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emailsInQueue } from '../../../tests/support/message-queue.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { expireHolds } from './expire-holds.ts'
import { runProviderActions } from './provider-actions.ts'
import { closeUnpaid } from './settle-failed.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(async () => {
  fixture.faults.clear()
  fixture.passMinutes(60)
  await expireHolds(shop)
  await fixture.takeWebhooks()
})

async function openSale({ stock = 5, quantity = 2 } = {}) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock })
  await fixture.putInCart(customer.id, candle.id, quantity)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { customer, candle, orderId: started.value.orderId, clientSecret: started.value.clientSecret }
}

async function deliverWebhooks() {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

async function sellOut(productId: string) {
  await database.pool.query('update products set stock_quantity = 0 where id = $1', [productId])
}

describe('expireHolds', () => {
  it('waits thirty minutes and not a moment less', async () => {
    const sale = await openSale()
    fixture.passMinutes(29.99)
    expect(await expireHolds(shop)).toEqual({ ended: 0 })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
  })

  it('cancels, fails the payment, returns the units, closes the payment and notifies the customer', async () => {
    const sale = await openSale()
    fixture.passMinutes(30)
    expect(await expireHolds(shop)).toEqual({ ended: 1 })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      cancel_reason: 'expired',
      stock_held: false,
      hold_expires_at: null,
      pending_provider_action: null,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'expired'])
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-status-notice:*:expired',
      'payment-refused:*:expired',
    ])
    expect(await fixture.pay(sale.clientSecret)).toMatchObject({ value: { status: 'failed', final: true } })
    expect(await fixture.cartOf(sale.customer.id)).toHaveLength(1)
  })

  it('ends it once when several nodes run at the same time', async () => {
    const sale = await openSale()
    fixture.passMinutes(31)
    await Promise.all(Array.from({ length: 6 }, () => expireHolds(shop)))
    await deliverWebhooks()
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await fixture.movementsOf(sale.orderId)).toEqual([
      ['hold', -2],
      ['release', 2],
    ])
    expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'expired'])
  })

  it('accepts a payment whose webhook is still on its way', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    fixture.passMinutes(31)
    expect(await expireHolds(shop)).toEqual({ ended: 0 })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
    })
    expect(await fixture.movementsOf(sale.orderId)).toEqual([['hold', -2]])
  })

  it('does not wait for a provider that is unavailable, and closes the payment later', async () => {
    const sale = await openSale()
    fixture.faults.set('cancel', 'unavailable')
    fixture.passMinutes(31)
    expect(await expireHolds(shop)).toEqual({ ended: 1 })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await runProviderActions(shop)).toEqual({ doneCount: 0, providerUnavailable: true })
    fixture.faults.clear()
    expect(await runProviderActions(shop)).toEqual({ doneCount: 1, providerUnavailable: false })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ pending_provider_action: null })
    expect(await fixture.pay(sale.clientSecret)).toMatchObject({ value: { status: 'failed', final: true } })
  })
})

describe('closeUnpaid', () => {
  it('returns the order as stored, with the action that is due at the provider', async () => {
    const sale = await openSale()
    fixture.passMinutes(31)
    const closed = await shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, sale.orderId)
      if (!order) throw new Error('the order is gone')
      return closeUnpaid(shop, tx, order, shop.clock.now(), { owesCancel: true })
    })
    expect(closed).toMatchObject({ pendingProviderAction: 'cancel', cancelledAt: shop.clock.now() })
    expect(closed).toEqual(await shop.db.transaction((tx) => lockOrder(tx, sale.orderId)))
  })
})

async function payTooLate(sale: Awaited<ReturnType<typeof openSale>>, meanwhile = async () => {}) {
  fixture.faults.set('cancel', 'unavailable')
  fixture.passMinutes(31)
  await expireHolds(shop)
  fixture.faults.clear()
  await meanwhile()
  await fixture.pay(sale.clientSecret)
}

describe('a payment that comes after the hold has ended', () => {
  it('is honoured when the units are still there', async () => {
    const sale = await openSale()
    await payTooLate(sale)
    await deliverWebhooks()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      pending_provider_action: null,
      cancel_reason: null,
      stock_held: true,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    expect(await fixture.movementsOf(sale.orderId)).toEqual([
      ['hold', -2],
      ['release', 2],
      ['retake', -2],
    ])
    expect(await fixture.messagesAbout(sale.orderId)).toContain('order-confirmation:*')
  })

  it('is refunded at once if the units are gone, and the customer is notified', async () => {
    const sale = await openSale()
    await payTooLate(sale, () => sellOut(sale.candle.id))
    await deliverWebhooks()
    await deliverWebhooks()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      pending_provider_action: null,
      stock_held: false,
    })
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-status-notice:*:expired',
      'payment-refunded:*',
      'payment-refused:*:expired',
    ])
    expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'expired', 'paid', 'refunded'])
    expect(await emailsInQueue(database.db, `payment-refunded:${sale.orderId}`)).toMatchObject([
      { data: { cause: 'sold-out' } },
    ])
  })

  it('is given back later when the provider is unavailable just then', async () => {
    const sale = await openSale()
    await payTooLate(sale, () => sellOut(sale.candle.id))
    fixture.faults.set('refund', 'unavailable')
    await deliverWebhooks()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      pending_provider_action: 'refund',
    })
    fixture.faults.set('refund', 'answer-lost')
    expect(await runProviderActions(shop)).toMatchObject({ providerUnavailable: true })
    fixture.faults.clear()
    await runProviderActions(shop)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      pending_provider_action: null,
    })
  })

  it('is given back when the last-second payment is only found while closing it', async () => {
    const sale = await openSale()
    await payTooLate(sale, () => sellOut(sale.candle.id))
    await runProviderActions(shop)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
    })
  })
})

describe('cancelPendingOrder', () => {
  it('frees the units at once and keeps the cart', async () => {
    const sale = await openSale()
    const cancel = { userId: sale.customer.id, orderId: sale.orderId }
    expect(await cancelPendingOrder(shop, cancel)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      cancel_reason: 'customer',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await fixture.cartOf(sale.customer.id)).toHaveLength(1)
    expect(await fixture.messagesAbout(sale.orderId)).toEqual(['order-status-notice:*:customer'])
    expect(await cancelPendingOrder(shop, cancel)).toMatchObject({ code: 'not-waiting' })
  })

  it('yields to a payment that went through', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    expect(await cancelPendingOrder(shop, { userId: sale.customer.id, orderId: sale.orderId })).toMatchObject(
      {
        code: 'already-paid',
      },
    )
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
  })

  it('is for the order’s own customer', async () => {
    const sale = await openSale()
    const other = await fixture.newCustomer()
    expect(await cancelPendingOrder(shop, { userId: other.id, orderId: sale.orderId })).toMatchObject({
      code: 'order-not-found',
    })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ status: 'pending' })
  })

  it('is final: money that comes after it goes back although the units are there', async () => {
    const sale = await openSale()
    fixture.faults.set('cancel', 'unavailable')
    await cancelPendingOrder(shop, { userId: sale.customer.id, orderId: sale.orderId })
    fixture.faults.clear()
    await fixture.pay(sale.clientSecret)
    await deliverWebhooks()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
  })
})
