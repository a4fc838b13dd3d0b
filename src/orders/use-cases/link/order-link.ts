import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { orders } from '#orders/schema/orders.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'

type LinkedRow = Pick<OrderRow, 'id' | 'orderNumber' | 'customerPhone'>

/** Another telephone is another key: what went to a mistyped number opens nothing once that is corrected. */
export function orderLinkKey({ sealing }: Pick<Shop, 'sealing'>, order: LinkedRow): string {
  return sealing.keyOf('order-link', `${order.id} ${(order.customerPhone ?? '').replace(/\D/g, '')}`)
}

/** Pays the order without an account, and shows it afterwards. The key stands in the query, which no log writes down. */
export const orderLinkPath = (shop: Pick<Shop, 'sealing'>, order: LinkedRow): string =>
  pathTo('orderLink', { number: order.orderNumber }, { chave: orderLinkKey(shop, order) })

/** Who asks for an order: its customer by its number, or somebody whose link `findLinkedOrder` has checked. */
export type OrderAccess =
  | { readonly userId: string; readonly orderNumber: string }
  | { readonly linkedOrderId: string }

export const isOrderOf = (access: OrderAccess): SQL | undefined =>
  'linkedOrderId' in access
    ? eq(orders.id, access.linkedOrderId)
    : and(eq(orders.orderNumber, access.orderNumber), eq(orders.userId, access.userId))

/** Where a mail leads who has no account: to the order's link. Null where they sign in, and for anybody else. */
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
