import { sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { MAX_FOUND } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'
import { foundBy } from './search-orders.ts'

declare module '#platform/search-source.ts' {
  interface FoundKinds {
    orders: Awaited<ReturnType<typeof findOrders>>[number]
  }
}

export async function findOrders(shop: Shop, text: string) {
  const { condition } = await foundBy(shop, text, { candles: false })
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      refundedAmount: orders.refundedAmount,
      voucherAmount: orders.voucherAmount,
      voucherRefundedAmount: orders.voucherRefundedAmount,
      deliveryWay: orders.deliveryWay,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(condition)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(MAX_FOUND)
}
