import type { OrderStatus } from './order-status.ts'
import type { PaymentStatus } from './payment-status.ts'

/** 'moved': the order is no longer as she saw it. The others: there is no money for what she is about to send. */
export type ReasonToAsk = 'moved' | 'refunded' | 'unpaid'

/**
 * Whether a change of status is put to the owner before it is made. Any status stays possible: what she has confirmed,
 * in the very state in which she was asked about it, is done.
 */
export function reasonToAsk(change: {
  order: { status: OrderStatus; paymentStatus: PaymentStatus }
  to: OrderStatus
  /** The status that stood on her screen. */
  seen?: OrderStatus | undefined
  /** The state of the payment that she was asked about and agreed to. */
  confirmedPayment?: PaymentStatus | undefined
}): ReasonToAsk | null {
  const { order, to, seen, confirmedPayment } = change
  if (seen && seen !== order.status) return 'moved'
  // Cancelling has a dialog of its own and sends nothing to anybody.
  if (to === 'cancelled' || order.paymentStatus === 'paid') return null
  if (confirmedPayment === order.paymentStatus) return null
  return order.paymentStatus === 'refunded' ? 'refunded' : 'unpaid'
}
