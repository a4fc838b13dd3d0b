import { type SQL, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { orders, type ShippingAddress } from '#database/schema/orders.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { customerTimeline, type OrderEventKind, type TimelineEntry } from '#domain/orders/order-timeline.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'

/** An order as its customer may see it: no notes, no real courier cost, nothing of the provider. */
export interface CustomerOrder {
  readonly id: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Why the last card was declined, while another may be tried. */
  readonly paymentFailure: string | null
  /** Until when she may pay; null when there is nothing to pay. */
  readonly payUntil: Date | null
  readonly createdAt: Date
  readonly estimatedDeliveryDate: Date | null
  readonly trackingNumber: string | null
  readonly subtotalAmount: Centavos
  readonly shippingAmount: Centavos
  readonly totalAmount: Centavos
  readonly shippingProvider: string | null
  readonly shippingEta: string | null
  readonly customerName: string
  readonly customerEmail: string
  readonly shippingAddress: ShippingAddress
  readonly items: CustomerOrderItem[]
  readonly timeline: TimelineEntry[]
}

export interface CustomerOrderItem {
  readonly id: string
  readonly name: string
  readonly variantName: string | null
  readonly image: string | null
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly totalPrice: Centavos
}

interface ItemJson extends Omit<CustomerOrderItem, 'unitPrice' | 'totalPrice'> {
  unitPrice: string
  totalPrice: string
}

interface EventJson {
  kind: OrderEventKind
  at: string
  status?: OrderStatus
  trackingNumber?: string
}

// One statement brings orders, items and events: money travels as text inside JSON, so that no float touches it.
const items = sql<ItemJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'name', i.product_snapshot->>'name', 'variantName', i.product_snapshot->>'variant_name',
    'image', i.product_snapshot->'images'->>0, 'quantity', i.quantity,
    'unitPrice', i.unit_price::text, 'totalPrice', i.total_price::text) order by i.position), '[]')
  from order_items i where i.order_id = ${orders.id})`

const events = sql<EventJson[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', e.kind, 'at', e.created_at, 'status', e.details->>'status',
    'trackingNumber', e.details->>'trackingNumber')), '[]')
  from order_events e where e.order_id = ${orders.id})`

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  sessionId: orders.sessionId,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentFailure: orders.paymentFailure,
  payUntil: orders.holdExpiresAt,
  createdAt: orders.createdAt,
  estimatedDeliveryDate: orders.estimatedDeliveryDate,
  trackingNumber: orders.trackingNumber,
  subtotalAmount: orders.subtotalAmount,
  shippingAmount: orders.shippingAmount,
  totalAmount: orders.totalAmount,
  shippingProvider: orders.shippingProvider,
  shippingEta: orders.shippingEta,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  shippingAddress: orders.shippingAddress,
  items,
  events,
}

/** Newest first; `where` must name the customer. */
export async function selectCustomerOrders(
  db: DatabaseOrTransaction,
  { where, limit, offset = 0 }: { where: SQL | undefined; limit: number; offset?: number },
): Promise<CustomerOrder[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(where)
    .orderBy(sql`${orders.createdAt} desc, ${orders.id}`)
    .limit(limit)
    .offset(offset)
  return rows.map(({ items, events, ...order }) => ({
    ...order,
    items: items.map((item) => ({
      ...item,
      unitPrice: centavosFromDecimal(item.unitPrice),
      totalPrice: centavosFromDecimal(item.totalPrice),
    })),
    timeline: customerTimeline(
      order,
      events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })),
    ),
  }))
}
