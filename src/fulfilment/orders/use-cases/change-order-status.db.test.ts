import { describe, expect, it } from 'vitest'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { listOwedRefunds } from '#office/today/use-cases/list-owed-refunds.ts'
import { saveInvoice } from '#orders/use-cases/save-invoice.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { markDelivered, queuedMessages } from '../../../../tests/support/message-queue.ts'
import { openSoldOrders } from '../../../../tests/support/sold-orders-fixture.ts'

const { database, fixture, shop, actor, sell, set, setWith } = await openSoldOrders()

describe('changeOrderStatus', () => {
  it('ships with its time and promise, notifies customer and automation, and records the author', async () => {
    const { orderId } = await sell()
    expect(await set(orderId, 'shipped')).toMatchObject({ ok: true, value: { status: 'shipped' } })
    const shippedAt = shop.clock.now()
    expect(await fixture.orderOf(orderId)).toMatchObject({
      status: 'shipped',
      shipped_at: shippedAt,
      estimated_delivery_date: new Date(shippedAt.getTime() + 7 * 86_400_000),
      updated_at: shippedAt,
    })
    const messages = await fixture.messagesAbout(orderId)
    expect(messages.filter((key) => key.startsWith('order-status:'))).toHaveLength(1)
    expect(messages.filter((key) => key.startsWith('order-status-notice:'))).toHaveLength(2)
    const { rows } = await database.pool.query(
      'select actor_name, action, changes from audit_entries where entity_id = $1',
      [orderId],
    )
    expect(rows).toEqual([
      {
        actor_name: 'Dona da Loja',
        action: 'status',
        changes: { status: { from: 'processing', to: 'shipped' } },
      },
    ])
  })

  it('sends no email to a customer who wants none, but notifies the automation', async () => {
    const { orderId, customer } = await sell()
    await database.pool.query('update profiles set notifications_enabled = false where user_id = $1', [
      customer.id,
    ])
    await set(orderId, 'delivered')
    const messages = await fixture.messagesAbout(orderId)
    expect(messages.filter((key) => key.startsWith('order-status:'))).toEqual([])
    expect(messages.filter((key) => key.startsWith('order-status-notice:'))).toHaveLength(2)
    expect(await fixture.orderOf(orderId)).toMatchObject({ delivered_at: shop.clock.now() })
  })

  it('asks before a stale tab takes up a refunded order, and does what the owner confirms', async () => {
    const { orderId } = await sell()
    await refundOrder(shop, { orderId, actor })
    const stale = await setWith(orderId, 'shipped', { seen: 'processing' })
    expect(stale).toMatchObject({
      code: 'ask-first',
      details: { reason: 'moved', status: 'cancelled', paymentStatus: 'refunded' },
    })
    const fresh = await setWith(orderId, 'shipped', { seen: 'cancelled' })
    expect(fresh).toMatchObject({ code: 'ask-first', details: { reason: 'refunded' } })
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'cancelled' })
    const confirmed = await setWith(orderId, 'shipped', { seen: 'cancelled', confirmedPayment: 'refunded' })
    expect(confirmed).toMatchObject({ ok: true, value: { status: 'shipped' } })
  })

  it('does nothing twice: the same status again is no change', async () => {
    const { orderId } = await sell()
    await set(orderId, 'shipped')
    const before = await fixture.messagesAbout(orderId)
    expect(await set(orderId, 'shipped')).toMatchObject({ ok: true })
    expect(await fixture.messagesAbout(orderId)).toEqual(before)
  })

  it('returns the units once when a paid order is cancelled before shipping, and offers the refund', async () => {
    const { orderId, candle } = await sell()
    expect(await set(orderId, 'cancelled')).toMatchObject({ value: { offersRefund: true } })
    expect(await fixture.stockOf(candle.id)).toBe(5)
    await set(orderId, 'cancelled')
    expect(await fixture.movementsOf(orderId)).toEqual([
      ['hold', -2],
      ['return', 2],
    ])
  })

  it('promises money back only when the owner refunds it, and lists the amount still owed', async () => {
    const owedOrderIds = async () => (await listOwedRefunds(shop)).map(({ orderId }) => orderId)
    const mailed = async (orderId: string) =>
      (await queuedMessages(database.db, `order-status:${orderId}:%`)).map(({ email }) => email.data.money)
    const [keptOrder, returnedOrder] = [await sell(), await sell()]
    await set(keptOrder.orderId, 'cancelled')
    await setWith(returnedOrder.orderId, 'cancelled', { givesBack: true })
    expect([await mailed(keptOrder.orderId), await mailed(returnedOrder.orderId)]).toEqual([
      ['kept'],
      ['card'],
    ])
    expect(await owedOrderIds()).toEqual(expect.arrayContaining([keptOrder.orderId, returnedOrder.orderId]))
    await refundOrder(shop, { orderId: returnedOrder.orderId, actor })
    expect(await owedOrderIds()).not.toContain(returnedOrder.orderId)
    expect(await owedOrderIds()).toContain(keptOrder.orderId)
  })

  it('asks about the units after shipping', async () => {
    const untouched = await sell()
    await set(untouched.orderId, 'shipped')
    expect(await set(untouched.orderId, 'cancelled')).toMatchObject({ code: 'say-if-units-return' })
    expect(await fixture.orderOf(untouched.orderId)).toMatchObject({ status: 'shipped' })
    expect(await set(untouched.orderId, 'cancelled', false)).toMatchObject({ ok: true })
    expect(await fixture.stockOf(untouched.candle.id)).toBe(3)

    const returned = await sell()
    await set(returned.orderId, 'delivered')
    await set(returned.orderId, 'cancelled', true)
    expect(await fixture.stockOf(returned.candle.id)).toBe(5)
  })

  it('reserves the units again when an order is reopened, or refuses and changes nothing', async () => {
    const { orderId, candle } = await sell()
    await set(orderId, 'cancelled')
    await set(orderId, 'processing')
    expect(await fixture.stockOf(candle.id)).toBe(3)
    await set(orderId, 'cancelled')
    await database.pool.query('update products set stock_quantity = 1 where id = $1', [candle.id])
    expect(await set(orderId, 'processing')).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: candle.name, requested: 2, available: 1 }] },
    })
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'cancelled', stock_held: false })
    expect(await fixture.stockOf(candle.id)).toBe(1)
  })

  it('cancelling an unpaid order frees its units and closes its payment', async () => {
    const { orderId, candle, clientSecret } = await sell({ pay: false })
    expect(await set(orderId, 'cancelled')).toMatchObject({ value: { offersRefund: false } })
    expect(await fixture.stockOf(candle.id)).toBe(5)
    await runProviderActions(shop)
    expect(await fixture.pay(clientSecret)).toMatchObject({ value: { status: 'failed', final: true } })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'failed',
      pending_provider_action: null,
    })
  })

  it('an unpaid order that the owner moves on is not ended by time', async () => {
    const { orderId, candle } = await sell({ pay: false })
    await setWith(orderId, 'processing', { confirmedPayment: 'pending' })
    fixture.passMinutes(60)
    await expireHolds(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'processing' })
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('twenty clicks at once return the units once', async () => {
    const { orderId, candle } = await sell()
    await Promise.all(Array.from({ length: 20 }, () => set(orderId, 'cancelled')))
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  it('refuses an order that does not exist', async () => {
    expect(await set('00000000-0000-4000-8000-000000000000', 'shipped')).toMatchObject({
      code: 'order-not-found',
    })
  })

  it('ignores the units of a deleted candle', async () => {
    const { orderId, candle } = await sell()
    await database.pool.query('delete from products where id = $1', [candle.id])
    expect(await set(orderId, 'cancelled')).toMatchObject({ ok: true })
    expect(await set(orderId, 'processing')).toMatchObject({ code: 'out-of-stock' })
  })
})

describe('the mail about a change of status', () => {
  async function mailsAbout(orderId: string) {
    const queued = await queuedMessages(database.db, `order-status:${orderId}:%`)
    return queued.map(({ email, delaySeconds }) => ({ status: email.data.status, waits: delaySeconds > 9 }))
  }

  it('names the invoice of what was shipped', async () => {
    const { orderId } = await sell()
    const accessKey = '52060433009911002506550120000007800267301615'
    expect(await saveInvoice(shop, { orderId, actor, accessKey, danfeUrl: '', xml: null })).toMatchObject({
      ok: true,
    })
    await set(orderId, 'shipped')
    const [mail] = await queuedMessages(database.db, `order-status:${orderId}:%`)
    expect(mail?.email.data).toMatchObject({ invoice: { accessKey, number: 780 } })
  })

  it('waits ten seconds, so that a correction only reports the last state', async () => {
    const { orderId } = await sell()
    await set(orderId, 'delivered')
    expect(await mailsAbout(orderId)).toEqual([{ status: 'delivered', waits: true }])
    await set(orderId, 'shipped')
    expect(await mailsAbout(orderId)).toEqual([{ status: 'shipped', waits: true }])
    const notices = (await fixture.messagesAbout(orderId)).filter((key) =>
      key.startsWith('order-status-notice:'),
    )
    expect(notices).toHaveLength(3)
  })

  it('is not sent at all if a wrong status is corrected in time', async () => {
    const { orderId } = await sell()
    await set(orderId, 'shipped')
    await set(orderId, 'delivered')
    await set(orderId, 'processing')
    expect(await mailsAbout(orderId)).toEqual([])
    await set(orderId, 'shipped')
    expect(await mailsAbout(orderId)).toMatchObject([{ status: 'shipped' }])
  })

  it('that was sent is followed by one about the next state', async () => {
    const { orderId } = await sell()
    await set(orderId, 'shipped')
    await markDelivered(database.db, 'order-status:%')
    await set(orderId, 'processing')
    expect(await mailsAbout(orderId)).toHaveLength(2)
  })
})
