import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus)
}

/** Before shipping the units are still on the shelf, so cancelling can simply put them back. */
export function isBeforeShipping(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing'
}

/** What the customer fetches is 'shipped' while it waits for them at the workshop. */
export function hasLeft(order: { readonly status: OrderStatus; readonly deliveryWay: DeliveryWay }): boolean {
  return order.status === 'delivered' || (order.status === 'shipped' && order.deliveryWay !== 'pickup')
}

/** From the weakest to the strongest: reports of one payment may arrive in any order, and the strongest one stands. */
export const PAYMENT_STATUSES = ['pending', 'failed', 'paid', 'refunded'] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return PAYMENT_STATUSES.includes(value as PaymentStatus)
}

/** The outcome that stands when both were reported, whichever came first. */
export function laterOutcome(a: PaymentStatus, b: PaymentStatus): PaymentStatus {
  return PAYMENT_STATUSES.indexOf(a) >= PAYMENT_STATUSES.indexOf(b) ? a : b
}
