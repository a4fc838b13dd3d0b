import { afterAll, describe, expect, it, vi } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { PaymentOutcome } from '#payments/providers/port.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { writtenOut } from '../../../tests/support/written-out.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { settleAndRefund } from './provider-actions.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

async function openSale({ stock = 5, quantity = 2 } = {}) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock })
  await fixture.putInCart(customer.id, candle.id, quantity)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  await fixture.takeWebhooks()
  return { customer, candle, checkout: started.value, orderId: started.value.orderId }
}

type Sale = Awaited<ReturnType<typeof openSale>>

const outcomes: Record<'failed' | 'succeeded' | 'refunded' | 'closed', PaymentOutcome> = {
  failed: { status: 'failed', reason: 'card-declined', final: false },
  succeeded: { status: 'succeeded' },
  refunded: { status: 'refunded' },
  closed: { status: 'failed', reason: 'payment-cancelled', final: true },
}

const nothingMoved = { provider: 'offline', received: 0, refunded: 0 } as const

async function reportOutcome(sale: Sale, outcome: keyof typeof outcomes) {
  const { payment_reference } = await fixture.orderOf(sale.orderId)
  const { orderId } = sale
  const { totalAmount: amount } = sale.checkout
  return settleAndRefund(shop, {
    ...nothingMoved,
    reference: String(payment_reference),
    orderId,
    amount,
    outcome: outcomes[outcome],
  })
}

async function countWaiting(): Promise<number> {
  const { rows } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

const deliver = (delivery: { rawBody: Uint8Array; signature: string }) => acceptPaymentWebhook(shop, delivery)

describe('settleAndRefund', () => {
  it('turns a paid order into one to prepare, with everything that belongs to it', async () => {
    const sale = await openSale()
    await fixture.pay(sale.checkout.clientSecret)
    for (const webhook of await fixture.takeWebhooks())
      expect(await deliver(webhook)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      paid_at: shop.clock.now(),
      hold_expires_at: null,
      stock_held: true,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    expect(await fixture.cartOf(sale.customer.id)).toEqual([])
    expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'paid', 'status-changed'])
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-confirmation:*',
      'order-status-notice:*:paid',
    ])
  })

  it('takes out of the cart what was bought and nothing else', async () => {
    const sale = await openSale({ stock: 10, quantity: 2 })
    const other = await fixture.newCandle({ stock: 5 })
    await fixture.putInCart(sale.customer.id, sale.candle.id, 3)
    await fixture.putInCart(sale.customer.id, other.id, 1)
    await reportOutcome(sale, 'succeeded')
    expect(await fixture.cartOf(sale.customer.id)).toEqual([
      { productId: sale.candle.id, variantId: null, quantity: 1 },
      { productId: other.id, variantId: null, quantity: 1 },
    ])
  })

  it('keeps cart lines that are added at the same moment', async () => {
    const sale = await openSale({ stock: 10, quantity: 2 })
    const adding = await database.pool.connect()
    await adding.query('begin')
    await adding.query('update cart_items set quantity = 5 where user_id = $1', [sale.customer.id])
    const settled = reportOutcome(sale, 'succeeded')
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 })
    await adding.query('commit')
    adding.release()
    await settled
    expect(await fixture.cartOf(sale.customer.id)).toMatchObject([{ quantity: 3 }])
  })

  it('the same webhook 50 times with the browser’s return gives one order, one movement and one email', async () => {
    const sale = await openSale()
    await fixture.pay(sale.checkout.clientSecret)
    const [webhook] = await fixture.takeWebhooks()
    if (!webhook) throw new Error('no webhook was sent')
    const returning = { userId: sale.customer.id, sessionId: sale.checkout.sessionId }
    const all = [
      ...Array.from({ length: 50 }, () => deliver(webhook)),
      ...Array.from({ length: 5 }, () => getPaymentStatus(shop, returning)),
    ]
    for (const result of await Promise.all(all)) expect(result).toMatchObject({ ok: true })
    expect(await fixture.movementsOf(sale.orderId)).toEqual([['hold', -2]])
    expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'paid', 'status-changed'])
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-confirmation:*',
      'order-status-notice:*:paid',
    ])
    expect(await fixture.messagesAbout(sale.orderId, { toOwner: true })).toEqual(['owner-order:*'])
    const { rows } = await database.pool.query('select 1 from payment_events where order_id = $1', [
      sale.orderId,
    ])
    expect(rows).toHaveLength(1)
  })

  const three = ['failed', 'succeeded', 'refunded'] as const
  const arrivals = three.flatMap((first) =>
    three
      .filter((second) => second !== first)
      .map(
        (second) =>
          [
            first,
            second,
            three.find((candidate) => candidate !== first && candidate !== second) ?? first,
          ] as const,
      ),
  )
  it.each(arrivals)('%s, %s, %s: ends refunded, cancelled, units back once', async (...order) => {
    const sale = await openSale({ stock: 5 })
    for (const outcome of order) {
      await reportOutcome(sale, outcome)
      await reportOutcome(sale, outcome)
    }
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
      stock_held: false,
      hold_expires_at: null,
      pending_provider_action: null,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
  })

  it.each([
    [['failed', 'succeeded'], 'paid', 'processing', 3],
    [['succeeded', 'failed'], 'paid', 'processing', 3],
    [['failed', 'failed'], 'failed', 'pending', 3],
    [['succeeded', 'closed'], 'paid', 'processing', 3],
    [['failed', 'closed'], 'failed', 'cancelled', 5],
    [['closed', 'failed'], 'failed', 'cancelled', 5],
  ] as const)('%j: payment %s, order %s, stock %i', async (order, payment_status, status, stock) => {
    const sale = await openSale({ stock: 5 })
    for (const outcome of order) await reportOutcome(sale, outcome)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status, status })
    expect(await fixture.stockOf(sale.candle.id)).toBe(stock)
  })

  it('writes no e-mail about a decline at once, and keeps the units for another card', async () => {
    const sale = await openSale()
    await fixture.pay(sale.checkout.clientSecret, 'declined')
    await fixture.pay(sale.checkout.clientSecret, 'no-funds')
    for (const webhook of await fixture.takeWebhooks()) await deliver(webhook)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'pending',
      payment_status: 'failed',
      payment_failure: 'insufficient-funds',
      stock_held: true,
    })
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([])
    await fixture.pay(sale.checkout.clientSecret)
    for (const webhook of await fixture.takeWebhooks()) await deliver(webhook)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      payment_failure: null,
    })
  })

  it('finds the order by what is written on the payment, when the reference never reached the shop', async () => {
    const sale = await openSale()
    await database.pool.query('update payments set reference = null where order_id = $1', [sale.orderId])
    await fixture.pay(sale.checkout.clientSecret)
    for (const webhook of await fixture.takeWebhooks()) await deliver(webhook)
    const order = await fixture.orderOf(sale.orderId)
    expect(order).toMatchObject({ payment_status: 'paid' })
    expect(order.payment_reference).toMatch(/^pay_/)
  })

  it('does not settle another amount than the order’s, and shows it to the owner', async () => {
    const sale = await openSale()
    const { payment_reference } = await fixture.orderOf(sale.orderId)
    const settled = await settleAndRefund(shop, {
      ...nothingMoved,
      reference: String(payment_reference),
      orderId: sale.orderId,
      amount: 1,
      outcome: { status: 'succeeded' },
    })
    expect(settled).toMatchObject({ code: 'payment-mismatch' })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'pending' })
    expect(await fixture.openFindings()).toEqual(['amount-differs'])
  })

  it('does not let one payment settle another customer’s order', async () => {
    const [ownSale, otherSale] = [await openSale(), await openSale()]
    const { payment_reference } = await fixture.orderOf(ownSale.orderId)
    const settled = await settleAndRefund(shop, {
      ...nothingMoved,
      reference: String(payment_reference),
      orderId: otherSale.orderId,
      amount: otherSale.checkout.totalAmount,
      outcome: { status: 'succeeded' },
    })
    expect(settled).toMatchObject({ code: 'payment-mismatch' })
    expect(await fixture.orderOf(otherSale.orderId)).toMatchObject({ payment_status: 'pending' })
  })

  it.each(['courier', 'carrier'])('keeps the dates of shipped orders: %s', async (way) => {
    const sale = await openSale()
    const isParcel = way === 'carrier'
    await database.pool.query(
      `update orders set status = 'shipped', hold_expires_at = null, delivery_way = $2, place_held = false,
         promised_day = '2026-11-09',
         promised_shift = case when $3 then null else 'afternoon' end,
         promised_hours = case when $3 then null else '{"from":"13:00","until":"17:00"}'::jsonb end,
         arrives_from = case when $3 then date '2026-11-16' end, arrives_until = case when $3 then date '2026-11-18' end
       where id = $1`,
      [sale.orderId, way, isParcel],
    )
    const before = await fixture.orderOf(sale.orderId)
    await reportOutcome(sale, 'succeeded')
    const { promised_day, promised_shift, arrives_from, arrives_until } = before
    const days = { promised_day, promised_shift, arrives_from, arrives_until }
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      ...days,
      status: 'shipped',
      payment_status: 'paid',
    })
  })

  it('keeps a shipped order shipped after its refund', async () => {
    const sale = await openSale()
    await reportOutcome(sale, 'succeeded')
    await database.pool.query(`update orders set status = 'shipped' where id = $1`, [sale.orderId])
    await reportOutcome(sale, 'refunded')
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'shipped',
      payment_status: 'refunded',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
  })
})

describe('getPaymentStatus', () => {
  it('settles on the buyer’s return, without any webhook', async () => {
    const sale = await openSale()
    await fixture.pay(sale.checkout.clientSecret)
    const { sessionId } = sale.checkout
    expect(await getPaymentStatus(shop, { userId: sale.customer.id, sessionId })).toMatchObject({
      ok: true,
      value: { orderNumber: sale.checkout.orderNumber, status: 'processing', paymentStatus: 'paid' },
    })
  })

  it('shows the current order while the provider is unavailable', async () => {
    const sale = await openSale()
    fixture.faults.set('retrieve', 'unavailable')
    const { sessionId } = sale.checkout
    const status = await getPaymentStatus(shop, { userId: sale.customer.id, sessionId })
    fixture.faults.clear()
    expect(status).toMatchObject({ ok: true, value: { paymentStatus: 'pending' } })
  })

  it('returns nothing to anybody else', async () => {
    const sale = await openSale()
    const other = await fixture.newCustomer()
    for (const [userId, sessionId] of [
      [other.id, sale.checkout.sessionId],
      [sale.customer.id, 'made-up'],
      [sale.customer.id, sale.orderId],
    ] as const) {
      expect(await getPaymentStatus(shop, { userId, sessionId })).toMatchObject({ code: 'order-not-found' })
    }
  })

  it('carries nothing of the back office', async () => {
    const sale = await openSale()
    await database.pool.query(
      `update orders set notes = 'SEGREDO', shipping_actual_cost = 77.77 where id = $1`,
      [sale.orderId],
    )
    const status = await getPaymentStatus(shop, {
      userId: sale.customer.id,
      sessionId: sale.checkout.sessionId,
    })
    expect(writtenOut(status)).not.toMatch(/SEGREDO|7777|77\.77|pay_|attempt/i)
  })
})

describe('acceptPaymentWebhook', () => {
  it('refuses what is not signed and changes nothing', async () => {
    const sale = await openSale()
    await fixture.pay(sale.checkout.clientSecret)
    const [webhook] = await fixture.takeWebhooks()
    if (!webhook) throw new Error('no webhook was sent')
    expect(await deliver({ ...webhook, signature: webhook.signature.replace(/.$/, '') })).toMatchObject({
      code: 'bad-signature',
    })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'pending' })
  })

  it('acknowledges a paid payment of no order, and shows it to the owner', async () => {
    const payment = await fixture.payments.createPayment({
      method: 'card',
      expiresAt: shop.clock.now(),
      amount: 1000,
      currency: 'brl',
      orderId: '00000000-0000-4000-8000-000000000000',
      orderNumber: 'LC-0000-0000',
      sessionId: 's',
      customerEmail: 'a@b.c',
      idempotencyKey: 'lost',
      returnUrl: 'http://localhost:3000/',
    })
    if (!payment.ok) throw new Error(payment.code)
    await fixture.pay(payment.value.clientSecret)
    for (const webhook of await fixture.takeWebhooks())
      expect(await deliver(webhook)).toMatchObject({ ok: true })
    expect(await fixture.openFindings()).toContain('payment-without-order')
  })
})
