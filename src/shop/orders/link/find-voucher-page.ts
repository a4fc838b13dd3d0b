import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'
import { orderLinkPath } from './order-link.ts'

/** Where who bought a voucher prints, changes and sends it, by their own order; null for every other order. */
export async function findVoucherPage(
  shop: Pick<Shop, 'db' | 'sealing'>,
  { userId, orderNumber }: { userId: string; orderNumber: string },
): Promise<string | null> {
  const [order] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerPhone: orders.customerPhone })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId), eq(orders.origin, 'voucher')))
  return order ? orderLinkPath(shop, order) : null
}
