import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { freePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { failBatch, postponeBatch } from '#workshop/batches/use-cases/postpone-batch.ts'
import { auditBooks } from '../../../tests/support/audit-shop.ts'
import { batchFixture } from '../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emailsInQueue } from '../../../tests/support/message-queue.ts'
import { chooseOtherDay } from './choose-other-day.ts'
import { loadBatchChoice } from './load-batch-choice.ts'
import { takeMoneyBack } from './take-money-back.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const batches = batchFixture(database.pool)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Helena' }
afterAll(() => fixture.close())

async function reservation({ withOther = false } = {}) {
  const { id: userId } = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 0 })
  const batchId = await batches.newBatch(candle.id, { units: 4, readyOn: '2026-11-21' })
  await fixture.putInCart(userId, candle.id, 2)
  await batches.reserveInCart(userId, candle.id)
  if (withOther) await fixture.putInCart(userId, (await fixture.newCandle({ stock: 5 })).id, 1)
  return { ...(await paid(userId)), candle, batchId }
}

async function paid(userId: string) {
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(userId))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  const { orderId, orderNumber, sessionId, clientSecret } = startedCheckout.value
  await fixture.pay(clientSecret ?? '')
  await getPaymentStatus(shop, { userId, sessionId })
  return { who: { userId, orderNumber }, orderId }
}

const loadPromisedDay = async (orderId: string) =>
  (await database.pool.query('select promised_day::text as day from orders where id = $1', [orderId])).rows[0]
    .day

describe('an order whose batch is late', () => {
  it('offers days from the new one on, and takes the place of one', async () => {
    const { who, orderId, batchId } = await reservation()
    expect(await loadBatchChoice(shop, who)).toMatchObject({ candles: [] })
    await postponeBatch(shop, { actor, batchIds: [batchId], readyOn: '2026-11-26' })
    const choice = await loadBatchChoice(shop, who)
    expect(choice).toMatchObject({
      candles: [{ problem: 'late' }],
      refund: { amount: 17_980, isWhole: true },
    })
    expect(choice?.calendar?.days[0]?.day).toBe('2026-11-26')
    const early = { day: '2026-11-25', shift: 'morning' } as const
    expect(await chooseOtherDay(shop, { ...who, slot: early })).toMatchObject({ code: 'shift-unavailable' })
    const slot = { day: '2026-11-27', shift: 'morning' } as const
    expect(await chooseOtherDay(shop, { ...who, slot })).toMatchObject({ ok: true })
    expect(await loadPromisedDay(orderId)).toBe('2026-11-27')
    const mails = await emailsInQueue(database.db, `delivery-changed:${orderId}:%`)
    expect(mails.map(({ data }) => data.toldTo).toSorted()).toEqual(['customer', 'owner'])
    expect(await loadBatchChoice(shop, who)).toMatchObject({ candles: [] })
    expect(await chooseOtherDay(shop, { ...who, slot })).toMatchObject({ code: 'nothing-to-choose' })
  })
})

describe('a parcel whose batch is late', () => {
  it('is shipped as soon as its candles are ready and arrives that much later, without a shift', async () => {
    const { who, orderId, batchId } = await reservation()
    await database.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order) await freePlace(tx, order)
    })
    await database.pool.query(
      `update orders set delivery_way = 'carrier', place_held = false, promised_shift = null, promised_hours = null,
         promised_day = '2026-11-23', arrives_from = '2026-11-25', arrives_until = '2026-11-27' where id = $1`,
      [orderId],
    )
    await postponeBatch(shop, { actor, batchIds: [batchId], readyOn: '2026-11-26' })
    const laterPromise = { leavesOn: '2026-11-26', arrives: { from: '2026-11-30', until: '2026-12-02' } }
    expect(await loadBatchChoice(shop, who)).toMatchObject({ calendar: null, sent: laterPromise })
    expect(await chooseOtherDay(shop, { ...who, slot: null })).toMatchObject({ ok: true })
    expect(await loadPromisedDay(orderId)).toBe('2026-11-26')
    expect(await fixture.orderOf(orderId)).toMatchObject({ promised_shift: null, place_held: false })
    expect(await loadBatchChoice(shop, who)).toMatchObject({ candles: [] })
  })
})

describe('an order whose batch failed', () => {
  it('waits for another batch, and takes its candles', async () => {
    const { who, candle, batchId, orderId } = await reservation()
    await failBatch(shop, { actor, batchIds: [batchId], reason: 'trincou' })
    const slot = { day: '2026-12-02', shift: 'afternoon' } as const
    expect(await loadBatchChoice(shop, who)).toMatchObject({
      candles: [{ problem: 'failed' }],
      calendar: null,
    })
    expect(await chooseOtherDay(shop, { ...who, slot })).toMatchObject({ code: 'no-candles' })
    const next = await batches.newBatch(candle.id, { units: 3, readyOn: '2026-12-01' })
    expect((await loadBatchChoice(shop, who))?.calendar?.days[0]?.day).toBe('2026-12-01')
    expect(await chooseOtherDay(shop, { ...who, slot })).toMatchObject({ ok: true })
    expect([await batches.reservedOf(batchId), await batches.reservedOf(next)]).toEqual([0, 2])
    expect(await loadPromisedDay(orderId)).toBe('2026-12-02')
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('names each of its sizes, in one e-mail and on the page, and takes each from the next batch of that size', async () => {
    const { id: userId } = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 0, sizes: { '120 g': -3000, '180 g': 0 } })
    const sizes = Object.values(candle.sizes)
    const newBatches = (readyOn: string) =>
      Promise.all(sizes.map((variantId) => batches.newBatch(candle.id, { units: 3, readyOn, variantId })))
    const failedBatches = await newBatches('2026-11-21')
    for (const variantId of sizes) await fixture.putInCart(userId, candle.id, 1, variantId)
    await batches.reserveInCart(userId, candle.id)
    const { who, orderId } = await paid(userId)
    const name = `${candle.name} (120 g e 180 g)`
    expect(await failBatch(shop, { actor, batchIds: failedBatches, reason: 'trincou' })).toMatchObject({
      value: { name, notified: 1 },
    })
    const mails = await emailsInQueue(database.db, `batch-trouble:${orderId}:%`)
    expect(mails).toMatchObject([{ data: { candle: name, trouble: 'failed' } }])
    expect(await loadBatchChoice(shop, who)).toMatchObject({
      candles: [{ name: `${candle.name}, 120 g` }, { name: `${candle.name}, 180 g` }],
    })
    const next = await newBatches('2026-12-01')
    const slot = { day: '2026-12-02', shift: 'afternoon' } as const
    expect(await chooseOtherDay(shop, { ...who, slot })).toMatchObject({ ok: true })
    expect(await Promise.all(next.map(batches.reservedOf))).toEqual([1, 1])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('gives all of the money back, once, however often the customer presses', async () => {
    const { who, orderId, batchId } = await reservation()
    await failBatch(shop, { actor, batchIds: [batchId], reason: 'trincou' })
    expect(await takeMoneyBack(shop, who)).toMatchObject({ value: { amount: 17_980, refunded: 'now' } })
    expect(await takeMoneyBack(shop, who)).toMatchObject({ code: 'nothing-to-choose' })
    const refunded = { payment_status: 'refunded', status: 'cancelled', refunded_amount: '179.80' }
    expect(await fixture.orderOf(orderId)).toMatchObject(refunded)
    expect(await batches.reservedOf(batchId)).toBe(0)
  })

  it('gives the money of these candles back where the order holds others', async () => {
    const { who, orderId, batchId } = await reservation({ withOther: true })
    await failBatch(shop, { actor, batchIds: [batchId], reason: 'trincou' })
    expect(await loadBatchChoice(shop, who)).toMatchObject({ refund: { amount: 17_980, isWhole: false } })
    expect(await takeMoneyBack(shop, who)).toMatchObject({ value: { amount: 17_980 } })
    const orderState = {
      payment_status: 'paid',
      status: 'processing',
      refunded_amount: '179.80',
      stock_held: true,
    }
    expect(await fixture.orderOf(orderId)).toMatchObject(orderState)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('can only be decided by its own customer', async () => {
    const { who, batchId } = await reservation()
    await failBatch(shop, { actor, batchIds: [batchId], reason: 'trincou' })
    const stranger = { ...who, userId: (await fixture.newCustomer()).id }
    expect(await loadBatchChoice(shop, stranger)).toBeNull()
    expect(await takeMoneyBack(shop, stranger)).toMatchObject({ code: 'order-not-found' })
  })
})
