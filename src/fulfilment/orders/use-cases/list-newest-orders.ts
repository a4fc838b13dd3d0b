import { sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { Shop } from '#platform/shop.ts'

const SHOWN = 5

export const orderSummaryColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customerName: orders.customerName,
  totalAmount: orders.totalAmount,
  voucherAmount: orders.voucherAmount,
  paymentMethod: paymentFacts.paymentMethod,
  status: orders.status,
  deliveryWay: orders.deliveryWay,
  createdAt: orders.createdAt,
}

export async function listNewestOrders(shop: Shop) {
  return shop.db
    .select(orderSummaryColumns)
    .from(orders)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(SHOWN)
}
