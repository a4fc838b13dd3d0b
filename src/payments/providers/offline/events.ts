import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DECLINE_REASONS } from '#orders/domain/decline-reason.ts'
import type { PaymentEvent, PaymentOutcome, PaymentReport } from '#payments/providers/port.ts'

const data = z.object({
  reference: z.string(),
  order_id: z.string(),
  amount: z.int().positive(),
  received: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
})

const paymentEvent = z.discriminatedUnion('type', [
  z.object({ id: z.string(), type: z.literal('payment.succeeded'), data }),
  // Pix payment whose amount differs from the amount due.
  z.object({ id: z.string(), type: z.literal('payment.received'), data }),
  z.object({ id: z.string(), type: z.literal('payment.refunded'), data }),
  z.object({ id: z.string(), type: z.literal('payment.cancelled'), data }),
  z.object({
    id: z.string(),
    type: z.literal('payment.failed'),
    data: data.extend({ reason: z.enum(DECLINE_REASONS) }),
  }),
])

const refundEvent = z.object({
  id: z.string(),
  type: z.literal('refund.failed'),
  data: z.object({ reference: z.string() }),
})

export function refundFailedEvent(reference: string): z.infer<typeof refundEvent> {
  return { id: `evt_${randomBytes(12).toString('hex')}`, type: 'refund.failed', data: { reference } }
}

const anyEvent = z.object({ id: z.string(), type: z.string() })

type OfflineEvent = z.infer<typeof paymentEvent>

export function eventFor(report: PaymentReport): OfflineEvent | null {
  const { reference, orderId, amount, received, refunded, outcome } = report
  const id = `evt_${randomBytes(12).toString('hex')}`
  const facts = { reference, order_id: orderId ?? '', amount, received, refunded }
  switch (outcome.status) {
    case 'succeeded':
      return { id, type: 'payment.succeeded', data: facts }
    case 'refunded':
      return { id, type: 'payment.refunded', data: facts }
    case 'failed':
      return outcome.final
        ? { id, type: 'payment.cancelled', data: facts }
        : { id, type: 'payment.failed', data: { ...facts, reason: outcome.reason } }
    case 'pending':
      return received > 0 ? { id, type: 'payment.received', data: facts } : null
    default:
      return null
  }
}

export function parseEvent(text: string): PaymentEvent | null {
  const json = parseJson(text)
  const refund = refundEvent.safeParse(json)
  if (refund.success)
    return { id: refund.data.id, kind: 'refund-changed', reference: refund.data.data.reference }
  const event = paymentEvent.safeParse(json)
  if (!event.success) {
    const other = anyEvent.safeParse(json)
    const claimsToBePayment = other.success && other.data.type.startsWith('payment.')
    return other.success && !claimsToBePayment ? { ...other.data, kind: 'other' } : null
  }
  const { id, data: facts } = event.data
  const { reference, order_id: orderId, amount, received, refunded } = facts
  const outcome = outcomeOf(event.data)
  const report = { provider: 'offline', reference, orderId, amount, received, refunded, outcome } as const
  return { id, kind: 'payment', report }
}

function outcomeOf(event: OfflineEvent): PaymentOutcome {
  switch (event.type) {
    case 'payment.succeeded':
      return { status: 'succeeded' }
    case 'payment.received':
      return { status: 'pending' }
    case 'payment.refunded':
      return { status: 'refunded' }
    case 'payment.cancelled':
      return { status: 'failed', reason: 'payment-cancelled', final: true }
    case 'payment.failed':
      return { status: 'failed', reason: event.data.reason, final: false }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
