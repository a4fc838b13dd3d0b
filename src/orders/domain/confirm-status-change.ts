import type { OrderStatus, PaymentStatus } from './order-status.ts'

/**
 * 'moved': the order changed since the owner loaded it. All other reasons: candles would be sent without a
 * secure payment.
 */
export type ReasonToAsk = 'moved' | 'refunded' | 'unpaid' | 'disputed'

/** Every change is allowed once the owner has confirmed it for the order's current state. */
export function reasonToAsk(change: {
  order: { status: OrderStatus; paymentStatus: PaymentStatus }
  /** True after a chargeback or a fraud report by the customer's bank. */
  disputed?: boolean
  to: OrderStatus
  seen?: OrderStatus | undefined
  /** Payment status for which the owner confirmed the change. */
  confirmedPayment?: PaymentStatus | undefined
}): ReasonToAsk | null {
  const { order, to, seen, confirmedPayment, disputed = false } = change
  const isConfirmed = confirmedPayment === order.paymentStatus
  // Checked first: confirming 'moved' does not confirm an unseen dispute.
  if (disputed && sendsCandles(to) && order.paymentStatus === 'paid' && !isConfirmed) return 'disputed'
  if (seen && seen !== order.status) return 'moved'
  // Cancelling has its own dialog and sends nothing.
  if (to === 'cancelled' || order.paymentStatus === 'paid' || isConfirmed) return null
  return order.paymentStatus === 'refunded' ? 'refunded' : 'unpaid'
}

const sendsCandles = (to: OrderStatus) => to === 'shipped' || to === 'delivered'
