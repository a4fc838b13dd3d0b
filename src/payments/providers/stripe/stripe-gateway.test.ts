import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  describePaymentGateway,
  type GatewayFixture,
  type TestCard,
} from '#payments/providers/payment-gateway.contract.ts'
import type { NewPayment, PaymentGateway } from '#payments/providers/port.ts'
import { type FakeStripe, startFakeStripe } from '../../../../lab/fakes/fake-stripe.ts'
import { findDeclineReason } from './decline-reasons.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const CARDS: Readonly<Record<TestCard, string>> = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  'no-funds': 'pm_card_chargeDeclinedInsufficientFunds',
  'asks-first': 'pm_card_authenticationRequired',
}

const order: NewPayment = {
  method: 'card',
  expiresAt: new Date('2026-11-14T12:29:00Z'),
  amount: 8990,
  currency: 'brl',
  orderId: '6a4d2a5e-0000-4000-8000-000000000001',
  orderNumber: 'LC-7K3M-9Q2X',
  sessionId: 'session',
  customerEmail: 'helena@exemplo.com.br',
  idempotencyKey: 'order-1',
  returnUrl: 'http://localhost:3000/checkout/success?session_id=session',
}

function quietLog() {
  const errors: object[] = []
  return { errors, warn: () => {}, error: (details: object) => void errors.push(details) }
}

async function openStripeFixture(): Promise<GatewayFixture> {
  let time = Date.parse('2026-11-14T12:00:00Z')
  const clock = { now: () => new Date(time) }
  const stripe = await startFakeStripe({ now: clock.now })
  const gateway = createStripeGateway({ ...stripe.settings, pix: true }, { clock, log: quietLog() })
  return {
    gateway,
    async pay(payment, card) {
      stripe.confirmAsBrowser(payment.clientSecret, CARDS[card])
    },
    async payPix({ reference }) {
      if (stripe.ledger.find(reference).status === 'requires_action') stripe.ledger.payPix(reference)
    },
    async answerChallenge(reference, approved) {
      stripe.ledger.answerChallenge(reference, approved)
    },
    takeWebhooks: async () => stripe.takeEvents(),
    becomeUnavailable: () => stripe.failNext('rate-limited', 100),
    comeBack: () => stripe.recover(),
    loseNextAnswer: () => stripe.failNext('answer-lost'),
    async failRefund({ reference }, { key }) {
      const refund = stripe.ledger.refunds.find(
        ({ payment_intent, metadata }) => payment_intent === reference && metadata.refund_key === key,
      )
      if (refund) stripe.ledger.endRefund(refund, 'failed')
    },
    passTime: (seconds) => {
      time += seconds * 1000
    },
    sign: (text) => stripe.ledger.signText(text),
    close: () => stripe.close(),
  }
}

describePaymentGateway('stripe', { methods: ['card', 'pix'] }, openStripeFixture)

describe('Stripe itself', () => {
  const log = quietLog()
  let stripe: FakeStripe
  let gateway: PaymentGateway
  const openGateway = (settings: Parameters<typeof createStripeGateway>[0]) =>
    createStripeGateway(settings, { clock: { now: () => new Date() }, log })

  beforeEach(async () => {
    stripe = await startFakeStripe()
    log.errors.length = 0
    gateway = openGateway(stripe.settings)
  })
  afterEach(() => stripe.close())

  it('offers cards only, in reais, with the order number on the payment', async () => {
    await gateway.createPayment(order)
    const [intent] = stripe.ledger.intents.values()
    expect(intent).toMatchObject({
      amount: 8990,
      currency: 'brl',
      description: 'Pedido LC-7K3M-9Q2X',
      payment_method_types: ['card'],
      metadata: { order_id: order.orderId, order_number: order.orderNumber, session_id: 'session' },
    })
    expect(stripe.requests).toEqual([
      { method: 'POST', path: '/v1/payment_intents', key: 'order-1', version: '2026-10-28.endive' },
    ])
  })

  it('is asked for instalments only if the owner’s account offers them', async () => {
    const instalments = 'payment_method_options[card][installments][enabled]'
    await gateway.createPayment(order)
    const offering = createStripeGateway(
      { ...stripe.settings, instalments: true },
      { clock: { now: () => new Date() }, log: quietLog() },
    )
    await offering.createPayment({ ...order, idempotencyKey: 'order-2' })
    expect(stripe.bodies.map((body) => body.get(instalments))).toEqual([null, 'true'])
  })

  it('creates a Pix code that expires before the hold, and reports it as unpaid', async () => {
    const expiresAt = new Date(Date.now() + 29 * 60_000)
    const created = await gateway.createPayment({ ...order, method: 'pix', expiresAt })
    if (!created.ok) throw new Error(created.code)
    const { reference, pix } = created.value
    expect(stripe.ledger.find(reference).payment_method_types).toEqual(['pix'])
    expect(pix?.expiresAt.getTime()).toBe(Math.floor(expiresAt.getTime() / 1000) * 1000)
    stripe.ledger.expirePix(reference)
    expect(await gateway.retrievePayment(reference)).toMatchObject({
      value: { pix: null, outcome: { status: 'failed', reason: 'pix-expired', final: false } },
    })
  })

  it('does not offer Pix if the account has none', () => {
    expect(gateway.takes).toEqual({ card: 'stripe', pix: null })
  })

  it('is asked again after an error of its own, with the same key', async () => {
    stripe.failNext('server-error')
    expect((await gateway.createPayment(order)).ok).toBe(true)
    expect(stripe.requests.map((request) => request.key)).toEqual(['order-1', 'order-1'])
    expect(stripe.ledger.intents.size).toBe(1)
  })

  it('that remembers its own error under a key is asked with the next key', async () => {
    stripe.failNext('error-remembered')
    const first = await gateway.createPayment(order)
    expect(first.ok).toBe(true)
    const second = await gateway.createPayment(order)
    expect(second.ok && first.ok && second.value.reference === first.value.reference).toBe(true)
    expect(stripe.requests.map((request) => request.key)).toEqual([
      'order-1',
      'order-1:2',
      'order-1',
      'order-1:2',
    ])
    expect(stripe.ledger.intents.size).toBe(1)
  })

  it('refunds once although it replays its own error for the key', async () => {
    const created = await gateway.createPayment(order)
    if (!created.ok) throw new Error(created.code)
    stripe.confirmAsBrowser(created.value.clientSecret, 'pm_card_visa')
    stripe.failNext('error-remembered')
    for (let time = 0; time < 2; time++)
      expect(
        await gateway.refund(created.value.reference, { amount: null, idempotencyKey: 'refund-1' }),
      ).toMatchObject({
        value: { outcome: { status: 'refunded' } },
      })
    expect(stripe.takeEvents().filter((event) => event.type === 'charge.refunded')).toHaveLength(1)
  })

  it('that answers too late has still opened only one payment', async () => {
    stripe.failNext('hang')
    const hasty = openGateway({ ...stripe.settings, timeoutMs: 150 })
    expect((await hasty.createPayment(order)).ok).toBe(true)
    expect(stripe.ledger.intents.size).toBe(1)
  })

  it('that refuses the key is logged as an error and shown as unavailable to the customer', async () => {
    stripe.failNext('unauthorised')
    expect(await gateway.createPayment(order)).toMatchObject({ code: 'provider-unavailable' })
    expect(log.errors).toEqual([expect.objectContaining({ statusCode: 401 })])
  })

  it('refunds once when Stripe loses the answer to a refund', async () => {
    const created = await gateway.createPayment(order)
    if (!created.ok) throw new Error(created.code)
    stripe.confirmAsBrowser(created.value.clientSecret, 'pm_card_visa')
    stripe.failNext('answer-lost')
    expect(
      await gateway.refund(created.value.reference, { amount: null, idempotencyKey: 'refund-1' }),
    ).toMatchObject({
      value: { outcome: { status: 'refunded' } },
    })
    expect(stripe.takeEvents().filter((event) => event.type === 'charge.refunded')).toHaveLength(1)
  })

  it('that got the same refund under its next key refunds once', async () => {
    let reference = ''
    const busy = await startFakeStripe({
      nextFault() {
        const { method, path } = busy.requests.at(-1) ?? {}
        const isRefund = method === 'POST' && path === '/v1/refunds'
        if (isRefund) busy.ledger.refund(reference, order.amount, { refund_key: 'refund-1' })
        return undefined
      },
    })
    const asking = openGateway(busy.settings)
    const created = await asking.createPayment(order)
    if (!created.ok) throw new Error(created.code)
    reference = created.value.reference
    busy.confirmAsBrowser(created.value.clientSecret, 'pm_card_visa')
    const whole = { amount: order.amount, idempotencyKey: 'refund-1' }
    expect(await asking.refund(reference, whole)).toMatchObject({
      value: { outcome: { status: 'refunded' } },
    })
    expect(busy.takeEvents().filter((event) => event.type === 'charge.refunded')).toHaveLength(1)
    await busy.close()
  })

  it('lists more payments than fit on one page', async () => {
    for (let i = 0; i < 130; i++) stripe.ledger.create(1000 + i, 'brl', null, { order_id: `order-${i}` })
    const listed = await gateway.listRecent(new Date(Date.now() - 60_000))
    expect(listed.ok && new Set(listed.value.map((record) => record.orderId)).size).toBe(130)
  })

  it.each([
    [
      'a refund without a payment',
      'charge.refunded',
      { refunded: false, payment_intent: null, metadata: {} },
    ],
    ['a new customer', 'customer.created', { id: 'cus_1' }],
  ])('reports %s, which changes no order', (_what, type, object) => {
    const { rawBody, signature } = stripe.ledger.sign({ id: 'evt_1', type, data: { object } })
    expect(gateway.parseWebhook(rawBody, signature)).toMatchObject({ value: { kind: 'other', type } })
  })

  it('reports a refund that failed later', () => {
    const object = { payment_intent: 'pi_1' }
    const { rawBody, signature } = stripe.ledger.sign({
      id: 'evt_1',
      type: 'refund.failed',
      data: { object },
    })
    expect(gateway.parseWebhook(rawBody, signature)).toMatchObject({
      value: { kind: 'refund-changed', reference: 'pi_1' },
    })
  })

  it.each([
    ['lost', true],
    ['won', false],
    ['warning_closed', false],
  ] as const)('reports how a dispute ended: %s', (status, isLost) => {
    const created = stripe.ledger.create(34214, 'brl', null, {})
    stripe.ledger.closeDispute(stripe.ledger.dispute(created.id), status)
    const event = stripe.takeEvents().find(({ type }) => type === 'charge.dispute.closed')
    expect(gateway.parseWebhook(event?.rawBody ?? new Uint8Array(), event?.signature ?? '')).toMatchObject({
      value: {
        kind: 'dispute-closed',
        reference: created.id,
        dispute: expect.any(String),
        amount: 34214,
        isLost,
      },
    })
  })

  it('that has a pending refund reports it, and refunds under the same key', async () => {
    const paid = stripe.ledger.charge(stripe.ledger.create(34214, 'brl', null, {}).id)
    const give = () => gateway.refund(paid.id, { amount: 1000, idempotencyKey: 'waits' })
    stripe.ledger.refundsWait = true
    expect(await give()).toMatchObject({ code: 'refund-pending' })
    expect(await gateway.retrievePayment(paid.id)).toMatchObject({ value: { refunded: 0 } })
    stripe.ledger.refundsWait = false
    const [refund] = stripe.ledger.refunds
    if (refund) stripe.ledger.endRefund(refund, 'succeeded')
    expect(await give()).toMatchObject({ value: { refunded: 1000 } })
  })
})

describe('declineReasonOf', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'card-declined'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card-declined'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired-card'],
    [{ code: 'incorrect_cvc' }, 'incorrect-cvc'],
    [{ code: 'processing_error' }, 'try-again'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication-failed'],
    [{ decline_code: 'constructor' }, 'card-declined'],
    [{}, 'card-declined'],
  ] as const)('%j is %s', (error, reason) => {
    expect(findDeclineReason(error)).toBe(reason)
  })
})
