import type { OrderStatus } from '#orders/domain/order-status.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { lockOrder } from './order-rows.ts'
import { statusNotice } from './status-notices.ts'

export interface StatusAnnouncement {
  orderId: string
  oldStatus: OrderStatus
  newStatus: OrderStatus
  trackingNumber: string | null
}

/**
 * Notifies the automation service. The data is read from the order, not from the caller; repeated calls
 * enqueue it once.
 */
export async function announceOrderStatus(shop: Shop, announcement: StatusAnnouncement) {
  const { orderId, oldStatus, newStatus, trackingNumber } = announcement
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (order.status !== newStatus) return refuse('other-status')
    const announced = { ...order, trackingNumber: trackingNumber ?? order.trackingNumber }
    const change = `${oldStatus}-${newStatus}-${order.updatedAt.getTime()}`
    await shop.outbox.enqueue(tx, statusNotice(shop, announced, oldStatus, change))
    return ok()
  })
}
