import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { cancelPendingOrder } from '#checkout/purchase/use-cases/cancel-pending-order.ts'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { correctVoucher, setVoucherBlocked } from './change-voucher.ts'
import { issueByHand } from './issue-by-hand.ts'
import { listVouchers } from './list-vouchers.ts'
import { openVoucher } from './open-voucher.ts'
import { deriveCode, loadBalance } from './voucher-ledger.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, { PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  expect(await auditBooks(database.pool)).toEqual([])
  await fixture.close()
  await database.close()
})
beforeEach(() => fixture.faults.clear())

async function newVoucher(amount: number): Promise<string> {
  const issued = await issueByHand(shop, { amount, receiverName: 'Mãe', reason: 'sorteio', actor })
  if (!issued.ok) throw new Error(issued.code)
  return issued.value.voucherId
}

async function newBuyer() {
  const { id } = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5, price: 9990 })
  await fixture.putInCart(id, candle.id, 2)
  return { id, candle }
}

async function start(userId: string, changes: Partial<CheckoutRequest>) {
  return startCheckout(shop, await fixture.requestFor(userId, changes))
}

const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

async function open(userId: string, changes: Partial<CheckoutRequest>) {
  const started = await start(userId, changes)
  if (!started.ok) throw new Error(started.code)
  return started.value
}

const listEntries = async (voucherId: string) =>
  (
    await database.pool.query(
      'select kind, (amount * 100)::int as amount from voucher_entries where voucher_id = $1 order by created_at, amount desc',
      [voucherId],
    )
  ).rows.map(({ kind, amount }) => [kind, amount])

const loadLastOrder = async (userId: string) => {
  const { rows } = await database.pool.query(
    'select id from orders where user_id = $1 order by created_at desc limit 1',
    [userId],
  )
  return fixture.orderOf(rows[0].id)
}

describe('an order that a voucher pays', () => {
  it('in part charges the rest, with the Pix discount on that rest', async () => {
    const voucherId = await newVoucher(15000)
    const { id } = await newBuyer()
    const byCard = await open(id, { voucherId })
    const freight = byCard.totalAmount - (19980 - 15000)
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
    const byPix = await open(id, { voucherId, paymentMethod: 'pix' })
    expect(byPix.pixDiscountAmount).toBe(249)
    expect(byPix.totalAmount).toBe(19980 - 15000 - 249 + freight)
    expect(byPix.orderId).toBe(byCard.orderId)
    expect(await listEntries(voucherId)).toEqual([
      ['issued', 15000],
      ['spent', -15000],
    ])
  })

  it('in full is bought at once without a payment, and keeps its remaining balance', async () => {
    const voucherId = await newVoucher(50000)
    const { id, candle } = await newBuyer()
    expect(await start(id, { voucherId })).toMatchObject({ ok: false, code: 'already-paid' })
    const order = await loadLastOrder(id)
    expect(order).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      payment_method: 'voucher',
      payment_reference: null,
    })
    expect(Number(order.total_amount)).toBe(0)
    expect(await loadBalance(shop.db, voucherId)).toBe(50000 - Math.round(Number(order.voucher_amount) * 100))
    expect(await fixture.stockOf(candle.id)).toBe(3)
    expect(await fixture.cartOf(id)).toEqual([])
  })

  it('pressed again after a lost answer, leads to the order that was made; another cart does not', async () => {
    const voucherId = await newVoucher(90000)
    const { id, candle } = await newBuyer()
    const part = await fixture.newCandle({ stock: 9, price: 4990 })
    const kit = await fixture.newKit({ parts: [{ productId: part.id }], choices: 2, repeats: true })
    const chosenParts = [kit.parts[0], kit.parts[0]] as string[]
    await addToCart(shop, { userId: id, productId: kit.id, variantId: null, quantity: 1, chosenParts })
    const request = await fixture.requestFor(id, { voucherId })
    const [first, second] = [await startCheckout(shop, request), await startCheckout(shop, request)]
    const { session_id: sessionId } = await loadLastOrder(id)
    expect(first).toEqual({ ok: false, code: 'already-paid', details: { sessionId } })
    expect(second).toEqual(first)
    expect(await fixture.stockOf(candle.id), 'sold once').toBe(3)
    const other = { ...request, cartItems: request.cartItems.map((line) => ({ ...line, quantity: 1 })) }
    expect(await startCheckout(shop, other)).toMatchObject({ code: 'cart-changed' })
    const byNoVoucher = { ...request, voucherId: null }
    expect(await startCheckout(shop, byNoVoucher)).toMatchObject({ code: 'cart-changed' })
    fixture.passMinutes(25 * 60)
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'cart-changed' })
  })

  it('is bought only after the order that it replaces can no longer be paid', async () => {
    const voucherId = await newVoucher(50000)
    const { id, candle } = await newBuyer()
    const byCard = await open(id, {})
    fixture.passMinutes(1)
    fixture.faults.set('cancel', 'unavailable')
    expect(await start(id, { voucherId })).toMatchObject({ ok: false, code: 'provider-unavailable' })
    const paid = "select id from orders where user_id = $1 and payment_status = 'paid'"
    expect((await database.pool.query(paid, [id])).rows, 'nothing is bought yet').toEqual([])
    fixture.faults.clear()
    fixture.passMinutes(1)
    expect(await start(id, { voucherId })).toMatchObject({ ok: false, code: 'already-paid' })
    expect(await loadLastOrder(id)).toMatchObject({ payment_status: 'paid', payment_method: 'voucher' })
    expect(await fixture.orderOf(byCard.orderId)).toMatchObject({
      status: 'cancelled',
      pending_provider_action: null,
    })
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('does not touch the voucher if the replaced order was paid at the last moment', async () => {
    const voucherId = await newVoucher(50000)
    const { id, candle } = await newBuyer()
    const byCard = await open(id, {})
    const { cancelPayment } = shop.payments
    const paidFirst: typeof shop.payments = {
      ...shop.payments,
      cancelPayment: async (reference) => {
        await fixture.pay(byCard.clientSecret)
        return cancelPayment(reference)
      },
    }
    const answer = await startCheckout(
      { ...shop, payments: paidFirst },
      await fixture.requestFor(id, { voucherId }),
    )
    expect(answer).toMatchObject({ code: 'already-paid' })
    expect(await fixture.orderOf(byCard.orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await loadBalance(shop.db, voucherId)).toBe(50000)
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('gives it back once when it expires, is cancelled, or gives way to another cart', async () => {
    const voucherId = await newVoucher(10000)
    const { id } = await newBuyer()
    const first = await open(id, { voucherId })
    await fixture.passMinutes(31)
    await expireHolds(shop)
    await expireHolds(shop)
    expect(await loadBalance(shop.db, voucherId)).toBe(10000)
    const second = await open(id, { voucherId })
    expect(second.orderId).not.toBe(first.orderId)
    const candle = await fixture.newCandle({ stock: 5, price: 1000 })
    await fixture.putInCart(id, candle.id, 1)
    const third = await open(id, { voucherId })
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
    await cancelPendingOrder(shop, { userId: id, orderId: third.orderId })
    await cancelPendingOrder(shop, { userId: id, orderId: third.orderId })
    expect(await loadBalance(shop.db, voucherId)).toBe(10000)
  })

  it('that is paid late spends again, and refunds the money if the balance is gone', async () => {
    const voucherId = await newVoucher(10000)
    const late = await newBuyer()
    const started = await open(late.id, { voucherId })
    fixture.passMinutes(31)
    fixture.faults.set('cancel', 'unavailable')
    await expireHolds(shop)
    expect(await loadBalance(shop.db, voucherId)).toBe(10000)
    fixture.faults.clear()
    const quick = await newBuyer()
    const other = await open(quick.id, { voucherId })
    await fixture.pay(started.clientSecret)
    await deliver()
    await deliver()
    expect(await fixture.orderOf(started.orderId)).toMatchObject({ payment_status: 'refunded' })
    expect(await fixture.eventsOf(started.orderId)).toContain('voucher-gone')
    const { rows } = await database.pool.query(
      'select (amount * 100)::int as money, (voucher_amount * 100)::int as voucher from refunds where order_id = $1 order by amount',
      [started.orderId],
    )
    expect(rows).toEqual([
      { money: 0, voucher: 10000 },
      { money: started.totalAmount, voucher: 0 },
    ])
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
    await cancelPendingOrder(shop, { userId: quick.id, orderId: other.orderId })
  })

  it('two tabs open one order, and a race of ten buyers spends a balance once', async () => {
    const voucherId = await newVoucher(10000)
    const { id } = await newBuyer()
    const [first, second] = await Promise.all([open(id, { voucherId }), open(id, { voucherId })])
    expect(first.orderId).toBe(second.orderId)
    await cancelPendingOrder(shop, { userId: id, orderId: first.orderId })

    const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer()))
    const requests = await Promise.all(
      buyers.map((buyer) => fixture.requestFor(buyer.id, { voucherId, expectedTotal: null })),
    )
    await Promise.all(requests.map((request) => startCheckout(shop, request)))
    const { rows } = await database.pool.query(
      "select sum(voucher_amount)::int as spent from orders where user_id = any($1) and status = 'pending'",
      [buyers.map((buyer) => buyer.id)],
    )
    expect(rows[0].spent).toBe(100)
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
  })

  it('is refused by the database itself below zero', async () => {
    const voucherId = await newVoucher(100)
    const taking = database.pool.query(
      "insert into voucher_entries (voucher_id, kind, amount) values ($1, 'spent', -1.01)",
      [voucherId],
    )
    await expect(taking).rejects.toThrow('has less than that')
  })
})

describe('the returned amount', () => {
  async function paidWithBoth() {
    const voucherId = await newVoucher(15000)
    const { id } = await newBuyer()
    const started = await open(id, { voucherId })
    await fixture.pay(started.clientSecret)
    await deliver()
    const { rows } = await database.pool.query('select id from order_items where order_id = $1', [
      started.orderId,
    ])
    return { voucherId, orderId: started.orderId, money: started.totalAmount, itemId: String(rows[0].id) }
  }
  const give = (orderId: string, amount: number) =>
    refundPartOfOrder(shop, {
      orderId,
      actor,
      part: { request: { amount }, restock: false, reason: 'atraso' },
    })

  it('goes to the card first, then to the voucher, and the order stays until all is refunded', async () => {
    const { voucherId, orderId, money } = await paidWithBoth()
    expect(await give(orderId, 1000)).toMatchObject({ ok: true, value: { refunded: 'now' } })
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
    expect(await give(orderId, money)).toMatchObject({ ok: true, value: { refunded: 'now' } })
    await deliver()
    expect(await loadBalance(shop.db, voucherId)).toBe(1000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid', status: 'processing' })
    await reconcilePayments(shop)
    expect(await loadBalance(shop.db, voucherId)).toBe(1000)
    expect(await give(orderId, 4000)).toMatchObject({ ok: true, value: { refunded: 'now' } })
    expect(await loadBalance(shop.db, voucherId)).toBe(5000)
    expect(await give(orderId, 10001)).toMatchObject({ ok: false, code: 'refund-too-much' })
    expect(await give(orderId, 10000)).toMatchObject({ ok: true })
    expect(await loadBalance(shop.db, voucherId)).toBe(15000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
  })

  describe('and whose money the bank sends back', () => {
    async function failed(spend: (voucherId: string) => Promise<unknown>) {
      const { voucherId, orderId, money } = await paidWithBoth()
      await give(orderId, money + 1000)
      await spend(voucherId)
      const { payment_reference: reference } = await fixture.orderOf(orderId)
      const { rows } = await database.pool.query('select key from refunds where order_id = $1', [orderId])
      await fixture.payments.failRefund(String(reference), { key: rows[0].key, amount: money })
      await deliver()
      return { voucherId, orderId, money }
    }

    it('takes the part of the voucher again, so that the next refund gives no more than was asked', async () => {
      const { voucherId, orderId, money } = await failed(async () => {})
      expect(await loadBalance(shop.db, voucherId)).toBe(0)
      expect(await fixture.orderOf(orderId)).toMatchObject({
        refunded_amount: '0.00',
        voucher_refunded_amount: '0.00',
      })
      expect(await give(orderId, money + 1000)).toMatchObject({ ok: true, value: { refunded: 'now' } })
      expect(await loadBalance(shop.db, voucherId)).toBe(1000)
      expect(await fixture.openFindings()).not.toContain('voucher-part-gone')
      expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
      expect(await loadBalance(shop.db, voucherId)).toBe(15000)
    })

    it('reports to the owner that this part is gone', async () => {
      const { orderId } = await failed((voucherId) =>
        correctVoucher(shop, { voucherId, amount: -1000, reason: 'erro', actor }),
      )
      expect(await fixture.orderOf(orderId)).toMatchObject({
        refunded_amount: '0.00',
        voucher_refunded_amount: '10.00',
      })
      expect(await fixture.openFindings()).toContain('voucher-part-gone')
    })

    it('after all of it went back owes the money alone', async () => {
      const { voucherId, orderId, money } = await paidWithBoth()
      await refundOrder(shop, { orderId, actor })
      const { payment_reference: reference } = await fixture.orderOf(orderId)
      await fixture.payments.failRefund(String(reference), { key: `refund:${orderId}`, amount: money })
      await deliver()
      expect(await loadBalance(shop.db, voucherId)).toBe(15000)
      expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
      expect(await loadBalance(shop.db, voucherId)).toBe(15000)
      expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
    })
  })

  it('locks the shelf before the voucher, as a purchase does', async () => {
    const { voucherId, orderId } = await paidWithBoth()
    const purchase = await database.pool.connect()
    try {
      await purchase.query('begin')
      await purchase.query(
        'select from products where id in (select product_id from order_items where order_id = $1) for update',
        [orderId],
      )
      const refunding = refundOrder(shop, { orderId, actor })
      const waiting = 'select count(*)::int as locks from pg_locks where not granted'
      await vi.waitUntil(async () => (await purchase.query(waiting)).rows[0].locks > 0, { timeout: 10_000 })
      await purchase.query('select from vouchers where id = $1 for update nowait', [voucherId])
      await purchase.query('commit')
      expect(await refunding).toMatchObject({ ok: true })
    } finally {
      purchase.release()
    }
    await deliver()
    expect(await loadBalance(shop.db, voucherId)).toBe(15000)
  })

  it('in full goes to both, once', async () => {
    const { voucherId, orderId } = await paidWithBoth()
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
    await deliver()
    await reconcilePayments(shop)
    expect(await loadBalance(shop.db, voucherId)).toBe(15000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  })

  it('keeps an order sold if the bank took the card payment back, because the voucher still pays its part', async () => {
    const { voucherId, orderId, money } = await paidWithBoth()
    const { payment_reference: reference } = await fixture.orderOf(orderId)
    await fixture.loseDispute({ reference: String(reference), dispute: 'lost', amount: money })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await loadBalance(shop.db, voucherId)).toBe(0)
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
    expect(await loadBalance(shop.db, voucherId)).toBe(15000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  })

  it('needs no provider for an order paid by voucher alone', async () => {
    const voucherId = await newVoucher(50000)
    const { id } = await newBuyer()
    await start(id, { voucherId })
    const orderId = String((await loadLastOrder(id)).id)
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({
      ok: true,
      value: { refunded: 'now' },
    })
    expect(await loadBalance(shop.db, voucherId)).toBe(50000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
  })
})

describe('a code', () => {
  const clientAddress = '203.0.113.9'
  it('opens its voucher in any form, and nothing once the owner has blocked it', async () => {
    const voucherId = await newVoucher(7000)
    const typed = deriveCode(shop, voucherId).toLowerCase()
    expect(await openVoucher(shop, { typed, clientAddress })).toMatchObject({
      ok: true,
      value: { id: voucherId, balance: 7000 },
    })
    await setVoucherBlocked(shop, { voucherId, isBlocked: true, reason: 'perdido', actor })
    expect(await openVoucher(shop, { typed, clientAddress })).toMatchObject({ code: 'voucher-unknown' })
    const { id } = await newBuyer()
    expect((await open(id, { voucherId })).totalAmount).toBeGreaterThanOrEqual(19980)
    await setVoucherBlocked(shop, { voucherId, isBlocked: false, reason: 'achado', actor })
    expect(await openVoucher(shop, { typed, clientAddress })).toMatchObject({ ok: true })
  })

  it('is found by its end, by a name and by nothing else of it', async () => {
    const voucherId = await newVoucher(7000)
    const code = deriveCode(shop, voucherId)
    const idsFound = async (search: string) => (await listVouchers(shop, search)).map(({ id }) => id)
    expect(await idsFound(code.slice(-4).toLowerCase())).toContain(voucherId)
    expect(await idsFound('mãe')).toContain(voucherId)
    expect(await idsFound(code.slice(0, 8))).not.toContain(voucherId)
    expect(await idsFound('100%')).toEqual([])
  })

  it('is guessed twenty times by one visitor, and no more', async () => {
    const answers = []
    for (let guess = 0; guess < 21; guess++)
      answers.push(
        await openVoucher(shop, { typed: deriveCode(shop, randomUUID()), clientAddress: '203.0.113.10' }),
      )
    const codes = answers.map((answer) => (answer.ok ? 'opened' : answer.code))
    expect(codes).toEqual([...Array(20).fill('voucher-unknown'), 'too-many'])
  })

  it('is corrected by an entry with a reason, never below zero', async () => {
    const voucherId = await newVoucher(7000)
    const correct = (amount: number, reason = 'erro') =>
      correctVoucher(shop, { voucherId, amount, reason, actor })
    expect(await correct(-7001)).toMatchObject({ code: 'below-zero' })
    expect(await correct(-1000, ' ')).toMatchObject({ code: 'reason-missing' })
    expect(await correct(900_000_000_000_000)).toMatchObject({ code: 'amount-wrong' })
    expect(await correct(-2000)).toMatchObject({ ok: true, value: { balance: 5000 } })
    expect(await listEntries(voucherId)).toEqual([
      ['issued', 7000],
      ['corrected', -2000],
    ])
  })
})
