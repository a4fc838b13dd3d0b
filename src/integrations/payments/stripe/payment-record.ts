import type Stripe from 'stripe'
import type { NewPayment, PaymentEvent, PaymentOutcome, PaymentRecord, PaymentReport } from '../port.ts'
import { declineReasonOf } from './decline-reasons.ts'

/** Stripe's shapes stop in this file. */
export function intentFor(payment: NewPayment): Stripe.PaymentIntentCreateParams {
  return {
    amount: payment.amount,
    currency: payment.currency,
    // Cards only. The pinned API version names `payment_method_types` so when a payment is created.
    allowed_payment_method_types: ['card'],
    description: `Pedido ${payment.orderNumber}`,
    // No receipt_email: the shop sends its own confirmation, and one is enough.
    metadata: {
      order_id: payment.orderId,
      order_number: payment.orderNumber,
      session_id: payment.sessionId,
      customer_email: payment.customerEmail,
    },
  }
}

export function recordOf(intent: Stripe.PaymentIntent): PaymentRecord {
  return {
    ...reportOf(intent),
    clientSecret: intent.client_secret ?? '',
    createdAt: new Date(intent.created * 1000),
  }
}

function reportOf(intent: Stripe.PaymentIntent): PaymentReport {
  return {
    reference: intent.id,
    orderId: intent.metadata.order_id ?? null,
    amount: intent.amount,
    outcome: outcomeOf(intent),
  }
}

function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  switch (intent.status) {
    case 'succeeded':
      return isRefunded(intent.latest_charge) ? { status: 'refunded' } : { status: 'succeeded' }
    case 'canceled':
      return { status: 'failed', reason: 'payment-cancelled', final: true }
    case 'requires_action':
      return { status: 'requires_action', url: intent.next_action?.redirect_to_url?.url ?? null }
    case 'requires_payment_method':
      return intent.last_payment_error
        ? { status: 'failed', reason: declineReasonOf(intent.last_payment_error), final: false }
        : { status: 'pending' }
    default:
      return { status: 'pending' }
  }
}

/** A partial refund leaves the order paid: the flag is set only when the whole amount went back. */
function isRefunded(charge: Stripe.PaymentIntent['latest_charge']): boolean {
  return typeof charge === 'object' && charge !== null && charge.refunded
}

export function eventOf(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { id: event.id, kind: 'payment', report: reportOf(event.data.object) }
    case 'charge.refunded':
      return refundEventOf(event.id, event.data.object)
    case 'refund.failed':
      return { id: event.id, kind: 'refund-failed', reference: idOf(event.data.object.payment_intent) }
    default:
      return { id: event.id, kind: 'other', type: event.type }
  }
}

function refundEventOf(id: string, charge: Stripe.Charge): PaymentEvent {
  const reference = idOf(charge.payment_intent)
  if (!charge.refunded || !reference) return { id, kind: 'other', type: 'charge.refunded' }
  const orderId = charge.metadata.order_id ?? null
  const report: PaymentReport = { reference, orderId, amount: charge.amount, outcome: { status: 'refunded' } }
  return { id, kind: 'payment', report }
}

function idOf(expandable: string | { id: string } | null): string {
  return (typeof expandable === 'string' ? expandable : expandable?.id) ?? ''
}
