import { promiseOf } from '#shop/delivery/promise-of.ts'
import type { Job } from '#shop/outbox.ts'
import type { OrderRow } from './order-rows.ts'

/** To the address that the order has now: the one before may be a stranger's. */
export function correctionNotice(order: OrderRow, { change, at }: { change: string; at: Date }): Job {
  const { customerName, customerEmail, customerPhone, orderNumber, deliveryWay } = order
  return {
    name: 'send-email',
    key: `order-corrected:${order.id}:${change}`,
    email: {
      type: 'order-corrected',
      to: customerEmail,
      data: {
        customerName,
        customerPhone,
        orderNumber,
        address: deliveryWay === 'pickup' ? null : order.shippingAddress,
        promise: promiseOf(order),
        orderDate: order.createdAt.toISOString(),
        changedAt: at.toISOString(),
      },
    },
  }
}
