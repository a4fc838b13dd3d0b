import { describe, expect, it } from 'vitest'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { openSoldOrders } from '../../../../tests/support/sold-orders-fixture.ts'
import { refundOrder } from './refund-order.ts'

const { database, fixture, shop, actor, sell, set } = await openSoldOrders()

describe('refundOrder', () => {
  it('refunds the money, cancels unshipped candles and notifies the customer', async () => {
    const { orderId, candle } = await sell()
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'now' } })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
    expect(await fixture.stockOf(candle.id)).toBe(5)
    expect(await fixture.messagesAbout(orderId)).toContain('payment-refunded:*')
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ code: 'not-paid' })
  })

  it('does it later when the provider is unavailable', async () => {
    const { orderId } = await sell()
    await set(orderId, 'cancelled')
    fixture.faults.set('refund', 'unavailable')
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'later' } })
    fixture.faults.clear()
    await runProviderActions(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  })

  it('refunds nothing for an unpaid order or one paid elsewhere', async () => {
    const unpaid = await sell({ pay: false })
    expect(await refundOrder(shop, { orderId: unpaid.orderId, actor })).toMatchObject({ code: 'not-paid' })
    const { orderId } = await sell()
    await database.pool.query('update payments set reference = null where order_id = $1', [orderId])
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ code: 'paid-elsewhere' })
  })

  it('ten clicks at once give it back once', async () => {
    const { orderId } = await sell()
    await Promise.all(Array.from({ length: 10 }, () => refundOrder(shop, { orderId, actor })))
    expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'refunded')).toHaveLength(1)
  })
})
