import type { OrderStatus, PaymentStatus } from './order-status.ts'

/** 'moved': the order is no longer as the owner saw it. The others: there is no money for what they are about to send, or it may go. */
export type ReasonToAsk = 'moved' | 'refunded' | 'unpaid' | 'disputed'

/**
 * Whether a change of status is put to the owner before it is made. Any status stays possible: what they have confirmed,
 * in the very state in which they were asked about it, is done.
 */
export function reasonToAsk(change: {
  order: { status: OrderStatus; paymentStatus: PaymentStatus }
  /** Whether the customer's bank wants the money back, or takes the payment for fraud. */
  disputed?: boolean
  to: OrderStatus
  /** The status that stood on the owner's screen. */
  seen?: OrderStatus | undefined
  /** The state of the payment that the owner was asked about and agreed to. */
  confirmedPayment?: PaymentStatus | undefined
}): ReasonToAsk | null {
  const { order, to, seen, confirmedPayment, disputed = false } = change
  const isConfirmed = confirmedPayment === order.paymentStatus
  // Before all else: who agrees that an order has moved has not heard of its dispute.
  if (disputed && sendsCandles(to) && order.paymentStatus === 'paid' && !isConfirmed) return 'disputed'
  if (seen && seen !== order.status) return 'moved'
  // Cancelling has a dialog of its own and sends nothing to anybody.
  if (to === 'cancelled' || order.paymentStatus === 'paid' || isConfirmed) return null
  return order.paymentStatus === 'refunded' ? 'refunded' : 'unpaid'
}

const sendsCandles = (to: OrderStatus) => to === 'shipped' || to === 'delivered'
