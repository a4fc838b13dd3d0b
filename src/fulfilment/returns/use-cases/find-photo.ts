import { and, eq, sql } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { type ImageFile, imageAddress, masterOfUrl } from '#platform/images/image-files.ts'
import type { Shop } from '#platform/shop.ts'

/** Whose order it must belong to; the owner sees those of any. */
type Viewer = { readonly userId: string; readonly orderNumber: string } | { readonly orderId: string }

/** A complaint's photograph by its name, for the customer who sent it and the owner; undefined to anybody else. */
export async function findComplaintPhoto(
  { db }: Shop,
  name: string,
  viewer: Viewer,
): Promise<ImageFile | undefined> {
  const url = imageAddress({ bucket: 'return-images', name: `${name}.webp` })
  const whose =
    'orderId' in viewer
      ? eq(orders.id, viewer.orderId)
      : and(eq(orders.orderNumber, viewer.orderNumber), eq(orders.userId, viewer.userId))
  const [found] = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(and(whose, sql`${url} = any(${orderReturns.photos})`))
    .limit(1)
  return found ? masterOfUrl(url) : undefined
}
