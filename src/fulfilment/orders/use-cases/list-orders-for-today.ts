import { sql } from 'drizzle-orm'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { chooseContact } from '#orders/domain/gift.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderGiftColumn } from '#orders/use-cases/order-gift.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { isOnItsWay, isWaiting } from './at-hand.ts'

/** More than one person can pack in a day. */
const LISTED_AT_MOST = 200

interface ItemJson {
  id: string
  productId: string | null
  name: string
  variantName: string | null
  quantity: number
  isPicked: boolean
  image: ImageInfo | null
}

const items = sql<ItemJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'productId', i.product_id, 'name', i.product_snapshot->>'name',
    'variantName', i.product_snapshot->>'variant_name', 'quantity', i.quantity - i.returned_quantity,
    'isPicked', i.picked_at is not null,
    'image', case when p.url is not null then
      json_build_object('url', p.url, 'width', p.width, 'height', p.height, 'alt', p.alt) end) order by i.position), '[]')
  from order_items i left join image_records p on p.url = i.product_snapshot->'images'->>0
  where i.order_id = orders.id and i.quantity > i.returned_quantity)`

/**
 * Corrected address, otherwise the quote's point. The quote is deleted when the customer requests another
 * one.
 */
const knownPoint = sql<GeoPoint | null>`coalesce(orders.delivery_point, (
  select jsonb_build_object('lat', q.lat, 'lng', q.lng) from freight_quotes q where q.id = orders.quote_id))`

/** Uses the predicates of `orders_waiting_idx` and `orders_on_their_way_idx`, so old orders cost nothing. */
export async function listOrdersForToday(shop: Pick<Shop, 'db' | 'clock'>) {
  const rows = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      packedAt: orders.packedAt,
      createdAt: orders.createdAt,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      deliveryWay: orders.deliveryWay,
      pickupCode: orders.pickupCode,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      shippingAddress: orders.shippingAddress,
      notes: orders.notes,
      gift: orderGiftColumn,
      knownPoint,
      items,
    })
    .from(orders)
    .where(
      sql`${orders.id} in (
        (select w.id from orders w where ${isWaiting}
          order by w.created_at, w.id limit ${LISTED_AT_MOST})
        union all
        (select s.id from orders s where ${isOnItsWay(shop.clock.now())}
          order by s.shipped_at desc limit ${LISTED_AT_MOST}))`,
    )
    .orderBy(sql`${orders.promisedDay} nulls first`, orders.createdAt, orders.id)
  const areas = await loadCepAreas()
  return rows.map(({ knownPoint: savedPoint, gift, customerName, customerPhone, ...order }) => {
    const area = areas.ofCep(order.shippingAddress.postal_code.replace(/\D/g, ''))
    const contact = chooseContact({ customerName, customerPhone, gift })
    return {
      ...order,
      contact,
      isGift: gift !== null,
      isSurprise: gift?.receiver != null,
      point: savedPoint ?? ('point' in area ? area.point : null),
    }
  })
}

type ListedOrder = Awaited<ReturnType<typeof listOrdersForToday>>[number]
/** Helpers do not get the owner's notes. */
export type OrderForToday = Omit<ListedOrder, 'notes'> & Partial<Pick<ListedOrder, 'notes'>>
