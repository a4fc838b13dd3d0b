import { sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'

const SHOWN = 5

/** 'Pedidos Recentes' of the dashboard. */
export async function listNewestOrders(shop: Shop) {
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      totalAmount: orders.totalAmount,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(SHOWN)
}
