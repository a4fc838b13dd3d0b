import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'
import { type CustomerOrder, selectCustomerOrders } from './customer-order.ts'

/** One order by its number, for its own customer alone; null to anybody else. */
export async function loadCustomerOrder(
  shop: Shop,
  { userId, orderNumber }: { userId: string; orderNumber: string },
): Promise<CustomerOrder | null> {
  const own = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  const [order] = await selectCustomerOrders(shop.db, { where: own, limit: 1 })
  return order ?? null
}
