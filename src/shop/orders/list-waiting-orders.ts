import { asc, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'

const SHOWN = 5

/** Paid and not yet handed to the courier: the one that has waited longest first. `countWaitingOrders` counts them all. */
export async function listWaitingOrders(shop: Shop) {
  return (
    shop.db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        totalAmount: orders.totalAmount,
        status: orders.status,
        paidAt: orders.paidAt,
        createdAt: orders.createdAt,
      })
      .from(orders)
      // In the words of `orders_waiting_idx`, which holds nothing but these.
      .where(sql`${orders.paymentStatus} = 'paid' and ${orders.status} in ('pending', 'processing')`)
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(SHOWN)
  )
}
