import { sql } from 'drizzle-orm'
import { type SentParcel, trackingAddress } from '#domain/carriers/tracking.ts'
import type { OrderRow } from './order-rows.ts'

interface ParcelJson {
  readonly number: number
  readonly source: 'table' | 'melhor-envio'
  readonly carrier: string
  readonly service: string
  readonly code: string | null
  readonly postedAt: string | null
  readonly deliveredAt: string | null
}

/** The parcels of the row of `orders` that have left, as a part of another statement. */
export const sentParcelsColumn = sql<ParcelJson[]>`(
  select coalesce(json_agg(json_build_object('number', s.parcel_number, 'source', s.source, 'carrier', s.carrier, 'service', s.service,
    'code', s.tracking_code, 'postedAt', s.posted_at, 'deliveredAt', s.delivered_at) order by s.parcel_number), '[]')
  from shipments s where s.order_id = orders.id and s.direction = 'outward' and s.state <> 'cancelled'
    and s.state in ('posted', 'moving', 'delivered'))`

type Sent = Pick<OrderRow, 'deliveryWay' | 'trackingNumber' | 'shippingProvider' | 'shippingService'>

/** Where the owner sent it without a label of the shop, what she wrote down is all that is known. */
export function sentParcelsOf(order: Sent, parcels: readonly ParcelJson[]): SentParcel[] {
  const { deliveryWay, trackingNumber: code, shippingProvider: carrier, shippingService: service } = order
  if (deliveryWay !== 'carrier') return []
  if (parcels.length === 0 && code && carrier) {
    const url = trackingAddress({ source: null, carrier, code })
    return [{ number: 1, carrier, service, code, url, postedAt: null, deliveredAt: null }]
  }
  return parcels.map(({ source, postedAt, deliveredAt, ...parcel }) => ({
    ...parcel,
    url: trackingAddress({ source, ...parcel }),
    postedAt: instantOf(postedAt),
    deliveredAt: instantOf(deliveredAt),
  }))
}

const instantOf = (text: string | null) => (text ? new Date(text) : null)
