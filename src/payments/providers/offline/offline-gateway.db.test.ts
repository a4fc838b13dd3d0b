import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Delivery,
  describePaymentGateway,
  type GatewayFixture,
  type TestCard,
} from '#payments/providers/payment-gateway.contract.ts'
import type { CardDetails, NewPayment, PaymentGateway, PaymentRecord } from '#payments/providers/port.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { type Fault, withFaults } from '../../../../tests/support/faulty-gateway.ts'
import { createOfflineGateway } from './offline-gateway.ts'
import { deriveWebhookSecret, SIGNATURE_HEADER, signWebhook } from './webhooks.ts'

const database = await createTestDatabase()

const SECRET = 'the session secret of the test shop'

const NUMBERS: Readonly<Record<TestCard, string>> = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  'no-funds': '4000 0000 0000 9995',
  'asks-first': '4000 0025 0000 3155',
}

const card = (number: string): CardDetails => ({ number, expiryMonth: 12, expiryYear: 2034, cvc: '987' })

function openProvider() {
  const clock = { time: Date.parse('2026-11-14T12:00:00Z'), now: () => new Date(clock.time) }
  const deliveries: Delivery[] = []
  const logged: string[] = []
  const faults: Fault[] = []
  let isUnavailable = false
  const reliable = createOfflineGateway({
    sql: database.pool,
    secret: SECRET,
    challengeUrl: (reference) => `http://localhost:3000/pagamento-teste/${reference}`,
    clock,
    log: {
      warn: (details, message) => void logged.push(message + JSON.stringify(details)),
      error: (details, message) => void logged.push(message + JSON.stringify(details)),
    },
    async deliver(rawBody, headers) {
      deliveries.push({ rawBody, signature: headers[SIGNATURE_HEADER] ?? '' })
      return true
    },
  })
  const gateway = withFaults(reliable, () => (isUnavailable ? 'unavailable' : (faults.shift() ?? 'none')))
  const testCards = gateway.testCards
  if (!testCards) throw new Error('the offline gateway takes test cards')
  const setUnavailable = (value: boolean) => {
    isUnavailable = value
  }
  return { clock, deliveries, logged, faults, gateway, testCards, setUnavailable }
}

async function openOfflineFixture(): Promise<GatewayFixture> {
  const { gateway, testCards, clock, deliveries, faults, setUnavailable } = openProvider()
  return {
    gateway,
    async pay(payment, cardName) {
      await testCards.confirmCard(payment.clientSecret, card(NUMBERS[cardName]))
    },
    async payPix({ reference }) {
      await gateway.testPix?.simulatePix(reference)
    },
    async answerChallenge(reference, approved) {
      await testCards.answerChallenge(reference, approved)
    },
    async takeWebhooks() {
      await gateway.webhooks.idle()
      return deliveries.splice(0)
    },
    becomeUnavailable: () => setUnavailable(true),
    comeBack: () => setUnavailable(false),
    loseNextAnswer: () => void faults.push('answer-lost'),
    failRefund: ({ reference }, refund) => gateway.failRefund(reference, refund),
    passTime: (seconds) => {
      clock.time += seconds * 1000
    },
    sign(text) {
      const rawBody = new TextEncoder().encode(text)
      return { rawBody, signature: signWebhook(rawBody, deriveWebhookSecret(SECRET), clock.now()) }
    },
    close: () => gateway.webhooks.close(),
  }
}

describePaymentGateway('offline', { methods: ['card', 'pix'] }, openOfflineFixture)

describe('the offline provider', () => {
  let provider: ReturnType<typeof openProvider>
  let gateway: PaymentGateway
  let payment: PaymentRecord

  const newPayment = (method: NewPayment['method'] = 'card'): NewPayment => ({
    method,
    expiresAt: new Date('2026-11-14T12:29:00Z'),
    amount: 12990,
    currency: 'brl',
    orderId: randomUUID(),
    orderNumber: 'LC-7K3M-9Q2X',
    sessionId: 'session',
    customerEmail: 'helena@exemplo.com.br',
    idempotencyKey: randomUUID(),
    returnUrl: 'http://localhost:3000/checkout/success?session_id=session',
  })

  beforeEach(async () => {
    provider = openProvider()
    gateway = provider.gateway
    const created = await gateway.createPayment(newPayment())
    if (!created.ok) throw new Error(created.code)
    payment = created.value
  })

  const confirm = (number: string) => provider.testCards.confirmCard(payment.clientSecret, card(number))

  it('charges once when the button is pressed many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(NUMBERS.good)))
    for (const answer of answers) expect(answer).toMatchObject({ value: { status: 'succeeded' } })
    await provider.gateway.webhooks.idle()
    expect(provider.deliveries).toHaveLength(1)
  })

  it('keeps a charge whose answer was lost', async () => {
    provider.faults.push('answer-lost')
    expect(await confirm(NUMBERS.good)).toMatchObject({ code: 'provider-unavailable' })
    expect(await gateway.retrievePayment(payment.reference)).toMatchObject({
      value: { outcome: { status: 'succeeded' } },
    })
  })

  it('finds a payment that another process opened', async () => {
    const other = openProvider()
    expect(await other.gateway.retrievePayment(payment.reference)).toMatchObject({ value: payment })
    await other.testCards.confirmCard(payment.clientSecret, card(NUMBERS.good))
    expect(await gateway.retrievePayment(payment.reference)).toMatchObject({
      value: { outcome: { status: 'succeeded' } },
    })
  })

  it('declines any other card as no test card, and refuses a mistyped one without counting it', async () => {
    expect(await confirm('5555 5555 5555 4444')).toMatchObject({
      value: { status: 'failed', reason: 'test-cards-only', final: false },
    })
    const before = provider.deliveries.length
    expect(await confirm('4242 4242 4242 4241')).toMatchObject({
      code: 'mistyped-card',
      details: { reason: 'incorrect-number' },
    })
    expect(provider.deliveries).toHaveLength(before)
  })

  it('takes no card for a secret that it did not give out', async () => {
    for (const secret of [`${payment.reference}_secret_0`, payment.reference, '']) {
      expect(await provider.testCards.confirmCard(secret, card(NUMBERS.good))).toMatchObject({
        code: 'unknown-payment',
      })
    }
  })

  it('shows a confirmation step only while one is waiting, and answers it once', async () => {
    expect(await provider.testCards.describeChallenge(payment.reference)).toBeNull()
    await confirm(NUMBERS['asks-first'])
    expect(await provider.testCards.describeChallenge(payment.reference)).toEqual({
      orderId: payment.orderId,
      orderNumber: 'LC-7K3M-9Q2X',
      amount: 12990,
    })
    expect(await provider.testCards.answerChallenge(payment.reference, true)).toMatchObject({
      value: { returnUrl: expect.stringContaining('/checkout/success'), outcome: { status: 'succeeded' } },
    })
    expect(await provider.testCards.answerChallenge(payment.reference, false)).toMatchObject({
      code: 'no-challenge',
    })
  })

  it('simulates a Pix that comes late, twice, or in another amount', async () => {
    const bank = gateway.testPix
    const open = async () => {
      const created = await gateway.createPayment(newPayment('pix'))
      if (!created.ok) throw new Error(created.code)
      return created.value.reference
    }
    const low = await open()
    expect(await bank?.simulatePix(low, { otherAmount: 12989 })).toMatchObject({
      value: { outcome: { status: 'pending' }, received: 12989 },
    })
    const high = await open()
    expect(await bank?.simulatePix(high, { otherAmount: 13000 })).toMatchObject({
      value: { outcome: { status: 'succeeded' }, received: 13000 },
    })
    expect(await bank?.simulatePix(high, { twice: true })).toMatchObject({ value: { received: 25990 } })
    const late = await open()
    await gateway.cancelPayment(late)
    expect(await bank?.simulatePix(late)).toMatchObject({ code: 'pix-closed' })
    expect(await bank?.simulatePix(late, { late: true })).toMatchObject({
      value: { outcome: { status: 'succeeded' }, received: 12990 },
    })
    const over = await open()
    provider.clock.time += 3_600_000
    expect(await gateway.retrievePayment(over)).toMatchObject({
      value: { pix: null, outcome: { status: 'failed', reason: 'pix-expired' } },
    })
    expect(await bank?.simulatePix(over)).toMatchObject({ code: 'pix-closed' })
    expect(await bank?.simulatePix(over, { late: true })).toMatchObject({ value: { received: 12990 } })
    expect(await bank?.simulatePix(payment.reference)).toMatchObject({ code: 'unknown-payment' })
  })

  it('stores no card data in tables, logs or webhooks', async () => {
    const { good, ...otherNumbers } = NUMBERS
    const typed = [...Object.values(otherNumbers), '5555 5555 5555 4444', '4242 4242 4242 4241', good]
    for (const number of typed) await confirm(number)
    await provider.gateway.webhooks.idle()
    const { rows } = await database.pool.query(
      'select to_jsonb(offline_payments)::text as row from offline_payments',
    )
    const seen = [
      ...rows.map(({ row }) => row),
      ...provider.logged,
      ...provider.deliveries.map(({ rawBody }) => new TextDecoder().decode(rawBody)),
    ].join('\n')
    expect(seen).toContain(payment.reference)
    expect(seen).not.toContain(payment.clientSecret)
    for (const number of typed) {
      const digits = number.replaceAll(' ', '')
      for (const trace of [number, digits, digits.slice(0, 12)]) expect(seen).not.toContain(trace)
    }
  })
})
