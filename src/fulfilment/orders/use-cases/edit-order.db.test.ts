import { describe, expect, it } from 'vitest'
import { openSoldOrders } from '../../../../tests/support/sold-orders-fixture.ts'
import { loadOrderForAdmin } from './load-order-for-admin.ts'
import { recordCourierCost } from './record-courier-cost.ts'
import { setPacked } from './set-packed.ts'
import { updateOrderTracking } from './update-order-tracking.ts'

const { database, fixture, shop, actor, sell, set } = await openSoldOrders()

describe('the edits of the back office', () => {
  it('keep tracking code and notes, each with its event', async () => {
    const { orderId } = await sell()
    const edit = { orderId, trackingNumber: ' LUME148SP ', notes: 'Portaria 24 h', seenVersion: 1, actor }
    await updateOrderTracking(shop, edit)
    await updateOrderTracking(shop, { ...edit, trackingNumber: 'LUME148SP' })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      tracking_number: 'LUME148SP',
      notes: 'Portaria 24 h',
    })
    expect((await fixture.eventsOf(orderId)).slice(-2)).toEqual(['tracking-changed', 'notes-changed'])
  })

  it('keep the real cost of the courier, for the margin', async () => {
    const { orderId } = await sell()
    await database.pool.query(
      `update orders set shipping_provider = 'Motoboy SP', shipping_amount = 32.44, total_amount = subtotal_amount + 32.44
       where id = $1`,
      [orderId],
    )
    expect(await recordCourierCost(shop, { orderId, cost: 2600, actor })).toMatchObject({
      value: { margin: 644 },
    })
    expect(await loadOrderForAdmin(shop, orderId)).toMatchObject({
      courier: { charged: 3244, actual: 2600, margin: 644 },
      nextStep: 'pack',
      earned: null,
    })
    await database.pool.query(`update order_items set unit_cost = 40 where order_id = $1`, [orderId])
    const order = await loadOrderForAdmin(shop, orderId)
    const units = order?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
    expect(order?.earned).toBe((order?.totalAmount ?? 0) - units * 4000 - 2600)
    await setPacked(shop, { orderIds: [orderId], packed: true, actor })
    expect((await loadOrderForAdmin(shop, orderId))?.nextStep).toBe('dispatch')
    for (const cost of [-1, 0.5, Number.NaN, 1e9]) {
      expect(await recordCourierCost(shop, { orderId, cost, actor })).toMatchObject({ code: 'invalid-cost' })
    }
  })

  it('in two windows never overwrite each other: the second shows the first edit and asks', async () => {
    const { orderId } = await sell()
    const first = { orderId, trackingNumber: '', notes: 'Portaria 24 h', seenVersion: 1, actor }
    const second = { ...first, notes: 'Deixar com a vizinha' }
    expect(await updateOrderTracking(shop, first)).toMatchObject({ ok: true })
    expect(await updateOrderTracking(shop, second)).toMatchObject({
      code: 'newer-version',
      details: { version: 2, changes: [{ changes: { notes: { from: null, to: 'Portaria 24 h' } } }] },
    })
    expect(await fixture.orderOf(orderId)).toMatchObject({ notes: 'Portaria 24 h' })
    expect((await loadOrderForAdmin(shop, orderId))?.editVersion).toBe(2)
    await set(orderId, 'shipped')
    expect(await updateOrderTracking(shop, { ...second, seenVersion: 2 })).toMatchObject({ ok: true })
    expect(await fixture.orderOf(orderId)).toMatchObject({ notes: 'Deixar com a vizinha' })
  })

  it('are all listed on the order’s page with their authors', async () => {
    const { orderId, candle } = await sell()
    await set(orderId, 'shipped')
    const order = await loadOrderForAdmin(shop, orderId)
    expect(order).toMatchObject({
      status: 'shipped',
      courier: null,
      items: [
        { name: candle.name, quantity: 2, unitPrice: 8990, totalPrice: 17980, image: '/midia/vela.avif' },
      ],
    })
    expect(order?.events.map(({ kind, status, actorName }) => [kind, status, actorName])).toEqual([
      ['placed', undefined, null],
      ['paid', undefined, null],
      ['status-changed', 'processing', null],
      ['status-changed', 'shipped', 'Helena Martins'],
    ])
    expect(await loadOrderForAdmin(shop, 'no-id')).toBeNull()
  })
})
