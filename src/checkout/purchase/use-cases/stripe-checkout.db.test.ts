import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { runRefunds } from '#fulfilment/refunds/use-cases/run-refunds.ts'
import type { PaymentGateway } from '#payments/providers/port.ts'
import { createStripeGateway } from '#payments/providers/stripe/stripe-gateway.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { startFakeStripe } from '../../../../lab/fakes/fake-stripe.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { clock, log } = fixture.shop
const stripe = await startFakeStripe({ now: () => clock.now() })
const shop = {
  ...fixture.shop,
  payments: createStripeGateway({ ...stripe.settings, pix: true, timeoutMs: 200 }, { clock, log }),
}
afterAll(async () => {
  await stripe.close()
  await fixture.close()
})
beforeEach(() => {
  stripe.recover()
  stripe.takeEvents()
})

async function openSale(paymentMethod: PaymentMethod = 'card') {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod }))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { customer, candle, ...started.value }
}

const deliver = (event: { rawBody: Uint8Array; signature: string }) => acceptPaymentWebhook(shop, event)

describe('a purchase with Stripe', () => {
  it('gives the dialog what Stripe’s own form needs', async () => {
    const sale = await openSale()
    expect(sale).toMatchObject({
      browserSetup: { provider: 'stripe', publishableKey: 'pk_test_local' },
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_provider: 'stripe' })
  })

  it('starts again after the shop moved from test cards to Stripe', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 1 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const request = await fixture.requestFor(customer.id)
    const before = await startCheckout(fixture.shop, request)
    const after = await startCheckout(shop, request)
    expect(before.ok && after.ok && before.value.orderId !== after.value.orderId).toBe(true)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await runProviderActions(shop)).toMatchObject({ providerUnavailable: false })
  })

  it('that Stripe refuses to open is reported to the customer, and once to the owner', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 5 })
    await fixture.putInCart(customer.id, candle.id, 2)
    const request = await fixture.requestFor(customer.id)
    stripe.failNext('invalid-request', 2)
    for (let press = 0; press < 2; press++)
      expect(await startCheckout(shop, request)).toMatchObject({ ok: false, code: 'payment-not-opened' })
    const findings = (await listOpenFindings(shop)).filter(({ kind }) => kind === 'payment-not-opened')
    expect(findings).toMatchObject([{ orderId: expect.any(String), amount: expect.any(Number) }])
    expect(await startCheckout(shop, request)).toMatchObject({ ok: true })
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('asks the customer to try again if the code would expire before Stripe answers', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 5 })
    await fixture.putInCart(customer.id, candle.id, 2)
    const late: PaymentGateway = {
      ...shop.payments,
      createPayment: (payment) => {
        fixture.passMinutes(30)
        return shop.payments.createPayment(payment)
      },
    }
    const request = await fixture.requestFor(customer.id, { paymentMethod: 'pix' })
    expect(await startCheckout({ ...shop, payments: late }, request)).toMatchObject({
      ok: false,
      code: 'provider-unavailable',
    })
    const result = await database.pool.query(
      "select 1 from reconciliation_findings where subject like 'stripe:pix:%'",
    )
    expect(result.rows).toEqual([])
  })

  it('is settled once by events that come twice and in the wrong order', async () => {
    const sale = await openSale()
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_chargeDeclined')
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_visa')
    const events = stripe.takeEvents().reverse()
    for (const event of [...events, ...events]) expect(await deliver(event)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await fixture.movementsOf(sale.orderId)).toEqual([['hold', -2]])
    expect(
      (await fixture.messagesAbout(sale.orderId)).filter((key) => key.startsWith('order-conf')),
    ).toHaveLength(1)
  })

  it('has one payment although Stripe’s answer was lost on the way', async () => {
    stripe.failNext('hang')
    const sale = await openSale()
    const payments = [...stripe.ledger.intents.values()].filter(
      ({ metadata }) => metadata.order_id === sale.orderId,
    )
    expect(payments).toHaveLength(1)
  })

  it('closes the payment of a replaced order before the new one opens, and sends back a second use of its coupon', async () => {
    const { rows } = await database.pool.query(
      `insert into coupons (code, label, kind, percent, most_uses) values ('UMAVEZ', 'Uma vez', 'percent', 10, 1) returning id`,
    )
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 9 })
    const buy = async (quantity: number) => {
      await fixture.putInCart(customer.id, candle.id, quantity)
      await database.pool.query(
        'insert into cart_coupons (user_id, coupon_id) values ($1, $2) on conflict do nothing',
        [customer.id, rows[0].id],
      )
      const started = await startCheckout(shop, await fixture.requestFor(customer.id))
      if (!started.ok) throw new Error(`refused: ${started.code}`)
      return started.value
    }
    const first = await buy(1)
    const second = await buy(2)
    const { payment_reference: closed } = await fixture.orderOf(first.orderId)
    expect(stripe.ledger.intents.get(String(closed))).toMatchObject({ status: 'canceled' })
    stripe.ledger.charge(String(closed))
    stripe.confirmAsBrowser(second.clientSecret, 'pm_card_visa')
    const events = stripe.takeEvents()
    await Promise.all([...events, ...events].map(deliver))
    const after = [await fixture.orderOf(first.orderId), await fixture.orderOf(second.orderId)]
    expect(after.map(({ payment_status }) => payment_status).toSorted()).toEqual(['paid', 'refunded'])
    expect(stripe.ledger.refunds).toHaveLength(1)
  })

  it('is settled by the buyer’s return from the bank when no event ever comes', async () => {
    const sale = await openSale()
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_authenticationRequired')
    const { payment_reference } = await fixture.orderOf(sale.orderId)
    stripe.ledger.answerChallenge(String(payment_reference), true)
    const { sessionId } = sale
    expect(await getPaymentStatus(shop, { userId: sale.customer.id, sessionId })).toMatchObject({
      value: { paymentStatus: 'paid' },
    })
  })

  it('is settled by the reconciler when the buyer never comes back', async () => {
    const sale = await openSale()
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_visa')
    await reconcilePayments(shop)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('is closed at Stripe after thirty minutes without payment', async () => {
    const sale = await openSale()
    fixture.passMinutes(31)
    await expireHolds(shop)
    const { payment_reference } = await fixture.orderOf(sale.orderId)
    expect(stripe.ledger.find(String(payment_reference)).status).toBe('canceled')
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'expired',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
  })

  it('that arrived too late is refunded once at Stripe, however often its events arrive', async () => {
    const sale = await openSale()
    stripe.failNext('rate-limited', 3)
    fixture.passMinutes(31)
    await expireHolds(shop)
    stripe.recover()
    await database.pool.query('update products set stock_quantity = 0 where id = $1', [sale.candle.id])
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_visa')
    stripe.failNext('answer-lost')
    for (const event of stripe.takeEvents()) await deliver(event)
    await runProviderActions(shop)
    const events = stripe.takeEvents()
    expect(events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
    for (const event of [...events, ...events]) await deliver(event)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      pending_provider_action: null,
    })
    expect((await fixture.eventsOf(sale.orderId)).filter((kind) => kind === 'refunded')).toHaveLength(1)
  })
})

describe('Pix with Stripe', () => {
  it('shows Stripe’s code until it is paid, and names the receiver in it', async () => {
    const sale = await openSale('pix')
    expect(sale.pix).toMatchObject({ copyPaste: expect.stringContaining('pix.stripe.example') })
    stripe.ledger.payPix(sale.clientSecret.split('_secret_')[0] ?? '')
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'pix',
    })
  })

  it('still allows a card if Stripe ended the code early', async () => {
    const sale = await openSale('pix')
    stripe.ledger.expirePix(sale.clientSecret.split('_secret_')[0] ?? '')
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'pending',
      payment_failure: 'pix-expired',
      status: 'pending',
    })
    expect(await fixture.eventsOf(sale.orderId)).not.toContain('payment-declined')
    const request = await fixture.requestFor(sale.customer.id, { paymentMethod: 'card' })
    const byCard = await startCheckout(shop, request)
    if (!byCard.ok) throw new Error(byCard.code)
    stripe.confirmAsBrowser(byCard.value.clientSecret, 'pm_card_visa')
    for (const event of stripe.takeEvents().reverse()) await deliver(event)
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'card',
    })
  })
})

describe('after a purchase with Stripe', () => {
  const actor = { id: '00000000-0000-4000-8000-000000000001', name: 'Dona' }

  async function paidSale() {
    const sale = await openSale()
    stripe.confirmAsBrowser(sale.clientSecret, 'pm_card_visa')
    for (const event of stripe.takeEvents()) await deliver(event)
    return { ...sale, reference: sale.clientSecret.split('_secret_')[0] ?? '' }
  }

  it.each(['answer-lost', 'error-remembered', 'server-error'] as const)(
    'a part goes back once, also when Stripe stumbles: %s',
    async (fault) => {
      const { orderId, reference } = await paidSale()
      // The list of refunds is requested first; the failure hits the refund itself.
      stripe.failAfter(1, fault)
      const part = { request: { amount: 700 }, restock: false, reason: '' }
      await refundPartOfOrder(shop, { orderId, actor, part })
      await runRefunds(shop)
      for (const event of stripe.takeEvents()) await deliver(event)
      expect(stripe.ledger.refunds.filter((refund) => refund.payment_intent === reference)).toHaveLength(1)
      expect(await fixture.orderOf(orderId)).toMatchObject({
        payment_status: 'paid',
        refunded_amount: '7.00',
      })
    },
  )

  it('a disputed payment is shown to the owner, and changes no order', async () => {
    const { orderId, reference } = await paidSale()
    stripe.ledger.dispute(reference)
    for (const event of stripe.takeEvents()) await deliver(event)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid' })
    const dispute = (await listOpenFindings(shop)).find((finding) => finding.orderId === orderId)
    const { total_amount: total } = await fixture.orderOf(orderId)
    expect(dispute).toMatchObject({ kind: 'payment-disputed', answerBy: new Date(1_795_000_000_000) })
    expect(dispute?.amount).toBe(Math.round(Number(total) * 100))
  })

  it.each(['dispute', 'warnOfFraud'] as const)('%s: the owner is asked before shipping', async (doubt) => {
    const { orderId, reference } = await paidSale()
    stripe.ledger[doubt](reference)
    for (const event of stripe.takeEvents()) await deliver(event)
    const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }
    const ship = (confirmedPayment?: 'paid') =>
      changeOrderStatus(shop, { orderId, to: 'shipped', confirmedPayment, actor })
    expect(await ship()).toMatchObject({ ok: false, code: 'ask-first', details: { reason: 'disputed' } })
    expect(await ship('paid')).toMatchObject({ ok: true })
  })
})
