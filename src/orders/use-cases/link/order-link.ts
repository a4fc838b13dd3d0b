import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { orders } from '#orders/schema/orders.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'

type LinkedRow = Pick<OrderRow, 'id' | 'orderNumber' | 'customerPhone'>

/**
 * The key depends on the phone number, so a link sent to a mistyped number stops working after the
 * correction.
 */
export function orderLinkKey({ sealing }: Pick<Shop, 'sealing'>, order: LinkedRow): string {
  return sealing.keyOf('order-link', `${order.id} ${(order.customerPhone ?? '').replace(/\D/g, '')}`)
}

/** The key is in the query, which is not logged. */
export const orderLinkPath = (shop: Pick<Shop, 'sealing'>, order: LinkedRow): string =>
  pathTo('orderLink', { number: order.orderNumber }, { chave: orderLinkKey(shop, order) })

export type OrderAccess =
  | { readonly userId: string; readonly orderNumber: string }
  | { readonly linkedOrderId: string }

export const isOrderOf = (access: OrderAccess): SQL | undefined =>
  'linkedOrderId' in access
    ? eq(orders.id, access.linkedOrderId)
    : and(eq(orders.orderNumber, access.orderNumber), eq(orders.userId, access.userId))

/** Order link for customers without an account; null for everyone else. */
export async function findMailedLink(
  shop: Pick<Shop, 'db' | 'sealing' | 'config'>,
  { orderNumber, to }: { orderNumber: string; to: string },
): Promise<string | null> {
  const isOfThisOrder = and(eq(orders.orderNumber, orderNumber), eq(orders.customerEmail, to))
  const hasLink = and(isNull(orders.userId), ne(orders.origin, 'site'), isNull(orders.identityLockedAt))
  const [order] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerPhone: orders.customerPhone })
    .from(orders)
    .where(and(isOfThisOrder, hasLink))
  return order ? shop.config.siteUrl + orderLinkPath(shop, order) : null
}
