import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { loadReturns } from '#fulfilment/returns/use-cases/load-returns.ts'
import { withdraw } from '#fulfilment/returns/use-cases/withdraw.ts'
import { createStripeGateway } from '#payments/providers/stripe/stripe-gateway.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import { startFakeStripe } from '../../../../lab/fakes/fake-stripe.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { refundOrder } from './refund-order.ts'
import { recordRefundByHand, refundPartOfOrder } from './refund-part-of-order.ts'
import { runRefunds } from './run-refunds.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { clock, log } = fixture.shop
const stripe = await startFakeStripe({ now: () => clock.now() })
const shop = {
  ...fixture.shop,
  payments: createStripeGateway({ ...stripe.settings, timeoutMs: 200 }, { clock, log }),
}
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await stripe.close()
  await fixture.close()
})
beforeEach(async () => {
  stripe.ledger.refundsWait = false
  stripe.takeEvents()
  await database.pool.query('update reconciliation_findings set resolved_at = now()')
})

const deliver = (event: { rawBody: Uint8Array; signature: string }) => acceptPaymentWebhook(shop, event)

async function paidOrder() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5, price: 10000 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!startedCheckout.ok) throw new Error(`refused: ${startedCheckout.code}`)
  stripe.confirmAsBrowser(startedCheckout.value.clientSecret, 'pm_card_visa')
  for (const event of stripe.takeEvents()) await deliver(event)
  const { payment_reference } = await fixture.orderOf(startedCheckout.value.orderId)
  return { ...startedCheckout.value, customer, candle, reference: String(payment_reference) }
}

const listRefunds = async (orderId: string) =>
  (
    await database.pool.query(
      'select state, amount from refunds where order_id = $1 order by created_at, id',
      [orderId],
    )
  ).rows

async function findItem(orderId: string): Promise<string> {
  const { rows } = await database.pool.query('select id from order_items where order_id = $1', [orderId])
  return String(rows[0].id)
}

const givenAtStripe = (reference: string) =>
  stripe.ledger.refunds
    .filter(({ payment_intent, status }) => payment_intent === reference && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)

function failNewest(): void {
  const [newest] = stripe.ledger.refunds
  if (!newest) throw new Error('nothing was given back')
  stripe.ledger.endRefund(newest, 'failed')
}

const part = (request: 'rest' | { amount: number }) => ({
  request,
  restock: false,
  reason: 'Pix para a chave da cliente',
})

describe('a refund that comes back', () => {
  it('is undone in the books, once, whatever comes twice, late or in the wrong order', async () => {
    const { orderId, candle } = await paidOrder()
    await refundOrder(shop, { orderId, actor })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded', status: 'cancelled' })
    failNewest()
    const events = stripe.takeEvents()
    for (const event of [...events.toReversed(), ...events]) await deliver(event)
    await reconcilePayments(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'cancelled',
      refunded_amount: '0.00',
      refunded_at: null,
    })
    expect(await listRefunds(orderId)).toEqual([{ state: 'failed', amount: '200.00' }])
    expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'refund-failed')).toHaveLength(1)
    const keys = (await fixture.messagesAbout(orderId)).filter((key) => key.includes(':failed-'))
    expect(keys).toHaveLength(1)
    expect(await listOpenFindings(shop, orderId)).toMatchObject([
      { kind: 'refund-failed', orderId, amount: 20000, customerName: 'Helena Martins' },
    ])
    expect(await fixture.stockOf(candle.id)).toBe(5)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('is paid back by hand with the owner’s note, and shown as such', async () => {
    const { orderId } = await paidOrder()
    const request = { orderId, actor, part: part('rest') }
    expect(await recordRefundByHand(shop, request)).toMatchObject({ code: 'not-by-hand' })
    await refundOrder(shop, { orderId, actor })
    failNewest()
    const events = stripe.takeEvents()
    for (const event of events) await deliver(event)
    expect(await recordRefundByHand(shop, request)).toMatchObject({
      value: { refunded: 'now', amount: 20000 },
    })
    for (const event of events) await deliver(event)
    await reconcilePayments(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: '200.00',
    })
    expect(await listOpenFindings(shop, orderId)).toEqual([])
    expect(stripe.ledger.refunds.filter(({ status }) => status === 'succeeded')).toEqual([])
    expect(await emailsInQueue(database.db, `payment-refunded:${orderId}:again-1`)).toMatchObject([
      { data: { paymentMethod: 'cash' } },
    ])
  })

  it('is tried again through the provider, a part or all of it', async () => {
    const { orderId } = await paidOrder()
    await refundPartOfOrder(shop, { orderId, actor, part: part({ amount: 5000 }) })
    failNewest()
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid', refunded_amount: '0.00' })
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'now' } })
    failNewest()
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'now' } })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
    expect((await listRefunds(orderId)).map(({ state }) => state).toSorted()).toEqual([
      'done',
      'failed',
      'failed',
    ])
  })

  it.each(['refund', 'rest', 'withdrawal'] as const)(
    'and was paid back by hand does not go back a second time with all the rest (%s)',
    async (way) => {
      const { orderId, customer, orderNumber, reference, candle } = await paidOrder()
      await refundPartOfOrder(shop, { orderId, actor, part: part({ amount: 5000 }) })
      failNewest()
      for (const event of stripe.takeEvents()) await deliver(event)
      await recordRefundByHand(shop, { orderId, actor, part: part({ amount: 5000 }) })
      if (way === 'refund') await refundOrder(shop, { orderId, actor })
      if (way === 'rest') await refundPartOfOrder(shop, { orderId, actor, part: part('rest') })
      if (way === 'withdrawal') {
        const ownOrder = { userId: customer.id, orderNumber }
        await withdraw(shop, {
          ...ownOrder,
          lines: 'rest',
          returnWay: null,
          reason: '',
          pixKey: '',
          seen: '',
        })
      }
      for (const event of stripe.takeEvents()) await deliver(event)
      await reconcilePayments(shop)
      expect(givenAtStripe(reference)).toBe(15000)
      expect(await fixture.orderOf(orderId)).toMatchObject({
        payment_status: 'refunded',
        refunded_amount: '200.00',
        status: 'cancelled',
        pending_provider_action: null,
      })
      expect(await fixture.stockOf(candle.id)).toBe(5)
      expect(await auditBooks(database.pool)).toEqual([])
    },
  )

  it('that was paid back by hand keeps its part of the panel', async () => {
    const { orderId, reference } = await paidOrder()
    await refundPartOfOrder(shop, { orderId, actor, part: part({ amount: 15000 }) })
    failNewest()
    for (const event of stripe.takeEvents()) await deliver(event)
    await recordRefundByHand(shop, { orderId, actor, part: part({ amount: 15000 }) })
    stripe.ledger.refund(reference, 3000, {})
    stripe.takeEvents()
    await reconcilePayments(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'paid',
      refunded_amount: '180.00',
    })
  })

  it('brings the candles to the shelf once, however often its money is given back', async () => {
    const { orderId, candle } = await paidOrder()
    const itemId = await findItem(orderId)
    const one = () => ({
      ...part({ amount: 1000 }),
      request: { lines: [{ itemId, quantity: 1 }] },
      restock: true,
    })
    for (const stock of [4, 4, 4]) {
      await refundPartOfOrder(shop, { orderId, actor, part: one() })
      expect(await fixture.stockOf(candle.id)).toBe(stock)
      failNewest()
      for (const event of stripe.takeEvents()) await deliver(event)
    }
    await recordRefundByHand(shop, { orderId, actor, part: one() })
    expect(await fixture.stockOf(candle.id)).toBe(4)
    await refundPartOfOrder(shop, { orderId, actor, part: one() })
    expect(await fixture.stockOf(candle.id)).toBe(5)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('for a returned candle does not restock that candle twice', async () => {
    const { orderId, customer, orderNumber, candle } = await paidOrder()
    const lines = [{ itemId: await findItem(orderId), quantity: 1 }]
    const ownOrder = { userId: customer.id, orderNumber }
    await withdraw(shop, { ...ownOrder, lines, returnWay: null, reason: '', pixKey: '', seen: '' })
    failNewest()
    for (const event of stripe.takeEvents()) await deliver(event)
    await refundPartOfOrder(shop, {
      orderId,
      actor,
      part: { ...part('rest'), request: { lines }, restock: true },
    })
    expect(await fixture.stockOf(candle.id)).toBe(4)
  })

  it('is not shown as done on the customer’s withdrawal page', async () => {
    const { orderId, customer, orderNumber } = await paidOrder()
    const ownOrder = { userId: customer.id, orderNumber }
    await refundPartOfOrder(shop, { orderId, actor, part: part({ amount: 5000 }) })
    expect(await loadReturns(shop, ownOrder)).toMatchObject({ isRefundFailed: false })
    failNewest()
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await loadReturns(shop, ownOrder)).toMatchObject({
      isRefundFailed: true,
      withdrawal: { kind: 'cancel' },
    })
    await database.pool.query(
      `insert into order_returns (order_id, kind, lines, is_whole, amount, reason, state)
       values ($1, 'withdrawal', '[]', true, 50, '', 'refunded')`,
      [orderId],
    )
    expect(await loadReturns(shop, ownOrder)).toMatchObject({ withdrawal: { kind: 'none' } })
  })

  it('is reported by the test provider in the same way', async () => {
    const { shop: offline } = fixture
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 5, price: 10000 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const startedCheckout = await startCheckout(offline, await fixture.requestFor(customer.id))
    if (!startedCheckout.ok) throw new Error(startedCheckout.code)
    const { orderId } = startedCheckout.value
    await fixture.pay(startedCheckout.value.clientSecret)
    for (const event of await fixture.takeWebhooks()) await acceptPaymentWebhook(offline, event)
    await refundOrder(offline, { orderId, actor })
    const { payment_reference } = await fixture.orderOf(orderId)
    const failed = { key: `refund:${orderId}`, amount: 10000 }
    await fixture.payments.failRefund(String(payment_reference), failed)
    for (const event of await fixture.takeWebhooks()) await acceptPaymentWebhook(offline, event)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid', refunded_amount: '0.00' })
    expect(await fixture.openFindings()).toEqual(['refund-failed'])
  })
})

describe('a refund that waits at the provider', () => {
  it('notifies the customer only when it is done', async () => {
    const [whole, partial] = [await paidOrder(), await paidOrder()]
    stripe.ledger.refundsWait = true
    expect(await refundOrder(shop, { orderId: whole.orderId, actor })).toMatchObject({
      value: { refunded: 'pending' },
    })
    const half = { orderId: partial.orderId, actor, part: part({ amount: 5000 }) }
    expect(await refundPartOfOrder(shop, half)).toMatchObject({ value: { refunded: 'pending' } })
    for (const event of stripe.takeEvents()) await deliver(event)
    for (const { orderId } of [whole, partial]) {
      expect(await fixture.orderOf(orderId)).toMatchObject({
        payment_status: 'paid',
        refunded_amount: '0.00',
      })
      const keys = (await fixture.messagesAbout(orderId)).filter((key) => key.startsWith('payment-refunded'))
      expect(keys).toEqual([])
    }
    for (const refund of stripe.ledger.refunds.slice(0, 2)) stripe.ledger.endRefund(refund, 'succeeded')
    for (const event of stripe.takeEvents()) await deliver(event)
    await runRefunds(shop)
    await runProviderActions(shop)
    expect(await fixture.orderOf(whole.orderId)).toMatchObject({ payment_status: 'refunded' })
    expect(await fixture.orderOf(partial.orderId)).toMatchObject({ refunded_amount: '50.00' })
  })
})

describe('a whole refund that waited and then failed', () => {
  it('is reported to the owner and can be requested again', async () => {
    const { orderId, reference } = await paidOrder()
    await refundPartOfOrder(shop, { orderId, actor, part: part({ amount: 5000 }) })
    stripe.ledger.refundsWait = true
    await refundOrder(shop, { orderId, actor })
    failNewest()
    const events = stripe.takeEvents()
    for (const event of [...events, ...events]) await deliver(event)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'paid',
      refunded_amount: '50.00',
      pending_provider_action: null,
    })
    expect((await listRefunds(orderId)).map(({ state, amount }) => [state, amount])).toEqual(
      expect.arrayContaining([
        ['done', '50.00'],
        ['failed', '150.00'],
      ]),
    )
    expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'refund-failed')).toHaveLength(1)
    expect(await listOpenFindings(shop, orderId)).toMatchObject([{ kind: 'refund-failed', amount: 15000 }])
    stripe.ledger.refundsWait = false
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'now' } })
    expect(givenAtStripe(reference)).toBe(20000)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  })
})

describe('the end of a dispute', () => {
  it('that is partly lost leaves only the rest to refund', async () => {
    const { orderId, reference } = await paidOrder()
    const dispute = { ...stripe.ledger.dispute(reference), amount: 5000 }
    stripe.ledger.closeDispute(dispute, 'lost')
    for (const event of stripe.takeEvents()) await deliver(event)
    await refundOrder(shop, { orderId, actor })
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(givenAtStripe(reference)).toBe(15000)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: '200.00',
    })
  })

  it('that is lost updates the totals and notifies the owner', async () => {
    const { orderId, reference } = await paidOrder()
    const dispute = stripe.ledger.dispute(reference)
    stripe.ledger.closeDispute(dispute, 'lost')
    const events = stripe.takeEvents()
    for (const event of [...events.toReversed(), ...events]) await deliver(event)
    await reconcilePayments(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: '200.00',
      status: 'processing',
    })
    expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'dispute-lost')).toHaveLength(1)
    expect(await listOpenFindings(shop, orderId)).toMatchObject([
      { kind: 'dispute-lost', orderId, amount: 20000, customerName: 'Helena Martins' },
    ])
    const keys = (await fixture.messagesAbout(orderId)).filter((key) => key.startsWith('payment-refunded'))
    expect(keys).toEqual([])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it.each(['won', 'warning_closed'] as const)(
    'that is %s clears the mark, also if it arrives first',
    async (status) => {
      for (const inOrder of [true, false]) {
        const { orderId, reference } = await paidOrder()
        stripe.ledger.closeDispute(stripe.ledger.dispute(reference), status)
        const events = stripe.takeEvents()
        for (const event of inOrder ? events : events.toReversed()) await deliver(event)
        expect(await fixture.orderOf(orderId)).toMatchObject({
          payment_status: 'paid',
          refunded_amount: '0.00',
        })
        expect(await fixture.eventsOf(orderId)).toContain('dispute-won')
        expect(await listOpenFindings(shop, orderId)).toEqual([])
      }
    },
  )
})
