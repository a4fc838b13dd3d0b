import { asc, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { orderSummaryColumns } from './list-newest-orders.ts'

const SHOWN = 5

/** Paid and still here, in the words of `orders_waiting_idx`, which holds nothing but these. */
export const isWaiting = sql`${orders.paymentStatus} = 'paid' and ${orders.status} in ('pending', 'processing')`

/** Paid and not yet handed to the courier: the one that has waited longest first. `countWaitingForOwner` counts them all. */
export async function listWaitingOrders(shop: Shop) {
  return shop.db
    .select({ ...orderSummaryColumns, paidAt: orders.paidAt })
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(SHOWN)
}
