import type Stripe from 'stripe'
import type {
  NewPayment,
  PaymentEvent,
  PaymentOutcome,
  PaymentRecord,
  PaymentReport,
  PixCode,
} from '#payments/providers/port.ts'
import { findDeclineReason } from './decline-reasons.ts'

export function intentFor(
  payment: NewPayment,
  { instalments }: { instalments?: boolean },
): Stripe.PaymentIntentCreateParams {
  return {
    amount: payment.amount,
    currency: payment.currency,
    // Restricts the payment to one method. The pinned API version uses this name instead of
    // `payment_method_types`.
    allowed_payment_method_types: [payment.method],
    description: `Pedido ${payment.orderNumber}`,
    // No receipt_email, because the shop sends its own confirmation.
    metadata: {
      order_id: payment.orderId,
      order_number: payment.orderNumber,
      session_id: payment.sessionId,
      ...(payment.customerEmail && { customer_email: payment.customerEmail }),
    },
    ...(payment.method === 'card' && payment.customerReference && { customer: payment.customerReference }),
    ...(payment.method === 'pix' && pixParams(payment)),
    ...(payment.method === 'card' &&
      instalments && { payment_method_options: { card: { installments: { enabled: true } } } }),
  }
}

/**
 * Confirmed on creation, because Stripe returns the code only then. `expires_at` is absolute, so a delay
 * does not extend it.
 */
function pixParams({ expiresAt, customerEmail }: NewPayment) {
  return {
    confirm: true,
    payment_method_data: {
      type: 'pix' as const,
      // Orders entered by the owner may have no email address.
      ...(customerEmail && { billing_details: { email: customerEmail } }),
    },
    payment_method_options: { pix: { expires_at: Math.floor(expiresAt.getTime() / 1000) } },
  }
}

export function toPaymentRecord(intent: Stripe.PaymentIntent): PaymentRecord {
  return {
    ...toReport(intent),
    clientSecret: intent.client_secret ?? '',
    pix: readPixCode(intent),
    createdAt: new Date(intent.created * 1000),
  }
}

function toReport(intent: Stripe.PaymentIntent): PaymentReport {
  return {
    provider: 'stripe',
    reference: intent.id,
    orderId: intent.metadata.order_id ?? null,
    amount: intent.amount,
    received: intent.amount_received,
    refunded: (readCharge(intent)?.amount_refunded ?? 0) - sumPendingRefunds(intent),
    ...readFailedRefunds(intent),
    outcome: readOutcome(intent),
  }
}

function readOutcome(intent: Stripe.PaymentIntent): PaymentOutcome {
  switch (intent.status) {
    case 'succeeded':
      // After a partial refund the order stays paid: Stripe sets the flag only for the whole amount.
      return readCharge(intent)?.refunded && sumPendingRefunds(intent) === 0
        ? { status: 'refunded' }
        : { status: 'succeeded' }
    case 'canceled':
      return { status: 'failed', reason: 'payment-cancelled', final: true }
    case 'requires_action':
      // A shown Pix code waits for the bank, not for a confirmation step in the browser.
      return intent.next_action?.pix_display_qr_code
        ? { status: 'pending' }
        : { status: 'requires_action', url: intent.next_action?.redirect_to_url?.url ?? null }
    case 'requires_payment_method':
      return intent.last_payment_error
        ? readFailure(intent, intent.last_payment_error)
        : { status: 'pending' }
    default:
      return { status: 'pending' }
  }
}

function readFailure(
  intent: Stripe.PaymentIntent,
  error: NonNullable<Stripe.PaymentIntent['last_payment_error']>,
): PaymentOutcome {
  const isPix = intent.payment_method_types.includes('pix')
  return { status: 'failed', reason: isPix ? 'pix-expired' : findDeclineReason(error), final: false }
}

function readPixCode({ next_action }: Stripe.PaymentIntent): PixCode | null {
  const code = next_action?.pix_display_qr_code
  if (!code?.data || !code.expires_at) return null
  return { copyPaste: code.data, expiresAt: new Date(code.expires_at * 1000) }
}

function readCharge({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'object' ? charge : null
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/** Stripe counts pending refunds as refunded. */
function sumPendingRefunds(intent: Stripe.PaymentIntent): number {
  const pending = readCharge(intent)?.refunds?.data.filter(isPending) ?? []
  return pending.reduce((sum, { amount }) => sum + amount, 0)
}

export const isPending = ({ status }: Stripe.Refund) => status === 'pending' || status === 'requires_action'

function readFailedRefunds(intent: Stripe.PaymentIntent): Pick<PaymentReport, 'failedRefunds'> {
  const refunds = readCharge(intent)?.refunds?.data
  if (!refunds) return {}
  const failedRefunds = refunds.filter(hasFailed).map(({ id, amount, metadata, failure_reason, status }) => ({
    id,
    key: metadata?.refund_key ?? null,
    amount,
    reason: failure_reason ?? status ?? 'failed',
  }))
  return { failedRefunds }
}

export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { id: event.id, kind: 'payment', report: toReport(event.data.object) }
    case 'charge.refunded':
      return toRefundEvent(event.id, event.data.object)
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return { id: event.id, kind: 'refund-changed', reference: readId(event.data.object.payment_intent) }
    case 'charge.dispute.created': {
      const { id: dispute, payment_intent, amount, reason, evidence_details } = event.data.object
      const reference = readId(payment_intent)
      const dueBy = evidence_details?.due_by
      const answerBy = dueBy ? new Date(dueBy * 1000) : null
      return { id: event.id, kind: 'disputed', reference, dispute, amount, reason, answerBy }
    }
    case 'charge.dispute.closed': {
      const { id: dispute, payment_intent, amount, status } = event.data.object
      const reference = readId(payment_intent)
      return { id: event.id, kind: 'dispute-closed', reference, dispute, amount, isLost: status === 'lost' }
    }
    case 'radar.early_fraud_warning.created': {
      const { payment_intent, fraud_type: reason } = event.data.object
      return { id: event.id, kind: 'fraud-warning', reference: readId(payment_intent ?? null), reason }
    }
    default:
      return { id: event.id, kind: 'other', type: event.type }
  }
}

function toRefundEvent(id: string, charge: Stripe.Charge): PaymentEvent {
  const reference = readId(charge.payment_intent)
  if (!reference) return { id, kind: 'other', type: 'charge.refunded' }
  const report: PaymentReport = {
    provider: 'stripe',
    reference,
    orderId: charge.metadata.order_id ?? null,
    amount: charge.amount,
    received: charge.amount,
    refunded: charge.amount_refunded,
    outcome: { status: charge.refunded ? 'refunded' : 'succeeded' },
  }
  return { id, kind: 'payment', report }
}

function readId(expandable: string | { id: string } | null): string {
  return (typeof expandable === 'string' ? expandable : expandable?.id) ?? ''
}
