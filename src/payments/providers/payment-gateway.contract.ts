import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import type { Ok } from '#platform/domain/result.ts'
import type { NewPayment, PaymentEvent, PaymentGateway, PaymentRecord, PaymentReport } from './port.ts'

export type TestCard = 'good' | 'declined' | 'no-funds' | 'asks-first'

export interface Delivery {
  readonly rawBody: Uint8Array
  readonly signature: string
}

export interface GatewayFixture {
  readonly gateway: PaymentGateway
  pay(payment: PaymentRecord, card: TestCard): Promise<void>
  payPix(payment: PaymentRecord): Promise<void>
  answerChallenge(reference: string, approved: boolean): Promise<void>
  takeWebhooks(): Promise<Delivery[]>
  becomeUnavailable(): void
  comeBack(): void
  loseNextAnswer(): void
  failRefund(payment: PaymentRecord, refund: { key: string; amount: number }): Promise<void>
  passTime(seconds: number): void
  sign(text: string): Delivery
  close(): Promise<void>
}

function granted<Value>(result: Ok<Value> | { ok: false; code: string }): Value {
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

interface Nature {
  readonly methods: readonly PaymentMethod[]
  /** False for the owner's own key: no webhooks, and only the owner can stop a payment. */
  readonly isProvider?: boolean
}

/** Report as sent in an event, which has no failed refunds. */
function toReport(record: PaymentRecord): PaymentReport {
  const { clientSecret: _, pix: _code, createdAt: _at, failedRefunds: _failed, ...report } = record
  return report
}

export function describePaymentGateway(
  name: string,
  { methods, isProvider = true }: Nature,
  openFixture: () => Promise<GatewayFixture>,
): void {
  let madeCount = 0
  describe.each(methods)(`the payment gateway '${name}' by %s`, (method) => {
    let fixture: GatewayFixture

    beforeEach(async () => {
      fixture = await openFixture()
    })
    afterEach(() => fixture.close())

    const newPayment = (changes: Partial<NewPayment> = {}): NewPayment => {
      madeCount += 1
      return {
        method,
        expiresAt: new Date('2026-11-14T13:29:00Z'),
        amount: 34214,
        currency: 'brl',
        orderId: `00000000-0000-4000-8000-${String(madeCount).padStart(12, '0')}`,
        orderNumber: 'LC-7K3M-9Q2X',
        sessionId: 'session-of-the-order',
        customerEmail: 'helena@exemplo.com.br',
        idempotencyKey: `${name}-order-${madeCount}`,
        returnUrl: 'http://localhost:3000/checkout/success?session_id=session-of-the-order',
        ...changes,
      }
    }
    const pay = (payment: PaymentRecord) =>
      method === 'pix' ? fixture.payPix(payment) : fixture.pay(payment, 'good')
    const give = (payment: PaymentRecord, key: string, amount: number | null = null) =>
      fixture.gateway.refund(payment.reference, { amount, idempotencyKey: `${payment.reference}-${key}` })
    const create = async (changes?: Partial<NewPayment>) =>
      granted(await fixture.gateway.createPayment(newPayment(changes)))
    const outcome = async ({ reference }: PaymentRecord) =>
      granted(await fixture.gateway.retrievePayment(reference)).outcome
    const parse = ({ rawBody, signature }: Delivery) => fixture.gateway.parseWebhook(rawBody, signature)
    const reported = async () => {
      const events = (await fixture.takeWebhooks()).map((delivery) => granted(parse(delivery)))
      return events.flatMap((event: PaymentEvent) => (event.kind === 'payment' ? [event.report] : []))
    }

    it('opens a payment that waits for its buyer', async () => {
      const payment = newPayment()
      const record = granted(await fixture.gateway.createPayment(payment))
      expect(record).toMatchObject({
        orderId: payment.orderId,
        amount: 34214,
        received: 0,
        refunded: 0,
        outcome: { status: 'pending' },
        pix:
          method === 'card'
            ? null
            : { copyPaste: expect.stringMatching(/^000201/), expiresAt: payment.expiresAt },
      })
      expect(fixture.gateway.takes[method]).toBe(record.provider)
      expect(record.clientSecret.length).toBeGreaterThan(20)
      expect(granted(await fixture.gateway.retrievePayment(record.reference))).toEqual(record)
    })

    it('gives the same payment for the same key, however often it is asked', async () => {
      const payment = newPayment()
      const first = granted(await fixture.gateway.createPayment(payment))
      const repeated = await Promise.all([1, 2, 3].map(() => fixture.gateway.createPayment(payment)))
      for (const answer of repeated) {
        expect(granted(answer)).toMatchObject({
          reference: first.reference,
          clientSecret: first.clientSecret,
        })
      }
    })

    it('does not let one key stand for two amounts', async () => {
      const payment = newPayment()
      await fixture.gateway.createPayment(payment)
      await expect(fixture.gateway.createPayment({ ...payment, amount: 1 })).rejects.toThrow()
    })

    it('reports a payment to the shop and on request', async () => {
      const payment = await create()
      await pay(payment)
      const paid = granted(await fixture.gateway.retrievePayment(payment.reference))
      expect(paid).toMatchObject({ outcome: { status: 'succeeded' }, received: 34214, pix: null })
      if (isProvider) expect(await reported()).toEqual([toReport(paid)])
    })

    if (method === 'card')
      describe('with a card', () => {
        it.each([
          ['declined', 'card-declined'],
          ['no-funds', 'insufficient-funds'],
        ] as const)(
          'a %s card fails with its reason, and another card may still pay',
          async (card, reason) => {
            const payment = await create()
            await fixture.pay(payment, card)
            const failed = { status: 'failed', reason, final: false } as const
            expect(await outcome(payment)).toEqual(failed)
            expect((await reported()).map((report) => report.outcome)).toEqual([failed])
            await fixture.pay(payment, 'good')
            expect(await outcome(payment)).toEqual({ status: 'succeeded' })
          },
        )

        it('sends the buyer to a confirmation step and pays when it is approved', async () => {
          const payment = await create()
          await fixture.pay(payment, 'asks-first')
          expect(await outcome(payment)).toEqual({
            status: 'requires_action',
            url: expect.stringMatching(/^http/),
          })
          expect(await reported()).toEqual([])
          await fixture.answerChallenge(payment.reference, true)
          expect(await outcome(payment)).toEqual({ status: 'succeeded' })
        })

        it('a refused confirmation step fails, and another card may still pay', async () => {
          const payment = await create()
          await fixture.pay(payment, 'asks-first')
          await fixture.answerChallenge(payment.reference, false)
          expect(await outcome(payment)).toEqual({
            status: 'failed',
            reason: 'authentication-failed',
            final: false,
          })
          await fixture.pay(payment, 'good')
          expect(await outcome(payment)).toEqual({ status: 'succeeded' })
        })
      })

    it('closes a payment for good, so that nobody is charged afterwards', async () => {
      const payment = await create()
      const closed = { status: 'failed', reason: 'payment-cancelled', final: true }
      expect(granted(await fixture.gateway.cancelPayment(payment.reference)).outcome).toEqual(closed)
      expect(granted(await fixture.gateway.cancelPayment(payment.reference)).outcome).toEqual(closed)
      expect(granted(await fixture.gateway.retrievePayment(payment.reference)).pix).toBeNull()
      await pay(payment)
      expect(await outcome(payment)).toEqual(isProvider ? closed : { status: 'succeeded' })
    })

    it('does not close a payment that was paid in the meantime, and reports it', async () => {
      const payment = await create()
      await pay(payment)
      expect(granted(await fixture.gateway.cancelPayment(payment.reference)).outcome).toEqual({
        status: 'succeeded',
      })
    })

    it('gives the whole amount back once, whatever the key', async () => {
      const payment = await create()
      await pay(payment)
      await fixture.takeWebhooks()
      for (const key of ['refund-1', 'refund-1', 'refund-2']) {
        expect(granted(await give(payment, key))).toMatchObject({
          outcome: { status: 'refunded' },
          refunded: 34214,
        })
      }
      const now = granted(await fixture.gateway.retrievePayment(payment.reference))
      if (isProvider) expect(await reported()).toEqual([toReport(now)])
    })

    it('gives parts back, each key once, and never more than was paid', async () => {
      const payment = await create()
      await pay(payment)
      await fixture.takeWebhooks()
      for (const key of ['a', 'a']) {
        expect(granted(await give(payment, key, 10000))).toMatchObject({
          outcome: { status: 'succeeded' },
          refunded: 10000,
        })
      }
      expect(await give(payment, 'b', 24215)).toMatchObject({ code: 'not-refundable' })
      expect(granted(await give(payment, 'c', 24214))).toMatchObject({
        outcome: { status: 'refunded' },
        refunded: 34214,
      })
      expect(await give(payment, 'd', 1)).toMatchObject({ code: 'not-refundable' })
      if (isProvider)
        expect((await reported()).map(({ refunded, outcome: { status } }) => [refunded, status])).toEqual([
          [10000, 'succeeded'],
          [34214, 'refunded'],
        ])
    })

    it('has nothing to give back before a payment', async () => {
      const payment = await create()
      expect(await give(payment, 'early')).toMatchObject({ code: 'not-refundable' })
      const refundRequest = { amount: null, idempotencyKey: 'nobody' }
      expect(await fixture.gateway.refund('pi_nobody', refundRequest)).toMatchObject({
        code: 'not-refundable',
      })
    })

    it('finds no payment that it did not open', async () => {
      expect(await fixture.gateway.retrievePayment('pi_nobody')).toMatchObject({ code: 'unknown-payment' })
      expect(await fixture.gateway.cancelPayment('pi_nobody')).toMatchObject({ code: 'unknown-payment' })
    })

    if (isProvider)
      describe('as a provider', () => {
        it('believes a webhook only over its very bytes, with a fresh signature', async () => {
          const payment = await create()
          await pay(payment)
          const [event] = (await fixture.takeWebhooks()).slice(-1)
          if (!event) throw new Error('no webhook was sent')
          expect(parse(event).ok).toBe(true)

          const changed = Uint8Array.from(event.rawBody, (byte, at) => (at === 20 ? byte ^ 1 : byte))
          const forged = event.signature.replace(/v1=./, (start) => (start === 'v1=0' ? 'v1=1' : 'v1=0'))
          const refusals = [
            fixture.gateway.parseWebhook(changed, event.signature),
            fixture.gateway.parseWebhook(event.rawBody, forged),
            fixture.gateway.parseWebhook(event.rawBody, event.signature.replace('v1=', 'v0=')),
            fixture.gateway.parseWebhook(event.rawBody, ''),
            fixture.gateway.parseWebhook(event.rawBody, null),
            fixture.gateway.parseWebhook(new Uint8Array(), event.signature),
          ]
          for (const refusal of refusals) expect(refusal).toMatchObject({ ok: false, code: 'bad-signature' })

          fixture.passTime(301)
          expect(parse(event)).toMatchObject({ ok: false, code: 'bad-signature' })
        })

        it.each(['', 'not json', 'null', '[]', '{}', '{"id":"evt_1","type":"payment_intent.succeeded"}'])(
          'does not stumble over signed nonsense: %j',
          (text) => {
            const parsed = parse(fixture.sign(text))
            if (parsed.ok) expect(parsed.value.kind).toBe('other')
            else expect(['bad-payload', 'bad-signature']).toContain(parsed.code)
          },
        )

        it('reports a failed refund, and repeats it under another key', async () => {
          const payment = await create()
          await pay(payment)
          await give(payment, 'all')
          await fixture.takeWebhooks()
          await fixture.failRefund(payment, { key: `${payment.reference}-all`, amount: 34214 })
          const failed = { key: `${payment.reference}-all`, amount: 34214 }
          expect(granted(await fixture.gateway.retrievePayment(payment.reference))).toMatchObject({
            outcome: { status: 'succeeded' },
            refunded: 0,
            failedRefunds: [failed],
          })
          const events = (await fixture.takeWebhooks()).map((event) => granted(parse(event)))
          expect(events).toContainEqual(
            expect.objectContaining({ kind: 'refund-changed', reference: payment.reference }),
          )
          expect(granted(await give(payment, 'again'))).toMatchObject({
            outcome: { status: 'refunded' },
            failedRefunds: [failed],
          })
        })

        it('reports that the provider is unavailable, and finds the same payment afterwards', async () => {
          const payment = newPayment()
          const before = granted(await fixture.gateway.createPayment(payment))
          fixture.becomeUnavailable()
          const since = new Date(before.createdAt.getTime() - 1000)
          const answers = await Promise.all([
            fixture.gateway.createPayment(payment),
            fixture.gateway.retrievePayment(before.reference),
            fixture.gateway.cancelPayment(before.reference),
            give(before, 'unavailable'),
            fixture.gateway.listRecent(since),
          ])
          for (const answer of answers)
            expect(answer).toMatchObject({ ok: false, code: 'provider-unavailable' })
          fixture.comeBack()
          expect(granted(await fixture.gateway.createPayment(payment)).reference).toBe(before.reference)
          expect(await outcome(before)).toEqual({ status: 'pending' })
        })

        it('opens one payment even when the answer is lost', async () => {
          const payment = newPayment()
          fixture.loseNextAnswer()
          const first = await fixture.gateway.createPayment(payment)
          const second = granted(await fixture.gateway.createPayment(payment))
          if (first.ok) expect(first.value.reference).toBe(second.reference)
          const since = new Date(second.createdAt.getTime() - 1000)
          const all = granted(await fixture.gateway.listRecent(since))
          expect(all.filter((record) => record.orderId === payment.orderId)).toHaveLength(1)
        })
      })

    it('lists payments opened since a given time with their state', async () => {
      const old = await create()
      fixture.passTime(3600)
      const paid = await create()
      const waiting = await create()
      await pay(paid)
      const listed = granted(await fixture.gateway.listRecent(new Date(paid.createdAt.getTime() - 1000)))
      const statuses = new Map(listed.map((record) => [record.reference, record.outcome.status]))
      expect(statuses.get(paid.reference)).toBe('succeeded')
      expect(statuses.get(waiting.reference)).toBe('pending')
      expect(statuses.has(old.reference)).toBe(false)
    })
  })
}
