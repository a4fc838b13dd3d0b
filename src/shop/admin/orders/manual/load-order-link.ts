import { and, eq, isNull, ne } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import { promiseOf } from '#shop/delivery/promise-of.ts'
import { orderLinkPath } from '#shop/orders/link/order-link.ts'
import { itemsFromJson, orderJson } from '#shop/orders/order-json.ts'
import type { Shop } from '#shop/shop.ts'

/** What the owner sends of an order that she wrote down; null for every other one. */
export async function loadOrderLink(shop: Pick<Shop, 'db' | 'sealing' | 'config'>, orderId: string) {
  if (!isUuid(orderId)) return null
  const [order] = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      paymentStatus: orders.paymentStatus,
      deliveryWay: orders.deliveryWay,
      totalAmount: orders.totalAmount,
      shippingAmount: orders.shippingAmount,
      pixDiscountAmount: orders.pixDiscountAmount,
      createdAt: orders.createdAt,
      payUntil: orders.holdExpiresAt,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      items: orderJson.items,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), ne(orders.origin, 'site'), isNull(orders.identityLockedAt)))
  if (!order) return null
  return {
    ...order,
    promise: promiseOf(order),
    items: itemsFromJson(order.items),
    link: shop.config.siteUrl + orderLinkPath(shop, order),
  }
}

export type SentOrderLink = NonNullable<Awaited<ReturnType<typeof loadOrderLink>>>
