import { afterAll, describe, expect, it } from 'vitest'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emailsInQueue, markDelivered } from '../../../../tests/support/message-queue.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { type DispatchLine, dispatchOrders } from './dispatch-orders.ts'
import { setPacked } from './set-packed.ts'
import { undoStatusChanges } from './undo-status-changes.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const owner = await fixture.newCustomer()
const actor = { id: owner.id, name: 'Dona da Loja' }

type Facts = Parameters<typeof makeOrder>[1]

async function newOrder(facts: Facts = {}) {
  const customer = await fixture.newCustomer()
  return makeOrder(database, { userId: customer.id, customerEmail: customer.email, ...facts })
}

const line = (orderId: string, typed: Partial<DispatchLine> = {}): DispatchLine => ({
  orderId,
  seen: 'processing',
  confirmedPayment: undefined,
  trackingNumber: undefined,
  notifiesCustomer: true,
  ...typed,
})

async function mailsAbout(orderId: string) {
  const emails = await emailsInQueue(database.db, `order-status:${orderId}:%`)
  return emails.map(({ data }) => ({ status: data.status, code: data.trackingNumber ?? null }))
}

const theMailLeaves = (orderId: string) => markDelivered(database.db, `order-status:${orderId}:%`)

describe('dispatchOrders', () => {
  it('ships several with their codes, and emails each customer that the owner did not exclude', async () => {
    const [byMail, byCourier, untold] = [await newOrder(), await newOrder(), await newOrder()]
    const lines = [
      line(byMail.id, { trackingNumber: 'QP482910375BR' }),
      line(byCourier.id),
      line(untold.id, { notifiesCustomer: false }),
    ]
    const answer = await dispatchOrders(shop, { lines, actor })
    expect(answer).toMatchObject({ sentCount: 3, refused: [] })
    expect(await mailsAbout(byMail.id)).toEqual([{ status: 'shipped', code: 'QP482910375BR' }])
    expect(await mailsAbout(byCourier.id)).toEqual([{ status: 'shipped', code: null }])
    expect(await mailsAbout(untold.id)).toEqual([])
    for (const { id } of [byMail, byCourier, untold])
      expect(
        (await fixture.messagesAbout(id)).filter((key) => key.startsWith('order-status-notice:')),
      ).toEqual([expect.anything()])
    expect(await fixture.eventsOf(byMail.id)).toEqual(['tracking-changed', 'status-changed'])
  })

  it('asks about the one that is not paid and sends the others; pressed twice, nothing happens twice', async () => {
    const [paid, unpaid] = [await newOrder(), await newOrder({ paymentStatus: 'pending', status: 'pending' })]
    const lines = [line(unpaid.id, { seen: 'pending' }), line(paid.id)]
    expect(await dispatchOrders(shop, { lines, actor })).toMatchObject({
      sentCount: 1,
      refused: [{ orderId: unpaid.id, code: 'ask-first', details: { reason: 'unpaid' } }],
    })
    const secondDispatch = await dispatchOrders(shop, { lines: [line(paid.id)], actor })
    expect(secondDispatch).toMatchObject({ sent: [], sentCount: 1 })
    expect(await mailsAbout(paid.id)).toHaveLength(1)
  })
})

describe('undoStatusChanges', () => {
  it('restores everything, and no e-mail is sent', async () => {
    const order = await newOrder({ trackingNumber: 'ANTIGO' })
    const lines = [line(order.id, { trackingNumber: 'ERRADO' })]
    const { sent } = await dispatchOrders(shop, { lines, actor })
    const undoneChanges = await undoStatusChanges(shop, { changes: sent, actor })
    expect(undoneChanges).toEqual([{ orderNumber: order.orderNumber, outcome: 'undone' }])
    expect(await fixture.orderOf(order.id)).toMatchObject({
      status: 'processing',
      tracking_number: 'ANTIGO',
      shipped_at: null,
      estimated_delivery_date: null,
    })
    expect(await mailsAbout(order.id)).toEqual([])
    expect(await fixture.eventsOf(order.id)).toEqual([])
    expect(await undoStatusChanges(shop, { changes: sent, actor })).toMatchObject([{ outcome: 'moved' }])
  })

  it('skips orders whose customer was notified or that moved on', async () => {
    const [mailed, moved] = [await newOrder(), await newOrder()]
    const { sent } = await dispatchOrders(shop, { lines: [line(mailed.id), line(moved.id)], actor })
    await theMailLeaves(mailed.id)
    await changeOrderStatus(shop, { orderId: moved.id, to: 'delivered', actor })
    const undoneChanges = await undoStatusChanges(shop, { changes: sent, actor })
    expect(new Map(undoneChanges.map(({ orderNumber, outcome }) => [orderNumber, outcome]))).toEqual(
      new Map([
        [mailed.orderNumber, 'mailed'],
        [moved.orderNumber, 'moved'],
      ]),
    )
    expect(await fixture.orderOf(mailed.id)).toMatchObject({ status: 'shipped' })
    expect(await fixture.orderOf(moved.id)).toMatchObject({ status: 'delivered' })
  })

  it('emails the first state after undoing the second change', async () => {
    const order = await newOrder()
    await changeOrderStatus(shop, { orderId: order.id, to: 'shipped', actor })
    const second = await changeOrderStatus(shop, { orderId: order.id, to: 'delivered', actor })
    const change = second.ok ? second.value.undo : null
    await undoStatusChanges(shop, { changes: [{ orderId: order.id, change: change ?? '' }], actor })
    expect(await fixture.orderOf(order.id)).toMatchObject({ status: 'shipped', delivered_at: null })
    expect(await mailsAbout(order.id)).toMatchObject([{ status: 'shipped' }])
  })

  it('lets a helper restore only orders on the morning page', async () => {
    const shippedAt = new Date(shop.clock.now().getTime() - 3 * 24 * 60 * 60 * 1000)
    const [old, today] = [await newOrder({ status: 'shipped', shippedAt }), await newOrder()]
    await changeOrderStatus(shop, { orderId: today.id, to: 'shipped', actor })
    const deliverAndUndo = async (orderId: string) => {
      const delivered = await changeOrderStatus(shop, { orderId, to: 'delivered', actor })
      const change = (delivered.ok && delivered.value.undo) || ''
      return undoStatusChanges(shop, { changes: [{ orderId, change }], actor, isAtHandOnly: true })
    }
    expect(await deliverAndUndo(today.id)).toMatchObject([{ outcome: 'undone' }])
    expect(await deliverAndUndo(old.id)).toMatchObject([{ outcome: 'not-at-hand' }])
    expect(await fixture.orderOf(old.id)).toMatchObject({ status: 'delivered' })
    expect(await mailsAbout(old.id)).toMatchObject([{ status: 'delivered' }])
    expect(await fixture.eventsOf(old.id)).toEqual(['status-changed'])
  })

  it('is not offered where candles or a waiting payment moved', async () => {
    const order = await newOrder()
    const cancelled = await changeOrderStatus(shop, { orderId: order.id, to: 'cancelled', actor })
    expect(cancelled).toMatchObject({ value: { undo: null } })
  })

  it('a withheld email needs no correction', async () => {
    const order = await newOrder()
    await dispatchOrders(shop, { lines: [line(order.id, { notifiesCustomer: false })], actor })
    await changeOrderStatus(shop, { orderId: order.id, to: 'processing', actor })
    expect(await mailsAbout(order.id)).toEqual([])
  })
})

describe('setPacked', () => {
  it('notes the time once, and takes it back', async () => {
    const order = await newOrder()
    const packing = { orderIds: [order.id], packed: true, actor }
    expect(await setPacked(shop, packing)).toBe(1)
    expect(await fixture.orderOf(order.id)).toMatchObject({
      packed_at: shop.clock.now(),
      status: 'processing',
    })
    expect(await setPacked(shop, packing)).toBe(0)
    expect(await setPacked(shop, { ...packing, packed: false })).toBe(1)
    expect(await fixture.orderOf(order.id)).toMatchObject({ packed_at: null })
  })

  it('closes no box that has left, as a page that was opened before may ask', async () => {
    const order = await newOrder({ status: 'shipped' })
    expect(await setPacked(shop, { orderIds: [order.id], packed: true, actor })).toBe(0)
  })
})
