import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus)
}

/** Before shipping, the units are still at the workshop, so cancelling can return them to stock. */
export function isBeforeShipping(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing'
}

/** A pickup order is 'shipped' while it waits at the workshop. A voucher is delivered, but no parcel left. */
export function hasLeft(order: { readonly status: OrderStatus; readonly deliveryWay: DeliveryWay }): boolean {
  if (order.deliveryWay === 'none') return false
  return order.status === 'delivered' || (order.status === 'shipped' && order.deliveryWay !== 'pickup')
}

/** In ascending precedence: provider reports may arrive out of order, and the strongest status wins. */
export const PAYMENT_STATUSES = ['pending', 'failed', 'paid', 'refunded'] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return PAYMENT_STATUSES.includes(value as PaymentStatus)
}

export const hasMoney = ({ paymentStatus }: { readonly paymentStatus: PaymentStatus }): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refunded'

export function laterOutcome(a: PaymentStatus, b: PaymentStatus): PaymentStatus {
  return PAYMENT_STATUSES.indexOf(a) >= PAYMENT_STATUSES.indexOf(b) ? a : b
}
