import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrder } from '#orders/use-cases/order-rows.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { reconcileStock } from './reconcile-stock.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(async () => {
  fixture.faults.clear()
  await emptyTables(
    database.pool,
    'orders',
    'order_items',
    'order_events',
    'offline_payments',
    'reconciliation_findings',
    'stock_movements',
  )
})

async function openSale(stock = 5) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock })
  await fixture.putInCart(customer.id, candle.id, 2)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { customer, candle, orderId: started.value.orderId, clientSecret: started.value.clientSecret }
}

const byHand = { amount: null, idempotencyKey: 'by hand' }

async function openPayment(orderId: string) {
  const opened = await fixture.payments.createPayment({
    method: 'card',
    expiresAt: shop.clock.now(),
    amount: 5000,
    currency: 'brl',
    orderId,
    orderNumber: 'LC-2222-2222',
    sessionId: 's',
    customerEmail: 'a@b.c',
    idempotencyKey: randomUUID(),
    returnUrl: 'http://localhost:3000/',
  })
  if (!opened.ok) throw new Error(opened.code)
  return opened.value
}

async function loseWebhooks() {
  await fixture.takeWebhooks()
}

describe('reconcilePayments', () => {
  it('settles a payment whose webhook was lost and whose buyer never returned', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    await loseWebhooks()
    expect(await reconcilePayments(shop)).toMatchObject({ value: { compared: 1, repaired: 1, reported: 0 } })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 0, reported: 0 } })
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-confirmation:*',
      'order-status-notice:*:paid',
    ])
  })

  it('settles it even when the reference never reached the order', async () => {
    const sale = await openSale()
    await database.pool.query('update payments set reference = null where order_id = $1', [sale.orderId])
    await fixture.pay(sale.clientSecret)
    await reconcilePayments(shop)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('records a refund made at the provider', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    await reconcilePayments(shop)
    const { payment_reference } = await fixture.orderOf(sale.orderId)
    await fixture.payments.refund(String(payment_reference), byHand)
    await loseWebhooks()
    await reconcilePayments(shop)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
  })

  it('keeps an open checkout, and closes the payment of an old one', async () => {
    const sale = await openSale()
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 0 } })
    const ended = { status: 'cancelled', holdExpiresAt: null, paymentStatus: 'failed' } as const
    await changeOrder(database.db, sale.orderId, ended)
    fixture.passMinutes(120)
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 1 } })
    expect(await fixture.pay(sale.clientSecret)).toMatchObject({ value: { status: 'failed', final: true } })
  })

  it('closes a payment beside the order’s own, which the provider opened before it answered with an error', async () => {
    const sale = await openSale()
    const second = await openPayment(sale.orderId)
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 0 } })
    await fixture.pay(sale.clientSecret)
    fixture.passMinutes(120)
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 2, reported: 0 } })
    expect(await fixture.pay(second.clientSecret)).toMatchObject({
      value: { status: 'failed', final: true },
    })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await reconcilePayments(shop)).toMatchObject({ value: { repaired: 0, reported: 0 } })
    expect(await fixture.openFindings()).toEqual([])
  })

  it('reports money without an order, once, until it is gone', async () => {
    const opened = await openPayment(randomUUID())
    await fixture.pay(opened.clientSecret)
    await reconcilePayments(shop)
    await reconcilePayments(shop)
    expect(await fixture.openFindings()).toEqual(['payment-without-order'])
    await fixture.payments.refund(opened.reference, byHand)
    await reconcilePayments(shop)
    expect(await fixture.openFindings()).toEqual([])
  })

  it('reports an order that is marked paid but unpaid at the provider', async () => {
    const sale = await openSale()
    const paid = { status: 'processing', holdExpiresAt: null, paymentStatus: 'paid' } as const
    await changeOrder(database.db, sale.orderId, paid)
    expect(await reconcilePayments(shop)).toMatchObject({ value: { reported: 1 } })
    expect(await fixture.openFindings()).toEqual(['paid-without-payment'])
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('reports that the provider is unavailable', async () => {
    fixture.faults.set('list', 'unavailable')
    expect(await reconcilePayments(shop)).toMatchObject({ code: 'provider-unavailable' })
  })
})

describe('reconcileStock', () => {
  it('finds nothing where everybody wrote into the books', async () => {
    await openSale()
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
  })

  it('reports a stock that was changed past the books, until it is right again', async () => {
    const { candle } = await openSale()
    await database.pool.query('update products set stock_quantity = stock_quantity + 1 where id = $1', [
      candle.id,
    ])
    await reconcileStock(shop)
    expect(await reconcileStock(shop)).toEqual({ reported: 1 })
    expect(await fixture.openFindings()).toEqual(['stock-differs'])
    await database.pool.query('update products set stock_quantity = stock_quantity - 1 where id = $1', [
      candle.id,
    ])
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
    expect(await fixture.openFindings()).toEqual([])
  })

  it('reports an order that holds nothing although its units were taken', async () => {
    const { orderId } = await openSale()
    await database.pool.query(
      `update orders set stock_held = false, hold_expires_at = null, status = 'cancelled' where id = $1`,
      [orderId],
    )
    await reconcileStock(shop)
    expect(await fixture.openFindings()).toEqual(['held-units-differ'])
  })
})
