import type { GiftReceiver } from '#orders/domain/gift.ts'
import type { Job } from '#platform/outbox.ts'
import { type OrderRow, readPromise } from './order-rows.ts'

/** Sent to the corrected address only, because the previous one may belong to a stranger. */
export function correctionNotice(
  order: OrderRow,
  { change, at, receiver }: { change: string; at: Date; receiver: GiftReceiver | null },
): Job {
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
        receiver,
        orderNumber,
        address: deliveryWay === 'pickup' ? null : order.shippingAddress,
        promise: readPromise(order),
        orderDate: order.createdAt.toISOString(),
        changedAt: at.toISOString(),
      },
    },
  }
}
