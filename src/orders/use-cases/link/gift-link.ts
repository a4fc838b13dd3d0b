import { eq } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { orders } from '#orders/schema/orders.ts'
import { type CustomerOrder, selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import type { SoldItem } from '#orders/use-cases/order-json.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { isSameKey } from './find-linked-order.ts'

const giftLinkKey = ({ sealing }: Pick<Shop, 'sealing'>, orderId: string) =>
  sealing.keyOf('gift-link', orderId)

type Given = Pick<CustomerOrder, 'id' | 'orderNumber' | 'status' | 'paymentStatus' | 'gift'>

const isGiven = ({ status, paymentStatus, gift }: Given) =>
  gift !== null && paymentStatus === 'paid' && status !== 'cancelled'

export const giftLink = (shop: Pick<Shop, 'sealing' | 'config'>, order: Given): string | null =>
  isGiven(order)
    ? shop.config.siteUrl +
      pathTo('giftPage', { number: order.orderNumber }, { chave: giftLinkKey(shop, order.id) })
    : null

export interface ReceivedGift
  extends Pick<CustomerOrder, 'status' | 'deliveryWay' | 'mustChoose' | 'promise' | 'arrives'> {
  readonly message: string
  readonly items: readonly Pick<
    SoldItem,
    'id' | 'name' | 'variantName' | 'imageInfo' | 'quantity' | 'readyOn' | 'batch'
  >[]
}

/** Rate-limited. A wrong key, an unknown order and a non-gift get the same answer. */
export async function openGiftPage(
  shop: Pick<Shop, 'db' | 'clock' | 'sealing' | 'rateLimits'>,
  { orderNumber, key, clientAddress }: { orderNumber: string; key: string; clientAddress: string },
): Promise<Ok<ReceivedGift> | Refusal<'order-not-found'> | Extract<RateVerdict, { ok: false }>> {
  const allowed = await shop.rateLimits.consume('order-link', clientAddress)
  if (!allowed.ok) return allowed
  const condition = eq(orders.orderNumber, orderNumber)
  const [order] = await selectCustomerOrders(shop.db, {
    condition: condition,
    limit: 1,
    now: shop.clock.now(),
  })
  if (!order || !isSameKey(key, giftLinkKey(shop, order.id)) || !isGiven(order))
    return refuse('order-not-found')
  const { status, deliveryWay, mustChoose, promise, arrives, gift, items } = order
  return ok({
    status,
    deliveryWay,
    mustChoose,
    promise,
    arrives,
    message: gift?.message ?? '',
    // Explicit fields, so that prices are never exposed.
    items: items.map(({ id, name, variantName, imageInfo, quantity, readyOn, batch }) => ({
      id,
      name,
      variantName,
      imageInfo,
      quantity,
      readyOn,
      batch,
    })),
  })
}
