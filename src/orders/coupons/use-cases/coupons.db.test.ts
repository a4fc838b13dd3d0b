import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { loadGuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'
import { saveCartCoupon } from '#checkout/cart/use-cases/save-cart-coupon.ts'
import { cancelPendingOrder } from '#checkout/purchase/use-cases/cancel-pending-order.ts'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { cancelWhole } from '#fulfilment/returns/use-cases/withdraw.ts'
import { chooseCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import type { Shop } from '#platform/shop.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const actor = { id: (await fixture.newCustomer()).id, name: 'Dona da Loja' }

async function newCoupon(columns: Record<string, unknown> = {}) {
  const code = `TESTE${randomUUID().slice(0, 8).toUpperCase()}`
  const row: Record<string, unknown> = {
    code,
    label: `Cupom ${code}`,
    kind: 'percent',
    percent: 10,
    ...columns,
  }
  const names = Object.keys(row)
  const { rows } = await pool.query(
    `insert into coupons (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return { id: String(rows[0].id), code }
}

async function newBuyer(couponId?: string) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 9, price: 9995 })
  await fixture.putInCart(customer.id, candle.id, 1)
  if (couponId) await putIntoCart(customer.id, couponId)
  const buy = async (changes: Partial<CheckoutRequest> = {}) =>
    startCheckout(shop, await fixture.requestFor(customer.id, changes))
  return { ...customer, candle, buy }
}

const putIntoCart = (userId: string, couponId: string) =>
  pool.query(
    `insert into cart_coupons (user_id, coupon_id) values ($1, $2)
     on conflict (user_id) do update set coupon_id = excluded.coupon_id`,
    [userId, couponId],
  )

async function opened(started: Awaited<ReturnType<typeof startCheckout>>) {
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { ...started.value, order: await fixture.orderOf(started.value.orderId) }
}

async function payFor({ clientSecret, order }: Awaited<ReturnType<typeof opened>>) {
  await fixture.pay(clientSecret)
  const payment = await shop.payments.retrievePayment(String(order.payment_reference))
  if (payment.ok) await settleAndRefund(shop, payment.value)
}

async function countUses(couponId: string): Promise<number> {
  const { rows } = await pool.query(
    `select uses, (select count(*)::int from coupon_uses where coupon_id = $1 and released_at is null) as held
     from coupons where id = $1`,
    [couponId],
  )
  expect(rows[0].uses).toBe(rows[0].held)
  return rows[0].uses
}

describe('a coupon at the checkout', () => {
  it('takes its part off the candles and is written down with the order', async () => {
    const coupon = await newCoupon()
    const { buy } = await newBuyer(coupon.id)
    const { order, orderId, totalAmount } = await opened(await buy({ expectedTotal: 8995 }))
    expect(order).toMatchObject({ subtotal_amount: '99.95', coupon_discount_amount: '10.00' })
    expect(totalAmount).toBe(8995)
    const { rows } = await pool.query('select amount, shares from coupon_uses where order_id = $1', [orderId])
    expect(rows).toEqual([{ amount: '10.00', shares: [1000] }])
    expect(await countUses(coupon.id)).toBe(1)
  })

  it('reduces the Pix discount to the remaining amount, and another payment method keeps it', async () => {
    const pix = await openCheckoutFixture(database, { PIX_DISCOUNT_PERCENT: '5' })
    const coupon = await newCoupon()
    const { id } = await newBuyer(coupon.id)
    const byCard = await startCheckout(pix.shop, await pix.requestFor(id))
    const byPix = await startCheckout(pix.shop, await pix.requestFor(id, { paymentMethod: 'pix' }))
    const order = await pix.orderOf((await opened(byPix)).orderId)
    expect(order).toMatchObject({
      coupon_discount_amount: '10.00',
      pix_discount_amount: '4.50',
      total_amount: '85.45',
    })
    expect(order.id).toBe((await opened(byCard)).orderId)
    expect(await countUses(coupon.id)).toBe(1)
    await pix.close()
  })

  it('gives its last use to one of fifty buyers; the others keep their candles and are notified', async () => {
    const coupon = await newCoupon({ most_uses: 1 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newBuyer(coupon.id)))
    const started = await Promise.all(buyers.map(({ buy }) => buy({ expectedTotal: 8995 })))
    expect(started.filter(({ ok }) => ok)).toHaveLength(1)
    const codes = new Set(started.map((answer) => (answer.ok ? 'ok' : answer.code)))
    expect([...codes].filter((code) => !['ok', 'coupon-gone', 'total-changed'].includes(code))).toEqual([])
    expect(await countUses(coupon.id)).toBe(1)
  })

  it('finds the same order again with the last use that it holds', async () => {
    const coupon = await newCoupon({ most_uses: 1, once_per_customer: true })
    const { buy } = await newBuyer(coupon.id)
    const [first, second] = [await opened(await buy()), await opened(await buy())]
    expect(second.orderId).toBe(first.orderId)
    expect(await countUses(coupon.id)).toBe(1)
  })

  it('moves along when the cart changes, and is free again when it is taken out', async () => {
    const coupon = await newCoupon({ most_uses: 1 })
    const { id, buy, candle } = await newBuyer(coupon.id)
    const first = await opened(await buy())
    await fixture.putInCart(id, candle.id, 2)
    expect((await opened(await buy())).orderId).not.toBe(first.orderId)
    expect(await countUses(coupon.id)).toBe(1)
    await pool.query('delete from cart_coupons where user_id = $1', [id])
    expect((await opened(await buy())).totalAmount).toBe(19990)
    expect(await countUses(coupon.id)).toBe(0)
  })

  it('changes the total only with the customer’s confirmation', async () => {
    const coupon = await newCoupon()
    const { buy } = await newBuyer(coupon.id)
    await pool.query(`update coupons set state = 'paused' where id = $1`, [coupon.id])
    expect(await buy({ expectedTotal: 8995 })).toMatchObject({
      code: 'total-changed',
      details: { before: 8995, now: 9995 },
    })
    expect(await buy({ expectedTotal: 9995 })).toMatchObject({ ok: true })
  })

  it('is used once by a customer, whichever account they have by then', async () => {
    const coupon = await newCoupon({ once_per_customer: true })
    const { id, email, candle, buy } = await newBuyer(coupon.id)
    const bought = await opened(await buy())
    await payFor(bought)
    const { rows } = await pool.query('select 1 from cart_coupons where user_id = $1', [id])
    expect(rows).toEqual([])
    await fixture.putInCart(id, candle.id, 1)
    await putIntoCart(id, coupon.id)
    expect(await buy({ expectedTotal: 8995 })).toMatchObject({ code: 'total-changed' })
    // Simulates a deleted account: the order keeps its address but has no user.
    await pool.query('update orders set user_id = null where id = $1', [bought.orderId])
    expect(await buy({ expectedTotal: 8995 })).toMatchObject({ code: 'total-changed' })
    await pool.query('update users set email = $2 where id = $1', [id, `outra-${email}`])
    expect(await buy({ expectedTotal: 8995 })).toMatchObject({ ok: true })
  })

  it('applies automatically without a code', async () => {
    const trio = await newCoupon({
      code: null,
      label: 'Leve 3',
      kind: 'set',
      percent: null,
      amount: '250',
      set_units: 3,
    })
    const { id, candle, buy } = await newBuyer()
    await fixture.putInCart(id, candle.id, 3)
    expect((await opened(await buy())).totalAmount).toBe(25000)
    const cart = [{ productId: candle.id, categoryId: null, unitPrice: 9995, quantity: 3 }]
    const forGuests = chooseCoupon({ ...(await loadGuestOffers(shop)), lines: cart, freight: null })
    expect(forGuests).toMatchObject({ coupon: { id: trio.id }, amount: 4985 })
    await pool.query(`update coupons set state = 'ended' where id = $1`, [trio.id])
  })

  it('is shown to a guest only if it needs no account and is valid today', async () => {
    const notForAll = [
      await newCoupon({ code: null, state: 'paused' }),
      await newCoupon({ code: null, first_purchase_only: true }),
      await newCoupon({ code: null, once_per_customer: true }),
      await newCoupon({ code: null, starts_on: '2999-01-01' }),
      await newCoupon({ code: null, ends_on: '2020-01-01' }),
      await newCoupon({ code: null, most_uses: 3, uses: 3 }),
      await newCoupon(),
    ]
    const dates = { starts_on: '2020-01-01', ends_on: '2999-01-01' }
    const forAll = await newCoupon({ code: null, most_uses: 9, uses: 2, ...dates })
    const { candidates } = await loadGuestOffers(shop)
    expect(candidates.map(({ coupon: { id, uses, mostUses } }) => ({ id, uses, mostUses }))).toEqual([
      { id: forAll.id, uses: 0, mostUses: null },
    ])
    const ids = [...notForAll, forAll].map(({ id }) => id)
    await pool.query(`update coupons set state = 'ended' where id = any($1)`, [ids])
  })
})

describe('the use of a coupon is given back', () => {
  it('if the customer cancels, or the order expires or is refunded before shipping', async () => {
    const coupon = await newCoupon()
    const givenUp = await newBuyer(coupon.id)
    await cancelPendingOrder(shop, {
      userId: givenUp.id,
      orderId: (await opened(await givenUp.buy())).orderId,
    })
    expect(await countUses(coupon.id)).toBe(0)

    await opened(await (await newBuyer(coupon.id)).buy())
    fixture.passMinutes(31)
    await expireHolds(shop)
    fixture.passMinutes(-31)
    expect(await countUses(coupon.id)).toBe(0)

    const refunded = await opened(await (await newBuyer(coupon.id)).buy())
    await payFor(refunded)
    await refundOrder(shop, { orderId: refunded.orderId, actor })
    expect(await countUses(coupon.id)).toBe(0)

    const withdrawn = await opened(await (await newBuyer(coupon.id)).buy())
    await payFor(withdrawn)
    await shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, withdrawn.orderId)
      if (order) await cancelWhole(shop, tx, order)
    })
    expect(await countUses(coupon.id)).toBe(0)

    const cancelled = await opened(await (await newBuyer(coupon.id)).buy())
    await payFor(cancelled)
    const change = (to: 'cancelled' | 'processing') =>
      changeOrderStatus(shop, {
        orderId: cancelled.orderId,
        to,
        actor,
        seen: to === 'cancelled' ? 'processing' : 'cancelled',
        confirmedPayment: 'paid',
      })
    expect(await change('cancelled')).toMatchObject({ ok: true })
    expect(await countUses(coupon.id)).toBe(0)
    expect(await change('processing')).toMatchObject({ ok: true })
    expect(await countUses(coupon.id)).toBe(1)
  })

  it('and taken again when the money comes late, but never above the most uses: then the money goes back', async () => {
    const coupon = await newCoupon({ most_uses: 1 })
    const late = await opened(await (await newBuyer(coupon.id)).buy())
    await fixture.pay(late.clientSecret)
    await pool.query('update orders set hold_expires_at = created_at where id = $1', [late.orderId])
    fixture.faults.set('cancel', 'unavailable')
    await expireHolds(shop)
    fixture.faults.clear()
    expect(await countUses(coupon.id)).toBe(0)
    const quicker = await opened(await (await newBuyer(coupon.id)).buy())
    await payFor(late)
    expect(await countUses(coupon.id)).toBe(1)
    expect(await fixture.orderOf(late.orderId)).toMatchObject(sentBack)
    await payFor(quicker)
    expect(await fixture.orderOf(quicker.orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await countUses(coupon.id)).toBe(1)
  })
})

const sentBack = { payment_status: 'refunded', status: 'cancelled', stock_held: false }

describe('two payments for one coupon', () => {
  const limits = [{ most_uses: 1 }, { once_per_customer: true }, { first_purchase_only: true }]

  async function twoOpenPayments(limit: Record<string, unknown>) {
    const coupon = await newCoupon(limit)
    const buyer = await newBuyer(coupon.id)
    const first = await opened(await buyer.buy())
    await fixture.putInCart(buyer.id, buyer.candle.id, 2)
    const cancelPayment: typeof shop.payments.cancelPayment = (reference) =>
      shop.payments.retrievePayment(reference)
    const payments: typeof shop.payments = Object.assign(Object.create(shop.payments), { cancelPayment })
    const second = await opened(
      await startCheckout({ ...shop, payments }, await fixture.requestFor(buyer.id)),
    )
    expect(second.orderId).not.toBe(first.orderId)
    return { coupon, buyer, first, second }
  }

  it.each(limits)('the earlier one is closed before the new one opens: %j', async (limit) => {
    const coupon = await newCoupon(limit)
    const { id, candle, buy } = await newBuyer(coupon.id)
    const first = await opened(await buy())
    await fixture.putInCart(id, candle.id, 2)
    await opened(await buy())
    expect(await fixture.pay(first.clientSecret)).toMatchObject({
      value: { status: 'failed', reason: 'payment-cancelled' },
    })
  })

  it.each(limits)('the money that comes later goes back, the replaced order first: %j', async (limit) => {
    const { coupon, buyer, first, second } = await twoOpenPayments(limit)
    await payFor(first)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    await payFor(second)
    expect(await fixture.orderOf(second.orderId)).toMatchObject(sentBack)
    expect(await fixture.eventsOf(second.orderId)).toEqual(
      expect.arrayContaining(['coupon-gone', 'refunded']),
    )
    expect(await fixture.messagesAbout(second.orderId)).toContain('payment-refunded:*')
    expect(await countUses(coupon.id)).toBe(1)
    expect(await fixture.stockOf(buyer.candle.id)).toBe(8)
  })

  it.each(limits)('the money that comes later goes back, the new order first: %j', async (limit) => {
    const { coupon, buyer, first, second } = await twoOpenPayments(limit)
    await payFor(second)
    await payFor(first)
    expect(await fixture.orderOf(second.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await fixture.orderOf(first.orderId)).toMatchObject(sentBack)
    expect(await countUses(coupon.id)).toBe(1)
    expect(await fixture.stockOf(buyer.candle.id)).toBe(7)
  })

  it.each(limits)('at the same time: one is accepted, the other refunded: %j', async (limit) => {
    const { coupon, first, second } = await twoOpenPayments(limit)
    await Promise.all([payFor(first), payFor(second)])
    const after = [await fixture.orderOf(first.orderId), await fixture.orderOf(second.orderId)]
    expect(after.map(({ payment_status }) => payment_status).toSorted()).toEqual(['paid', 'refunded'])
    expect(await countUses(coupon.id)).toBe(1)
    const above = (await auditBooks(pool)).filter((wrong) => !wrong.startsWith('a coupon that counts'))
    expect(above).toEqual([])
  })

  it('a coupon without a limit serves both', async () => {
    const { coupon, first, second } = await twoOpenPayments({})
    await payFor(first)
    await payFor(second)
    expect(await fixture.orderOf(second.orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await countUses(coupon.id)).toBe(2)
  })
})

describe('a typed code', () => {
  const takenNames: string[] = []
  const limits = {
    consume: async (name: string) => ({ ok: takenNames.push(name) > 0, value: undefined }),
    refund: async (name: string) => void takenNames.splice(takenNames.indexOf(name), 1),
  }
  const counting = { ...shop, rateLimits: limits } as unknown as Shop
  const type = (userId: string, typed: string) =>
    saveCartCoupon(counting, { userId, typed, clientAddress: '203.0.113.7' })

  it('is kept however it is written, and waits for what is missing', async () => {
    const coupon = await newCoupon({ minimum: '150' })
    const { id, candle, buy } = await newBuyer()
    expect(
      await type(id, ` ${coupon.code.toLowerCase().slice(0, 5)}-${coupon.code.slice(5)} `),
    ).toMatchObject({ ok: true })
    expect(takenNames).toEqual([])
    await fixture.putInCart(id, candle.id, 2)
    expect((await opened(await buy())).totalAmount).toBe(17991)
  })

  it('that is unknown, expired, not yet valid or somebody else’s gets the same answer, and counts as an attempt', async () => {
    const { id } = await newBuyer()
    const codes = [
      'NUNCAEXISTIU',
      (await newCoupon({ ends_on: '2026-11-11' })).code,
      (await newCoupon({ starts_on: '2026-11-13' })).code,
      (await newCoupon({ state: 'paused' })).code,
      (await newCoupon({ personal: true, user_id: actor.id })).code,
    ]
    for (const code of codes)
      expect(await type(id, code)).toEqual({ ok: false, code: 'coupon-unknown', details: undefined })
    expect(takenNames).toHaveLength(2 * codes.length)
  })
})
