import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DECLINE_REASONS } from '#domain/checkout/decline-reason.ts'
import type { PaymentEvent, PaymentOutcome, PaymentReport } from '../port.ts'

const data = z.object({ reference: z.string(), order_id: z.string(), amount: z.int().positive() })

const paymentEvent = z.discriminatedUnion('type', [
  z.object({ id: z.string(), type: z.literal('payment.succeeded'), data }),
  z.object({ id: z.string(), type: z.literal('payment.refunded'), data }),
  z.object({ id: z.string(), type: z.literal('payment.cancelled'), data }),
  z.object({
    id: z.string(),
    type: z.literal('payment.failed'),
    data: data.extend({ reason: z.enum(DECLINE_REASONS) }),
  }),
])

const anyEvent = z.object({ id: z.string(), type: z.string() })

type OfflineEvent = z.infer<typeof paymentEvent>

/** The event that tells of an outcome; null for what nobody needs to be told. */
export function eventFor({ reference, orderId, amount, outcome }: PaymentReport): OfflineEvent | null {
  const id = `evt_${randomBytes(12).toString('hex')}`
  const facts = { reference, order_id: orderId ?? '', amount }
  switch (outcome.status) {
    case 'succeeded':
      return { id, type: 'payment.succeeded', data: facts }
    case 'refunded':
      return { id, type: 'payment.refunded', data: facts }
    case 'failed':
      return outcome.final
        ? { id, type: 'payment.cancelled', data: facts }
        : { id, type: 'payment.failed', data: { ...facts, reason: outcome.reason } }
    default:
      return null
  }
}

/** Null when the text is no event at all. */
export function parseEvent(text: string): PaymentEvent | null {
  const json = parseJson(text)
  const known = paymentEvent.safeParse(json)
  if (!known.success) {
    const other = anyEvent.safeParse(json)
    const claimsToBePayment = other.success && other.data.type.startsWith('payment.')
    return other.success && !claimsToBePayment ? { ...other.data, kind: 'other' } : null
  }
  const { id, data: facts } = known.data
  const { reference, order_id: orderId, amount } = facts
  return { id, kind: 'payment', report: { reference, orderId, amount, outcome: outcomeOf(known.data) } }
}

function outcomeOf(event: OfflineEvent): PaymentOutcome {
  switch (event.type) {
    case 'payment.succeeded':
      return { status: 'succeeded' }
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
