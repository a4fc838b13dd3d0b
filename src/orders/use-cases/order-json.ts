import { type SQL, sql } from 'drizzle-orm'
import type { SoldKit } from '#catalogue/kits/domain/sold-kit.ts'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batchOfItem } from '#catalogue/stock/use-cases/shelf-batch.ts'
import { type SentParcel, trackingAddress } from '#delivery/carriers/domain/tracking.ts'
import type { Invoice } from '#orders/domain/access-key.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { OrderEvent, OrderEventKind } from '#orders/domain/order-timeline.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { paymentFacts } from './order-payment-facts.ts'
import type { OrderRow } from './order-rows.ts'

export const invoiceColumn: SQL<Invoice | null> = sql<Invoice | null>`(
  select json_build_object('accessKey', n.access_key, 'number', n.number, 'series', n.series, 'danfeUrl', n.danfe_url)
  from order_invoices n where n.order_id = orders.id)`

/** Part of the buyer's data export, because the XML contains their name. */
export const invoiceXmlColumn: SQL<string | null> = sql<string | null>`(
  select n.xml from order_invoices n where n.order_id = orders.id)`

export interface SoldItem {
  readonly id: string
  readonly name: string
  readonly variantName: string | null
  readonly image: string | null
  readonly imageInfo: ImageInfo | null
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly totalPrice: Centavos
  readonly readyOn: string | null
  readonly batch: KnownBatch | null
  readonly kit: SoldKit | null
}

interface ItemJson extends Omit<SoldItem, 'unitPrice' | 'totalPrice'> {
  unitPrice: string
  totalPrice: string
}

interface EventJson {
  kind: OrderEventKind
  at: string
  status: OrderStatus | null
  trackingNumber: string | null
  reason: string | null
  actorName: string | null
}

export interface RecordedEvent extends OrderEvent {
  readonly reason: string | null
  readonly actorName: string | null
}

export const shelfOfItem = sql`left join products shelf_product on shelf_product.id = i.product_id
  left join product_variants shelf_size on shelf_size.id = i.variant_id`
/** Null if the product was deleted, empty if it has no code. */
export const skuOfItem = sql<string | null>`coalesce(shelf_size.sku, shelf_product.sku)`

/** Subqueries, so that a page of orders needs one round trip. */
export const orderJson = {
  items: sql<ItemJson[]>`(
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'name', i.product_snapshot->>'name', 'variantName', i.product_snapshot->>'variant_name',
      'image', i.product_snapshot->'images'->>0, 'quantity', i.quantity,
      'imageInfo', case when p.url is not null then
        json_build_object('url', p.url, 'width', p.width, 'height', p.height, 'alt', p.alt) end,
      'unitPrice', i.unit_price::text, 'totalPrice', i.total_price::text, 'kit', i.kit,
      'readyOn', (select w.ready_on from batches w where w.id = i.batch_id and w.state = 'curing'
        and orders.status in ('pending', 'processing')),
      'batch', ${batchOfItem}) order by i.position), '[]')
    from order_items i left join image_records p on p.url = i.product_snapshot->'images'->>0
    where i.order_id = orders.id)`,
  /** Current codes by item id, so that codes assigned after the sale appear on the packing slip. */
  skus: sql<Record<string, string>>`(
    select coalesce(json_object_agg(i.id, ${skuOfItem}), '{}') from order_items i ${shelfOfItem}
    where i.order_id = orders.id and ${skuOfItem} <> '')`,
  events: sql<EventJson[]>`(
    select coalesce(json_agg(json_build_object(
      'kind', e.kind, 'at', e.created_at, 'status', e.details->>'status',
      'trackingNumber', e.details->>'trackingNumber', 'reason', e.details->>'reason',
      'actorName', u.name) order by e.created_at, e.sequence), '[]')
    from order_events e left join users u on u.id = e.actor_id where e.order_id = orders.id)`,
}

export function itemsFromJson(items: readonly ItemJson[]): SoldItem[] {
  return items.map((item) => ({
    ...item,
    unitPrice: centavosFromDecimal(item.unitPrice),
    totalPrice: centavosFromDecimal(item.totalPrice),
  }))
}

export function eventsFromJson(events: readonly EventJson[]): RecordedEvent[] {
  return events.map(({ at, status, trackingNumber, ...event }) => ({
    ...event,
    at: new Date(at),
    ...(status && { status }),
    ...(trackingNumber && { trackingNumber }),
  }))
}

interface ParcelJson {
  readonly number: number
  readonly source: 'table' | 'melhor-envio'
  readonly carrier: string
  readonly service: string
  readonly code: string | null
  readonly postedAt: string | null
  readonly deliveredAt: string | null
}

export const sentParcelsColumn = sql<ParcelJson[]>`(
  select coalesce(json_agg(json_build_object('number', s.parcel_number, 'source', s.source, 'carrier', s.carrier, 'service', s.service,
    'code', s.tracking_code, 'postedAt', s.posted_at, 'deliveredAt', s.delivered_at) order by s.parcel_number), '[]')
  from shipments s where s.order_id = orders.id and s.direction = 'outward' and s.state <> 'cancelled'
    and s.state in ('posted', 'moving', 'delivered'))`

type Sent = Pick<OrderRow, 'deliveryWay' | 'trackingNumber' | 'shippingProvider' | 'shippingService'>

/** If the label was not bought in the shop, only the data that the owner entered is known. */
export function listSentParcels(order: Sent, parcels: readonly ParcelJson[]): SentParcel[] {
  const { deliveryWay, trackingNumber: code, shippingProvider: carrier, shippingService: service } = order
  if (deliveryWay !== 'carrier') return []
  if (parcels.length === 0 && code && carrier) {
    const url = trackingAddress({ source: null, carrier, code })
    return [{ number: 1, carrier, service, code, url, postedAt: null, deliveredAt: null }]
  }
  return parcels.map(({ source, postedAt, deliveredAt, ...parcel }) => ({
    ...parcel,
    url: trackingAddress({ source, ...parcel }),
    postedAt: parseInstant(postedAt),
    deliveredAt: parseInstant(deliveredAt),
  }))
}

const parseInstant = (text: string | null) => (text ? new Date(text) : null)

/** Paid orders waiting for a batch that failed or will miss the promised day. */
export const waitsForLostBatch = sql<boolean>`(
  orders.payment_status = 'paid' and orders.stock_held and ${paymentFacts.pendingProviderAction} is null
  and orders.status in ('pending', 'processing') and exists (
    select 1 from order_items i join batches w on w.id = i.batch_id
    where i.order_id = orders.id and i.quantity > i.returned_quantity
      and (w.state = 'failed' or (w.state = 'curing' and w.ready_on > orders.promised_day))))`
