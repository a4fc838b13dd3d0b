import { asc, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { orderSummaryColumns } from './list-newest-orders.ts'

const SHOWN = 5

/** Must match the predicate of the partial index `orders_waiting_idx`. */
export const isWaiting = sql`${orders.paymentStatus} = 'paid' and ${orders.status} in ('pending', 'processing')`

export async function listWaitingOrders(shop: Shop) {
  return shop.db
    .select({ ...orderSummaryColumns, paidAt: orders.paidAt })
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(SHOWN)
}
