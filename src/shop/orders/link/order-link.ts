import { pathTo } from '#addresses.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'

type LinkedRow = Pick<OrderRow, 'id' | 'orderNumber' | 'customerPhone'>

/** Another telephone is another key: what went to a mistyped number opens nothing once that is corrected. */
export function orderLinkKey({ sealing }: Pick<Shop, 'sealing'>, order: LinkedRow): string {
  return sealing.keyOf('order-link', `${order.id} ${(order.customerPhone ?? '').replace(/\D/g, '')}`)
}

/** Pays the order without an account, and shows it afterwards. The key stands in the query, which no log writes down. */
export const orderLinkPath = (shop: Pick<Shop, 'sealing'>, order: LinkedRow): string =>
  pathTo('orderLink', { number: order.orderNumber }, { chave: orderLinkKey(shop, order) })
