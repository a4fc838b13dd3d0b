import Stripe from 'stripe'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { NewPayment, PaymentGateway, PaymentRecord } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { intentFor, isPending, toPaymentEvent, toPaymentRecord } from './payment-record.ts'
import { createSavedCards } from './saved-cards.ts'
import { ask, createStripeClient, type StripeSettings, underNextKey } from './stripe-client.ts'
import { findOpeningRefusal, findRefusalCode, isUnknownCustomer } from './stripe-errors.ts'

const WEBHOOK_TOLERANCE_SECONDS = 300
const WITH_CHARGE = { expand: ['latest_charge', 'latest_charge.refunds'] }

export function createStripeGateway(
  settings: StripeSettings,
  { clock, log }: { clock: { now(): Date }; log: PaymentsLog },
): PaymentGateway {
  const stripe = createStripeClient(settings)
  const intents = stripe.paymentIntents

  const retrievePayment: PaymentGateway['retrievePayment'] = async (reference) => {
    try {
      const intent = await ask(log, 'retrieve', () => intents.retrieve(reference, WITH_CHARGE))
      return intent.ok ? ok(toPaymentRecord(intent.value)) : intent
    } catch (error) {
      if (findRefusalCode(error) === 'resource_missing') return refuse('unknown-payment')
      throw error
    }
  }

  return {
    provider: 'stripe',
    signatureHeader: 'stripe-signature',
    takes: { card: 'stripe', pix: settings.pix ? 'stripe' : null },
    testCards: null,
    testPix: null,
    ownPix: null,
    savedCards: createSavedCards(stripe, log),
    browserSetup: { provider: 'stripe', publishableKey: settings.publishableKey },

    retrievePayment,

    createPayment: async function createPayment(payment) {
      const create = (idempotencyKey: string) =>
        intents.create(intentFor(payment, settings), { idempotencyKey })
      try {
        const created = await ask(log, 'create', () => underNextKey(buildRequestKey(payment), create))
        return created.ok ? ok(toPaymentRecord(created.value)) : created
      } catch (error) {
        // The customer was deleted in Stripe's dashboard or belongs to another account: pay without saved
        // cards.
        if (isUnknownCustomer(error)) return createPayment({ ...payment, customerReference: null })
        const reason = findOpeningRefusal(error)
        if (reason === null) throw error
        return refuse('payment-not-opened', { reason })
      }
    },

    async cancelPayment(reference) {
      try {
        const cancelled = await ask(log, 'cancel', () =>
          intents.cancel(reference, { cancellation_reason: 'abandoned', ...WITH_CHARGE }),
        )
        return cancelled.ok ? ok(toPaymentRecord(cancelled.value)) : cancelled
      } catch (error) {
        const code = findRefusalCode(error)
        if (code === 'resource_missing') return refuse('unknown-payment')
        if (code === 'payment_intent_unexpected_state') return retrievePayment(reference)
        throw error
      }
    },

    async refund(reference, { amount, idempotencyKey }) {
      try {
        const refund = await ask(log, 'refund', () =>
          createRefund(stripe, { reference, amount, key: idempotencyKey }),
        )
        if (!refund.ok) return refund
        const { status, failure_reason } = refund.value
        if (status === 'failed' || status === 'canceled') {
          return refuse('not-refundable', { reason: failure_reason ?? status })
        }
        if (isPending(refund.value)) return refuse('refund-pending')
      } catch (error) {
        const code = findRefusalCode(error)
        if (code === null) throw error
        // The payment is already fully refunded. That is a success for a whole refund and a refusal for a
        // partial one.
        const isDone = code === 'charge_already_refunded' && amount === null
        if (!isDone) return refuse('not-refundable', { reason: code })
      }
      const payment = await retrievePayment(reference)
      return payment.ok || payment.code === 'provider-unavailable'
        ? payment
        : refuse('not-refundable', { reason: payment.code })
    },

    parseWebhook(rawBody, signatureHeader) {
      try {
        const event = stripe.webhooks.constructEvent(
          Buffer.from(rawBody),
          signatureHeader ?? '',
          settings.webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
          undefined,
          clock.now().getTime(),
        )
        return ok(toPaymentEvent(event))
      } catch (error) {
        const forged = error instanceof Stripe.errors.StripeSignatureVerificationError
        return refuse(forged ? 'bad-signature' : 'bad-payload')
      }
    },

    async listRecent(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      return ask(log, 'list', async () => {
        const records: PaymentRecord[] = []
        const pages = intents.list({
          created,
          limit: 100,
          expand: ['data.latest_charge', 'data.latest_charge.refunds'],
        })
        for await (const intent of pages) records.push(toPaymentRecord(intent))
        return records
      })
    },

    async close() {},
  }
}

/** Stripe rejects a key that is reused with other parameters, so adding the customer needs another key. */
const buildRequestKey = ({ idempotencyKey, customerReference }: NewPayment) =>
  customerReference ? `${idempotencyKey}:${customerReference}` : idempotencyKey

/**
 * Stripe drops idempotency keys after a day. The refund stores its key, so look for it before creating
 * another.
 */
async function createRefund(
  stripe: Stripe,
  { reference, amount, key }: { reference: string; amount: Centavos | null; key: string },
): Promise<Stripe.Refund> {
  const params = {
    payment_intent: reference,
    metadata: { refund_key: key },
    ...(amount !== null && { amount }),
  }
  return underNextKey(key, async (idempotencyKey) => {
    const existingRefund = await findRefund(stripe, reference, key)
    if (existingRefund) return existingRefund
    try {
      return await stripe.refunds.create(params, { idempotencyKey })
    } catch (error) {
      // A concurrent request with the next key may have created the refund.
      const madeMeanwhile =
        findRefusalCode(error) === null ? undefined : await findRefund(stripe, reference, key)
      if (!madeMeanwhile) throw error
      return madeMeanwhile
    }
  })
}

async function findRefund(
  stripe: Stripe,
  reference: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 100 })
  return data.find(({ metadata, status }) => metadata?.refund_key === key && status !== 'failed')
}
