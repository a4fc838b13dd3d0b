import type { DeliveryWay } from '#domain/delivery/shifts.ts'

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus)
}

/** Before shipping the units are still on the shelf, so cancelling can simply put them back. */
export function isBeforeShipping(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing'
}

/** What the customer fetches is 'shipped' while it waits for her at the workshop. */
export function hasLeft(order: { readonly status: OrderStatus; readonly deliveryWay: DeliveryWay }): boolean {
  return order.status === 'delivered' || (order.status === 'shipped' && order.deliveryWay !== 'pickup')
}
