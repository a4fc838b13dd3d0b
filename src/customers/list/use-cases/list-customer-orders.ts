import { sql } from 'drizzle-orm'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { unitsBack } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { type CustomerId, isOrderOf } from './customer-id.ts'

const ORDERS_SHOWN = 50
const PICTURES_SHOWN = 3

export interface CustomerOrder {
  id: string
  orderNumber: string
  status: OrderStatus
  deliveryWay: DeliveryWay
  paymentStatus: PaymentStatus
  total: Centavos
  refunded: Centavos
  createdAt: Date
  isGift: boolean
  notes: string | null
  units: number
  /** The order bought a voucher, so it has no candles. */
  back: number
  images: ImageInfo[]
}

interface OrderRow extends Record<string, unknown>, Omit<CustomerOrder, 'total' | 'refunded' | 'createdAt'> {
  total: string
  refunded: string
  createdAt: string
}

export async function listCustomerOrders(
  { db }: Pick<Shop, 'db'>,
  customer: CustomerId,
): Promise<CustomerOrder[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    select o.id, o.order_number as "orderNumber", o.status, o.delivery_way as "deliveryWay",
      o.payment_status as "paymentStatus", o.total_amount::text as total, o.refunded_amount::text as refunded,
      o.created_at::text as "createdAt", o.notes, exists (select from order_gifts g where g.order_id = o.id) as "isGift",
      candles.units, candles.back, candles.images
    from orders o cross join lateral (
      select coalesce(sum(i.quantity), 0)::int as units,
        coalesce(sum(${unitsBack}) filter (where o.sold_on is not null), 0)::int as back,
        coalesce(json_agg(json_build_object('url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt) order by i.position)
          filter (where f.url is not null and i.position < ${PICTURES_SHOWN}), '[]') as images
      from order_items i left join image_records f on f.url = i.product_snapshot->'images'->>0 where i.order_id = o.id) candles
    where ${isOrderOf(customer)} order by o.created_at desc nulls last, o.id limit ${ORDERS_SHOWN}`)
  return rows.map(({ total, refunded, createdAt, ...order }) => ({
    ...order,
    total: centavosFromDecimal(total),
    refunded: centavosFromDecimal(refunded),
    createdAt: new Date(createdAt),
  }))
}
