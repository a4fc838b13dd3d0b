import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { countTotals } from '#office/dashboard/use-cases/count-totals.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import { reconcileStock } from '#payments/use-cases/reconcile-stock.ts'
import { refuse } from '#platform/domain/result.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { refundOrder } from './refund-order.ts'
import { refundPartOfOrder } from './refund-part-of-order.ts'
import { runRefunds } from './run-refunds.ts'
import type { PartialRefund } from './write-refund.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, { PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})
beforeEach(() => fixture.faults.clear())

const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

async function paidSale(paymentMethod: 'card' | 'pix' = 'card') {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5, price: 9990 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod }))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  const { orderId, clientSecret } = startedCheckout.value
  const { payment_reference: reference } = await fixture.orderOf(orderId)
  if (paymentMethod === 'card') await fixture.pay(clientSecret)
  else await fixture.payments.testPix?.simulatePix(String(reference))
  await deliver()
  const { rows } = await database.pool.query('select id from order_items where order_id = $1', [orderId])
  const give = (part: Partial<PartialRefund>) =>
    refundPartOfOrder(shop, {
      orderId,
      actor,
      part: { request: { amount: 1000 }, restock: false, reason: '', ...part },
    })
  return { orderId, candle, itemId: String(rows[0].id), reference: String(reference), give }
}

const listRefunds = async (orderId: string) =>
  (
    await database.pool.query(
      'select amount, state from refunds where order_id = $1 order by created_at, amount',
      [orderId],
    )
  ).rows.map(({ amount, state }) => [amount, state])

const openFindings = async (orderId: string) =>
  (
    await database.pool.query(
      'select kind from reconciliation_findings where subject = $1 and resolved_at is null',
      [orderId],
    )
  ).rows.map(({ kind }) => kind)

describe('a part of the money', () => {
  const returnOne = ({ itemId }: { itemId: string }) => ({ lines: [{ itemId, quantity: 1 }] })

  it('goes back by line with its units, once for what its page has seen', async () => {
    const sale = await paidSale('pix')
    const part = { request: returnOne(sale), restock: true, reason: 'chegou trincada', seenRefunded: 0 }
    expect(await sale.give(part)).toMatchObject({ value: { refunded: 'now', amount: 9490 } })
    expect(await sale.give(part), 'from a page that shows less').toMatchObject({ code: 'refund-changed' })
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
      refunded_amount: '94.90',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(4)
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
  })

  it('is never of a unit that went back already, nor more than is left', async () => {
    const sale = await paidSale('pix')
    await sale.give({ request: returnOne(sale) })
    await deliver()
    expect(await sale.give({ request: { lines: [{ itemId: sale.itemId, quantity: 2 }] } })).toMatchObject({
      code: 'refund-wrong-lines',
    })
    expect(await sale.give({ request: { amount: 9492 } })).toMatchObject({
      code: 'refund-too-much',
      details: { left: 9491 },
    })
  })

  it('plus the rest makes the order refunded, and the customer is e-mailed about both', async () => {
    const sale = await paidSale('pix')
    await sale.give({ request: returnOne(sale), restock: true })
    await deliver()
    expect(await sale.give({ request: { amount: 9491 } })).toMatchObject({ value: { refunded: 'now' } })
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
      refunded_amount: '189.81',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await listRefunds(sale.orderId)).toEqual([
      ['94.90', 'done'],
      ['94.91', 'done'],
    ])
    const mails = (await fixture.messagesAbout(sale.orderId)).filter((mail) =>
      mail.startsWith('payment-refunded'),
    )
    expect(mails).toHaveLength(2)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('is kept from the revenue', async () => {
    const before = await countTotals(shop)
    const sale = await paidSale()
    await sale.give({ request: { amount: 980 } })
    expect((await countTotals(shop)).revenue - before.revenue).toBe(19000)
  })

  it('waits for a provider that is unavailable', async () => {
    const sale = await paidSale()
    fixture.faults.set('refund', 'answer-lost')
    expect(await sale.give({})).toMatchObject({ value: { refunded: 'later' } })
    expect(await runRefunds(shop)).toMatchObject({ providerUnavailable: true })
    await deliver()
    fixture.faults.clear()
    await runRefunds(shop)
    await runRefunds(shop)
    expect(await fixture.payments.retrievePayment(sale.reference)).toMatchObject({
      value: { refunded: 1000 },
    })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ refunded_amount: '10.00' })
    expect(await listRefunds(sale.orderId)).toEqual([['10.00', 'done']])
  })

  it('that was refunded in the provider’s panel counts once', async () => {
    const sale = await paidSale()
    await fixture.payments.refund(sale.reference, { amount: 500, idempotencyKey: randomUUID() })
    await fixture.takeWebhooks()
    await reconcilePayments(shop)
    await reconcilePayments(shop)
    expect(await listRefunds(sale.orderId)).toEqual([['5.00', 'done']])
    expect(await refundOrder(shop, { orderId: sale.orderId, actor })).toMatchObject({
      value: { refunded: 'now' },
    })
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: '199.80',
    })
    expect(await listRefunds(sale.orderId)).toEqual([
      ['5.00', 'done'],
      ['194.80', 'done'],
    ])
  })

  it.each(['a part', 'the whole'])(
    'that was refunded while %s was requested is not reported as refused',
    async (portion) => {
      const sale = await paidSale()
      const asking = {
        ...shop,
        payments: {
          ...shop.payments,
          async refund() {
            await (portion === 'a part' ? runRefunds(shop) : runProviderActions(shop))
            return refuse('not-refundable', { reason: 'charge_already_refunded' })
          },
        },
      }
      const all = { request: { amount: 19980 }, restock: false, reason: '' }
      const answer =
        portion === 'a part'
          ? await refundPartOfOrder(asking, { orderId: sale.orderId, actor, part: all })
          : await refundOrder(asking, { orderId: sale.orderId, actor })
      expect(answer).toMatchObject({ value: { refunded: 'now' } })
      expect(await listRefunds(sale.orderId)).toEqual([['199.80', 'done']])
      expect(await openFindings(sale.orderId)).toEqual([])
    },
  )

  it('that was refused is no longer offered after a refund in the provider’s panel', async () => {
    const sale = await paidSale()
    const refuses = async () => refuse('not-refundable', { reason: 'insufficient_funds' })
    const asking = { ...shop, payments: { ...shop.payments, refund: refuses } }
    expect(await refundOrder(asking, { orderId: sale.orderId, actor })).toMatchObject({ ok: false })
    expect(await openFindings(sale.orderId)).toEqual(['refund-refused'])
    await fixture.payments.refund(sale.reference, { amount: null, idempotencyKey: randomUUID() })
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'refunded' })
    expect(await openFindings(sale.orderId)).toEqual([])
  })

  it('never goes back twice, however many press at once', async () => {
    const sale = await paidSale()
    const presses = Array.from({ length: 6 }, () => sale.give({ request: { amount: 10000 } }))
    const granted = (await Promise.all(presses)).filter((answer) => answer.ok)
    expect(granted).toHaveLength(1)
    expect(await fixture.payments.retrievePayment(sale.reference)).toMatchObject({
      value: { refunded: 10000 },
    })
  })
})
