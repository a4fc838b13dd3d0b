import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { mergeGuest } from '#checkout/cart/use-cases/merge-guest.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { reconcileStock } from '#payments/use-cases/reconcile-stock.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { batchFixture } from '../../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { finishBatch } from './finish-batch.ts'
import { failBatch, postponeBatch } from './postpone-batch.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const batches = batchFixture(database.pool)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Helena' }
afterAll(() => fixture.close())

const TEN_DAYS = 10 * 24 * 60

async function soldOutCandle(units: number) {
  const candle = await fixture.newCandle({ stock: 0 })
  return { candle, batchId: await batches.newBatch(candle.id, { units }) }
}

async function reservation(productId: string, quantity = 1) {
  const customer = await fixture.newCustomer()
  const added = await addToCart(shop, {
    userId: customer.id,
    productId,
    variantId: null,
    quantity,
    reserved: true,
  })
  return { customer, added }
}

const start = async (userId: string) => startCheckout(shop, await fixture.requestFor(userId))

async function reserved(productId: string, quantity = 1) {
  const { customer } = await reservation(productId, quantity)
  const started = await start(customer.id)
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { customer, ...started.value }
}

async function paid(productId: string, quantity = 1) {
  const order = await reserved(productId, quantity)
  await fixture.pay(order.clientSecret ?? '')
  await getPaymentStatus(shop, { userId: order.customer.id, sessionId: order.sessionId })
  return order
}

describe('a size that is sold out and curing', () => {
  it('is reserved for itself, while the other size is sold from the shelf', async () => {
    const candle = await fixture.newCandle({ stock: 3, sizes: { '120 g': -3000, '180 g': 0 } })
    const [small = '', usual = ''] = [candle.sizes['120 g'], candle.sizes['180 g']]
    await database.pool.query('update product_variants set stock_quantity = 0 where id = $1', [small])
    await database.pool.query(
      "insert into stock_movements (product_id, variant_id, change, reason) values ($1, $2, -3, 'edit')",
      [candle.id, small],
    )
    const batchId = await batches.newBatch(candle.id, { units: 4, variantId: small })
    const customer = await fixture.newCustomer()
    const choice = { userId: customer.id, productId: candle.id, quantity: 1, reserved: true }
    expect(await addToCart(shop, { ...choice, variantId: small, quantity: 2 })).toMatchObject({ ok: true })
    expect(await addToCart(shop, { ...choice, variantId: usual })).toMatchObject({ ok: true })
    const { lines } = await loadCart(shop, { userId: customer.id })
    const shelves = lines.map(({ variantId, stockQuantity, readyOn }) => [
      variantId,
      { stockQuantity, readyOn },
    ])
    expect(Object.fromEntries(shelves)).toEqual({
      [small]: { stockQuantity: 4, readyOn: '2026-11-21' },
      [usual]: { stockQuantity: 3, readyOn: null },
    })
    expect(await start(customer.id)).toMatchObject({ ok: true })
    expect(await batches.reservedOf(batchId)).toBe(2)
    expect(await fixture.stockOfSize(usual)).toBe(2)
    fixture.passMinutes(TEN_DAYS)
    expect(await finishBatch(shop, { actor, batchIds: [batchId] })).toMatchObject({
      value: { name: `${candle.name}, 120 g`, units: 2 },
    })
    expect([await fixture.stockOfSize(small), await fixture.stockOfSize(usual)]).toEqual([2, 2])
    fixture.passMinutes(-TEN_DAYS)
    expect(await auditBooks(database.pool)).toEqual([])
  })
})

describe('a candle that is sold out and curing', () => {
  it('can be reserved with its own choice, up to the batch size, and the cart shows when it is ready', async () => {
    const { candle } = await soldOutCandle(2)
    const customer = await fixture.newCustomer()
    const choice = { userId: customer.id, productId: candle.id, variantId: null }
    expect(await addToCart(shop, { ...choice, quantity: 1 })).toMatchObject({ code: 'out-of-stock' })
    expect(await addToCart(shop, { ...choice, quantity: 3, reserved: true })).toMatchObject({
      code: 'not-enough-stock',
      details: { available: 2 },
    })
    expect(await addToCart(shop, { ...choice, quantity: 2, reserved: true })).toMatchObject({ ok: true })
    const { lines } = await loadCart(shop, { userId: customer.id })
    expect(lines).toMatchObject([{ quantity: 2, stockQuantity: 2, readyOn: '2026-11-21', notice: null }])
  })

  it('comes along from a guest as a reservation, as many as the batch has', async () => {
    const { candle } = await soldOutCandle(2)
    const { id: userId } = await fixture.newCustomer()
    const cart = [{ productId: candle.id, variantId: null, quantity: 3, reserved: true }]
    const mergedCart = await mergeGuest(shop, { userId, mergeKey: randomUUID(), cart, wishlist: [] })
    expect(mergedCart).toMatchObject({
      cartLines: 1,
      shortfalls: [{ code: 'not-enough-stock', available: 2 }],
    })
    const { lines } = await loadCart(shop, { userId })
    expect(lines).toMatchObject([{ quantity: 2, readyOn: '2026-11-21' }])
  })

  it('gives its last unit to one of fifty buyers', async () => {
    const { candle, batchId } = await soldOutCandle(1)
    const buyers = await Promise.all(Array.from({ length: 50 }, () => reservation(candle.id)))
    const answers = await Promise.all(buyers.map(({ customer }) => start(customer.id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : answer.code)))).toEqual(
      new Set(['out-of-stock']),
    )
    expect(await batches.reservedOf(batchId)).toBe(1)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('is the customer’s while they pay, and free again when the time is over', async () => {
    const { candle, batchId } = await soldOutCandle(1)
    const { customer, orderId } = await reserved(candle.id)
    expect(await loadCart(shop, { userId: customer.id })).toMatchObject({
      lines: [{ readyOn: '2026-11-21', notice: null }],
    })
    expect(await start(customer.id)).toMatchObject({ ok: true, value: { orderId } })
    fixture.passMinutes(31)
    await expireHolds(shop)
    expect(await batches.reservedOf(batchId)).toBe(0)
    expect(await fixture.movementsOf(orderId)).toEqual([
      ['hold', -1],
      ['release', 1],
    ])
  })

  it('is honoured when the payment comes too late but units are left', async () => {
    const { candle, batchId } = await soldOutCandle(1)
    const order = await reserved(candle.id)
    fixture.passMinutes(31)
    await fixture.pay(order.clientSecret ?? '')
    await expireHolds(shop)
    expect(await batches.reservedOf(batchId)).toBe(1)
    expect(await fixture.orderOf(order.orderId)).toMatchObject({ status: 'processing' })
  })
})

describe('a batch', () => {
  it('adds unreserved units to stock once, and only after curing', async () => {
    const { candle, batchId } = await soldOutCandle(5)
    await paid(candle.id, 2)
    expect(await finishBatch(shop, { actor, batchIds: [batchId] })).toMatchObject({ code: 'batch-not-cured' })
    fixture.passMinutes(TEN_DAYS)
    const presses = await Promise.all([
      finishBatch(shop, { actor, batchIds: [batchId] }),
      finishBatch(shop, { actor, batchIds: [batchId] }),
    ])
    expect(presses).toMatchObject([{ ok: true }, { ok: true }])
    expect(await fixture.stockOf(candle.id)).toBe(3)
    fixture.passMinutes(-TEN_DAYS)
  })

  it('that is ready takes a refunded unit back, and a failed one does not', async () => {
    const [ready, failed] = [await soldOutCandle(2), await soldOutCandle(2)]
    const [keptOrder, failedOrder] = [await paid(ready.candle.id), await paid(failed.candle.id)]
    fixture.passMinutes(TEN_DAYS)
    await finishBatch(shop, { actor, batchIds: [ready.batchId] })
    await failBatch(shop, { actor, batchIds: [failed.batchId], reason: 'trincou' })
    await refundOrder(shop, { orderId: keptOrder.orderId, actor })
    await refundOrder(shop, { orderId: failedOrder.orderId, actor })
    fixture.passMinutes(-TEN_DAYS)
    expect(await fixture.stockOf(ready.candle.id)).toBe(2)
    expect(await fixture.stockOf(failed.candle.id)).toBe(0)
    expect(await batches.reservedOf(failed.batchId)).toBe(0)
    expect(await auditBooks(database.pool)).toEqual([])
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
  })

  it('that fails notifies customers who paid, also those who pay afterwards', async () => {
    const { candle, batchId } = await soldOutCandle(3)
    const before = await paid(candle.id)
    const after = await reserved(candle.id)
    expect(await failBatch(shop, { actor, batchIds: [batchId], reason: 'trincou' })).toMatchObject({
      ok: true,
      value: { notified: 1 },
    })
    const notice = `batch-trouble:*:${batchId}:failed`
    expect(await fixture.messagesAbout(before.orderId)).toContain(notice)
    expect(await fixture.messagesAbout(after.orderId)).not.toContain(notice)
    await fixture.pay(after.clientSecret ?? '')
    await getPaymentStatus(shop, { userId: after.customer.id, sessionId: after.sessionId })
    expect(await fixture.messagesAbout(after.orderId)).toContain(notice)
    expect((await reservation(candle.id)).added).toMatchObject({ code: 'out-of-stock' })
  })

  it('that is late notifies only the customers whose day it misses', async () => {
    const { candle, batchId } = await soldOutCandle(3)
    const [soon, late] = [await paid(candle.id), await paid(candle.id)]
    const promise = 'update orders set promised_day = $1 where id = $2'
    await database.pool.query(promise, ['2026-11-21', soon.orderId])
    await database.pool.query(promise, ['2026-11-30', late.orderId])
    expect(await postponeBatch(shop, { actor, batchIds: [batchId], readyOn: '2026-11-20' })).toMatchObject({
      code: 'later-day',
    })
    expect(await postponeBatch(shop, { actor, batchIds: [batchId], readyOn: '2026-11-25' })).toMatchObject({
      value: { notified: 1 },
    })
    const notice = `batch-trouble:*:${batchId}:2026-11-25`
    expect(await fixture.messagesAbout(soon.orderId)).toContain(notice)
    expect(await fixture.messagesAbout(late.orderId)).not.toContain(notice)
  })
})

describe('a reservation that is paid', () => {
  it('shows until when it cures in the confirmation, on the order and on the slip, until it is ready', async () => {
    const { candle, batchId } = await soldOutCandle(2)
    const { customer, orderId, orderNumber } = await paid(candle.id)
    expect(await emailsInQueue(database.db, `order-confirmation:${orderId}`)).toMatchObject([
      { data: { readyOn: '2026-11-21' } },
    ])
    const seen = async () => [
      (await loadCustomerOrder(shop, { userId: customer.id, orderNumber }))?.items[0]?.readyOn,
      (await loadPackingSlip(shop, orderId))?.items[0]?.readyOn,
    ]
    expect(await seen()).toEqual(['2026-11-21', '2026-11-21'])
    fixture.passMinutes(TEN_DAYS)
    await finishBatch(shop, { actor, batchIds: [batchId] })
    expect(await seen()).toEqual([null, null])
  })
})
