import { and, eq, sql } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { type ImageFile, imageAddress, masterOfUrl } from '#platform/images/image-files.ts'
import type { Shop } from '#platform/shop.ts'

/** Customers see only photos of their own order; the owner sees all. */
type Viewer = { readonly userId: string; readonly orderNumber: string } | { readonly orderId: string }

export async function findComplaintPhoto(
  { db }: Shop,
  name: string,
  viewer: Viewer,
): Promise<ImageFile | undefined> {
  const url = imageAddress({ bucket: 'return-images', name: `${name}.webp` })
  const isAllowed =
    'orderId' in viewer
      ? eq(orders.id, viewer.orderId)
      : and(eq(orders.orderNumber, viewer.orderNumber), eq(orders.userId, viewer.userId))
  const [row] = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(and(isAllowed, sql`${url} = any(${orderReturns.photos})`))
    .limit(1)
  return row ? masterOfUrl(url) : undefined
}
