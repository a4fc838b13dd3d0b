import { and, desc, eq, gt } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * Returns the most recently updated unpaid order, because the owner may have created a second order for
 * the customer.
 */
export async function findUnpaidOrder(shop: Shop, { userId }: { userId: string }) {
  const now = shop.clock.now()
  const isOpen = gt(orders.holdExpiresAt, now)
  const [order] = await shop.db
    .select({
      orderNumber: orders.orderNumber,
      paymentMethod: paymentFacts.paymentMethod,
      payUntil: orders.holdExpiresAt,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen))
    .orderBy(desc(orders.updatedAt))
    .limit(1)
  return order?.payUntil ? { ...order, payUntil: order.payUntil, asOf: now } : null
}
