import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { listOwedRefunds } from '#office/today/use-cases/list-owed-refunds.ts'
import { listReturnTasks } from '#office/today/use-cases/list-return-tasks.ts'
import { listReturns } from '#orders/use-cases/return-rows.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { confirmPixPayments } from '#payments/use-cases/confirm-pix-payments.ts'
import { listAwaitedPix } from '#payments/use-cases/list-awaited-pix.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { arrangeCollection, receiveReturn } from './arrange-return.ts'
import { cancelReturn } from './cancel-return.ts'
import { loadReturns } from './load-returns.ts'
import { refundReturn } from './refund-return.ts'
import { withdraw } from './withdraw.ts'
import { returnRefund } from './write-return.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, {
  PIX_KEY: '+5511987654321',
  PIX_NAME: 'Lume & Coco',
  PIX_CITY: 'São Paulo',
})
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

const confirmPix = async (orderId: string) => {
  const attemptId = (await listAwaitedPix(shop)).find((pix) => pix.orderId === orderId)?.attemptId ?? ''
  await confirmPixPayments(shop, { actor, seen: [{ attemptId }] })
}

async function paidSale(paymentMethod: PaymentMethod = 'card') {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5, price: 9990 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod }))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  const { orderId, clientSecret } = startedCheckout.value
  if (paymentMethod === 'card') await fixture.pay(clientSecret)
  else await confirmPix(orderId)
  await deliver()
  const { rows } = await database.pool.query(
    'select i.id, o.order_number from order_items i join orders o on o.id = i.order_id where o.id = $1',
    [orderId],
  )
  const ownOrder = { userId: customer.id, orderNumber: String(rows[0].order_number) }
  const plain = {
    ...ownOrder,
    reason: '',
    pixKey: paymentMethod === 'pix' ? 'ana@exemplo.com.br' : '',
    seen: '',
  }
  const buildLines = (quantity: number) => [{ itemId: String(rows[0].id), quantity }]
  const ask = (quantity: number, seen = '') =>
    withdraw(shop, { ...plain, lines: buildLines(quantity), returnWay: 'courier', seen })
  const giveUp = (quantity: number, seen = '') =>
    withdraw(shop, { ...plain, lines: buildLines(quantity), returnWay: null, seen })
  const cancel = () => withdraw(shop, { ...plain, lines: 'rest', returnWay: null })
  const send = () => changeOrderStatus(shop, { orderId, to: 'shipped', actor })
  const cancelWithout = () => withdraw(shop, { ...plain, pixKey: 'x', lines: 'rest', returnWay: null })
  return { orderId, candle, own: ownOrder, cancelWithout, linesOf: buildLines, ask, giveUp, cancel, send }
}

const openFindings = async (orderId: string) => {
  const { rows } = await database.pool.query(
    'select kind from reconciliation_findings where subject = $1 and resolved_at is null order by kind',
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

const mailsAbout = async (orderNumber: string) =>
  (await emailsInQueue(database.db)).filter(
    ({ type, data }) => type.startsWith('return-') && data.orderNumber === orderNumber,
  )

const loadNewest = async (ownOrder: { userId: string; orderNumber: string }) => {
  const newest = (await loadReturns(shop, ownOrder))?.returns[0]
  if (!newest) throw new Error('nothing was asked')
  return newest
}

describe('withdrawing from what has left', () => {
  const sentSale = async () => {
    const sale = await paidSale()
    await sale.send()
    return sale
  }

  it('is written once, however often it is asked, and waits for the owner', async () => {
    const sale = await sentSale()
    const answers = await Promise.all([sale.ask(1), sale.ask(1)])
    const granted = answers.filter(({ ok }) => ok)
    expect(granted, 'of two windows at once').toMatchObject([{ value: { amount: 9990 } }])
    expect(await sale.ask(2), 'something else from another tab').toMatchObject({ code: 'return-open' })
    const { id: returnId } = await loadNewest(sale.own)
    expect(await sale.ask(1, returnId)).toMatchObject({ code: 'return-open' })
    expect(await openFindings(sale.orderId)).toEqual(['withdrawal'])
  })

  it('is confirmed by one mail, with its sum, its candles and the way back', async () => {
    const sale = await sentSale()
    for (const _press of [1, 2]) await sale.ask(1)
    expect(await mailsAbout(sale.own.orderNumber)).toMatchObject([
      {
        type: 'return-asked',
        data: { kind: 'withdrawal', amount: 9990, lines: [`1 × ${sale.candle.name}`], returnWay: 'courier' },
      },
    ])
  })

  it('comes back by post where a carrier brought it, and no courier is sent for it', async () => {
    const sale = await sentSale()
    await database.pool.query("update orders set delivery_way = 'carrier' where id = $1", [sale.orderId])
    await sale.ask(1)
    const { id: returnId, returnWay } = await loadNewest(sale.own)
    expect(returnWay).toBe('posted')
    expect(await mailsAbout(sale.own.orderNumber)).toMatchObject([{ data: { returnWay: 'posted' } }])
    const fetched = { orderId: sale.orderId, returnId, day: '2027-01-04', actor }
    expect(await arrangeCollection(shop, fetched)).toMatchObject({ code: 'return-not-open' })
  })

  it('is paid back by the owner, once, and a page that does not show it yet is refused', async () => {
    const sale = await sentSale()
    await sale.ask(1)
    const { id: returnId } = await loadNewest(sale.own)
    for (const _press of [1, 2])
      expect(await refundReturn(shop, { orderId: sale.orderId, returnId, actor })).toMatchObject({
        ok: true,
        value: { refunded: 'now', amount: 9990 },
      })
    expect(await openFindings(sale.orderId)).toEqual([])
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      refunded_amount: '99.90',
    })
    expect(await sale.ask(2)).toMatchObject({ code: 'return-changed' })
  })

  it('is restocked once when it is back, and not by the refund', async () => {
    const sale = await sentSale()
    await sale.ask(1)
    const { id: returnId } = await loadNewest(sale.own)
    await refundReturn(shop, { orderId: sale.orderId, returnId, actor })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    const receive = () => receiveReturn(shop, { orderId: sale.orderId, returnId, actor, restock: true })
    expect(await Promise.all([receive(), receive()])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await fixture.stockOf(sale.candle.id)).toBe(4)
  })

  it('refunds the rest including freight after the last unit', async () => {
    const sale = await sentSale()
    let seen = ''
    for (const _unit of [1, 2]) {
      await sale.ask(1, seen)
      seen = (await loadNewest(sale.own)).id
      await refundReturn(shop, { orderId: sale.orderId, returnId: seen, actor })
      fixture.passMinutes(1)
    }
    await deliver()
    const order = await fixture.orderOf(sale.orderId)
    expect(order.refunded_amount).toBe(order.total_amount)
    expect(order.payment_status).toBe('refunded')
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('can be undone until it is answered, and only by its customer', async () => {
    const sale = await paidSale()
    await sale.send()
    await sale.ask(2)
    const stranger = { userId: (await fixture.newCustomer()).id, orderNumber: sale.own.orderNumber }
    expect(await cancelReturn(shop, stranger)).toMatchObject({ code: 'order-not-found' })
    expect(await loadReturns(shop, stranger)).toBeNull()
    for (const _press of [1, 2]) expect(await cancelReturn(shop, sale.own)).toMatchObject({ ok: true })
    expect(await openFindings(sale.orderId)).toEqual([])
    const { id: returnId } = await loadNewest(sale.own)
    expect(await refundReturn(shop, { orderId: sale.orderId, returnId, actor })).toMatchObject({
      code: 'return-not-open',
    })
    expect(await sale.ask(3, returnId)).toMatchObject({ code: 'refund-wrong-lines' })
    expect(await loadReturns(shop, sale.own)).toMatchObject({
      withdrawal: { kind: 'return', until: null },
      returns: [{ state: 'kept' }],
    })
  })

  it('is either kept or given back, never both', async () => {
    const [answeredSale, openSale] = [await paidSale(), await paidSale()]
    const newest = async ({ orderId }: { orderId: string }) => {
      const [returnRow] = await listReturns(database.db, orderId)
      if (!returnRow) throw new Error('nothing was asked for')
      return returnRow
    }
    for (const sale of [answeredSale, openSale]) {
      await sale.send()
      await sale.ask(1)
    }
    fixture.faults.set('refund', 'unavailable')
    const answered = { orderId: answeredSale.orderId, actor, part: returnRefund(await newest(answeredSale)) }
    expect(await refundPartOfOrder(shop, answered)).toMatchObject({ value: { refunded: 'later' } })
    expect(await cancelReturn(shop, answeredSale.own)).toMatchObject({ code: 'return-not-open' })
    const late = { orderId: openSale.orderId, actor, part: returnRefund(await newest(openSale)) }
    expect(await cancelReturn(shop, openSale.own)).toMatchObject({ ok: true })
    expect(await refundPartOfOrder(shop, late)).toMatchObject({ code: 'return-not-open' })
  })

  it('announces the courier’s day to the customer once', async () => {
    const sale = await paidSale()
    await sale.send()
    await sale.ask(1)
    const target = { orderId: sale.orderId, returnId: (await loadNewest(sale.own)).id, actor }
    expect(await arrangeCollection(shop, { ...target, day: '2020-01-01' })).toMatchObject({
      code: 'collection-day-missing',
    })
    for (const _press of [1, 2])
      expect(await arrangeCollection(shop, { ...target, day: '2030-01-02' })).toMatchObject({ ok: true })
    const mails = await mailsAbout(sale.own.orderNumber)
    expect(mails.map(({ type }) => type)).toEqual(['return-asked', 'return-answered'])
    expect(await loadNewest(sale.own)).toMatchObject({ collectOn: '2030-01-02', state: 'asked' })
  })

  it('is a task of the owner from the day it is asked until the candles are back', async () => {
    const sale = await paidSale()
    await sale.send()
    await sale.ask(1)
    const { id: returnId } = await loadNewest(sale.own)
    const target = { orderId: sale.orderId, returnId, actor }
    const tasks = async () => (await listReturnTasks(shop)).filter((task) => task.returnId === returnId)
    expect(await tasks()).toMatchObject([{ kind: 'collect', day: null }])
    await refundReturn(shop, target)
    await arrangeCollection(shop, { ...target, day: '2030-01-02' })
    expect(await tasks()).toMatchObject([{ kind: 'collect', day: '2030-01-02', lines: [{ quantity: 1 }] }])
    await receiveReturn(shop, { ...target, restock: false })
    expect(await tasks()).toEqual([])
  })

  it('is done when the owner has given the same units back by their own dialog', async () => {
    const sale = await paidSale()
    await sale.send()
    await sale.ask(1)
    const part = { request: { lines: sale.linesOf(2) }, restock: false, reason: 'por fora' }
    await refundPartOfOrder(shop, { orderId: sale.orderId, actor, part })
    expect(await loadNewest(sale.own)).toMatchObject({ state: 'refunded' })
    expect(await openFindings(sale.orderId)).toEqual([])
  })

  it('ends on the seventh day after receipt', async () => {
    const sale = await paidSale()
    await sale.send()
    await changeOrderStatus(shop, { orderId: sale.orderId, to: 'delivered', actor })
    await database.pool.query(
      `update orders set delivered_at = $1::timestamptz - interval '8 days' where id = $2`,
      [shop.clock.now(), sale.orderId],
    )
    expect(await sale.ask(1)).toMatchObject({ code: 'withdrawal-not-possible' })
  })
})

describe('giving up what has not left', () => {
  it('frees units and place and gives all the money back, once, also where the provider is away at first', async () => {
    const sale = await paidSale()
    fixture.faults.set('refund', 'unavailable')
    const pressed = await Promise.all([sale.cancel(), sale.cancel()])
    const granted = pressed.filter(({ ok }) => ok)
    expect(granted, 'of two windows at once').toMatchObject([{ value: { outcome: 'cancelled' } }])
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
      cancel_reason: 'customer',
      place_held: false,
    })
    fixture.faults.clear()
    await runProviderActions(shop)
    await deliver()
    const order = await fixture.orderOf(sale.orderId)
    expect(order).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
    expect(order.refunded_amount).toBe(order.total_amount)
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await mailsAbout(sale.own.orderNumber)).toMatchObject([
      { data: { kind: 'cancellation', returnWay: null } },
    ])
    expect(await openFindings(sale.orderId)).toEqual(['order-given-up'])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('keeps the rest of the order without refunding freight, and frees the units at once', async () => {
    const sale = await paidSale()
    fixture.faults.set('refund', 'unavailable')
    const givenUp = { ok: true, value: { outcome: 'given-up', amount: 9990 } }
    expect(await sale.giveUp(1)).toMatchObject(givenUp)
    expect(await sale.giveUp(1), 'from a page that shows both').toMatchObject({ code: 'return-changed' })
    expect(await fixture.stockOf(sale.candle.id)).toBe(4)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
    })
    fixture.faults.clear()
    const seen = (await loadNewest(sale.own)).id
    expect(await sale.giveUp(1, seen)).toMatchObject({ ok: true, value: { outcome: 'cancelled' } })
    await deliver()
    const order = await fixture.orderOf(sale.orderId)
    expect(order).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
    expect(order.refunded_amount).toBe(order.total_amount)
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('needs a new request after shipping', async () => {
    const sale = await paidSale()
    await sale.send()
    expect(await sale.cancel()).toMatchObject({ code: 'order-has-left' })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ status: 'shipped', refunded_amount: '0.00' })
  })

  it('waits for the owner if their own bank has the money, and shows the key to send it to', async () => {
    const sale = await paidSale('pix')
    expect(await sale.cancelWithout()).toMatchObject({ code: 'pix-key-missing' })
    expect(await sale.cancel()).toMatchObject({ ok: true, value: { outcome: 'cancelled' } })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await openFindings(sale.orderId)).toEqual(['order-given-up', 'withdrawal'])
    expect(await cancelReturn(shop, sale.own), 'the units are gone').toMatchObject({
      code: 'return-not-open',
    })
    const { rows } = await database.pool.query(
      'select pix_key, state from order_returns where order_id = $1',
      [sale.orderId],
    )
    expect(rows).toEqual([{ pix_key: 'ana@exemplo.com.br', state: 'asked' }])
    const { id: returnId } = await loadNewest(sale.own)
    const owedRefunds = async () =>
      (await listOwedRefunds(shop)).filter(({ orderId }) => orderId === sale.orderId)
    const order = await fixture.orderOf(sale.orderId)
    expect(await owedRefunds()).toMatchObject([
      {
        returnId,
        customerName: order.customer_name,
        amount: Math.round(Number(order.total_amount) * 100),
        pixKey: 'ana@exemplo.com.br',
      },
    ])
    expect(await refundReturn(shop, { orderId: sale.orderId, returnId, actor })).toMatchObject({ ok: true })
    expect(await owedRefunds()).toEqual([])
    expect(await loadNewest(sale.own)).toMatchObject({ state: 'refunded' })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'refunded' })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    expect(await auditBooks(database.pool)).toEqual([])
  })
})
