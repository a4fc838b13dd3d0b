import { and, eq, isNull, ne } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'
import { orderLinkPath } from './order-link.ts'

/** Where a mail leads who has no account: to the order's link. Null where she signs in, and for anybody else. */
export async function findMailedLink(
  shop: Pick<Shop, 'db' | 'sealing' | 'config'>,
  { orderNumber, to }: { orderNumber: string; to: string },
): Promise<string | null> {
  const isHers = and(eq(orders.orderNumber, orderNumber), eq(orders.customerEmail, to))
  const hasLink = and(isNull(orders.userId), ne(orders.origin, 'site'), isNull(orders.identityLockedAt))
  const [order] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerPhone: orders.customerPhone })
    .from(orders)
    .where(and(isHers, hasLink))
  return order ? shop.config.siteUrl + orderLinkPath(shop, order) : null
}
