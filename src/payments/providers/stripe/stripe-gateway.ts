import Stripe from 'stripe'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { NewPayment, PaymentGateway, PaymentRecord } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { eventOf, intentFor, isPending, recordOf } from './payment-record.ts'
import { createSavedCards } from './saved-cards.ts'
import { ask, createStripeClient, type StripeSettings, underNextKey } from './stripe-client.ts'
import { isUnknownCustomer, openingRefusalOf, refusalCodeOf } from './stripe-errors.ts'

const WEBHOOK_TOLERANCE_SECONDS = 300
const WITH_CHARGE = { expand: ['latest_charge', 'latest_charge.refunds'] }

/** Cards and Pix through Stripe's Payment Intents; the card itself goes from the browser to Stripe and never comes here. */
export function createStripeGateway(
  settings: StripeSettings,
  { clock, log }: { clock: { now(): Date }; log: PaymentsLog },
): PaymentGateway {
  const stripe = createStripeClient(settings)
  const intents = stripe.paymentIntents

  const retrievePayment: PaymentGateway['retrievePayment'] = async (reference) => {
    try {
      const found = await ask(log, 'retrieve', () => intents.retrieve(reference, WITH_CHARGE))
      return found.ok ? ok(recordOf(found.value)) : found
    } catch (error) {
      if (refusalCodeOf(error) === 'resource_missing') return refuse('unknown-payment')
      throw error
    }
  }

  return {
    provider: 'stripe',
    signatureHeader: 'stripe-signature',
    // Pix needs Stripe's consent for the account, so that the owner says whether they have it.
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
        const created = await ask(log, 'create', () => underNextKey(keyOf(payment), create))
        return created.ok ? ok(recordOf(created.value)) : created
      } catch (error) {
        // Deleted in Stripe's panel, or of another account of the owner's: they pay without their saved cards.
        if (isUnknownCustomer(error)) return createPayment({ ...payment, customerReference: null })
        const reason = openingRefusalOf(error)
        if (reason === null) throw error
        return refuse('payment-not-opened', { reason })
      }
    },

    async cancelPayment(reference) {
      try {
        const cancelled = await ask(log, 'cancel', () =>
          intents.cancel(reference, { cancellation_reason: 'abandoned', ...WITH_CHARGE }),
        )
        return cancelled.ok ? ok(recordOf(cancelled.value)) : cancelled
      } catch (error) {
        const code = refusalCodeOf(error)
        if (code === 'resource_missing') return refuse('unknown-payment')
        // It succeeded, or was cancelled before: what it is now is the answer.
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
        const code = refusalCodeOf(error)
        if (code === null) throw error
        // Everything went back already: that is what a whole refund wants, and what a part of it can no longer be.
        const isDone = code === 'charge_already_refunded' && amount === null
        if (!isDone) return refuse('not-refundable', { reason: code })
      }
      const found = await retrievePayment(reference)
      return found.ok || found.code === 'provider-unavailable'
        ? found
        : refuse('not-refundable', { reason: found.code })
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
        return ok(eventOf(event))
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
        for await (const intent of pages) records.push(recordOf(intent))
        return records
      })
    },

    async close() {},
  }
}

/** A key means one question: a payment that is asked for again, now with its customer, is another question to Stripe. */
const keyOf = ({ idempotencyKey, customerReference }: NewPayment) =>
  customerReference ? `${idempotencyKey}:${customerReference}` : idempotencyKey

/** Stripe forgets its keys after a day: the refund carries its key itself, and is looked for before another is made. */
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
    const made = await findRefund(stripe, reference, key)
    if (made) return made
    try {
      return await stripe.refunds.create(params, { idempotencyKey })
    } catch (error) {
      // Whoever asks at the same time under the next key may have made it.
      const madeMeanwhile =
        refusalCodeOf(error) === null ? undefined : await findRefund(stripe, reference, key)
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
