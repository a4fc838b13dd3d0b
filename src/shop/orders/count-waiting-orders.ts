import { and, count, eq, inArray } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'

/** Paid, and not yet handed to the courier: what the owner has to do next. */
export async function countWaitingOrders(shop: Shop): Promise<number> {
  const [row] = await shop.db
    .select({ waiting: count() })
    .from(orders)
    .where(and(eq(orders.paymentStatus, 'paid'), inArray(orders.status, ['pending', 'processing'])))
  return row?.waiting ?? 0
}
