import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isUnsettled, type ShipmentFailure, type ShipmentState } from '#delivery/carriers/domain/shipment.ts'
import type { LabelSource } from '#delivery/carriers/providers/port.ts'
import { isWaiting } from '#fulfilment/orders/use-cases/list-waiting-orders.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface PostedParcel {
  readonly id: string
  readonly number: number
  readonly source: LabelSource
  readonly state: ShipmentState
  readonly trackingCode: string | null
  readonly cost: Centavos | null
  readonly failure: ShipmentFailure | null
}

const parcelsColumn = sql<PostedParcel[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'number', s.parcel_number, 'source', s.source, 'state', s.state,
    'trackingCode', s.tracking_code, 'cost', (s.cost * 100)::int, 'failure', s.failure) order by s.parcel_number), '[]')
  from shipments s where s.order_id = orders.id and s.direction = 'outward' and s.state <> 'cancelled')`

/** A parcel whose label was cancelled; the same rule as in `unlabelledOf`. */
const lacksLabel = sql<boolean>`exists (select 1 from shipments c join shipments l on l.order_id = c.order_id
  and l.direction = c.direction and l.created_at = c.created_at and l.state <> 'cancelled'
  where c.order_id = orders.id and c.direction = 'outward' and c.state = 'cancelled' and not exists (
    select 1 from shipments s where s.order_id = c.order_id and s.direction = c.direction
      and s.parcel_number = c.parcel_number and s.state <> 'cancelled'))`

const hasLabel = sql`${orders.status} in ('pending', 'processing', 'cancelled') and ${orders.id} in (select s.order_id from shipments s
  where s.direction = 'outward' and s.state = 'bought')`

/** In transit with a problem reported by the carrier. Ends when the owner completes the order. */
const standsStill = sql`(${orders.status} = 'shipped' and ${orders.id} in (select s.order_id from shipments s
  where s.direction = 'outward' and s.state in ('posted', 'moving') and s.failure is not null))`

export async function loadPosting(shop: Pick<Shop, 'db'>) {
  const rows = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      city: sql<string>`coalesce(${orders.shippingAddress}->>'city', '')`,
      state: sql<string>`coalesce(${orders.shippingAddress}->>'state', '')`,
      carrier: orders.shippingProvider,
      service: orders.shippingService,
      leavesOn: orders.promisedDay,
      isPacked: sql<boolean>`${orders.packedAt} is not null`,
      /** Shipping price before any free-shipping discount. */
      paid: sql<Centavos>`((${orders.shippingAmount} + ${orders.shippingWaivedAmount}) * 100)::int`,
      hasInvoice: sql<boolean>`exists (select 1 from order_invoices n where n.order_id = orders.id)`,
      parcels: parcelsColumn,
      lacksLabel,
      isConnected: sql<boolean>`exists (select 1 from carrier_accounts a where a.sealed_tokens is not null)`,
    })
    .from(orders)
    .where(and(eq(orders.deliveryWay, 'carrier'), or(isWaiting, hasLabel, standsStill)))
    .orderBy(asc(orders.promisedDay), asc(orders.createdAt), asc(orders.id))
  const postings = rows.map((row) => ({ ...row, failure: findFailure(row.parcels) }))
  const labels = postings.filter(
    ({ parcels, status }) =>
      parcels.length > 0 &&
      parcels.every((parcel) => parcel.state !== 'buying') &&
      parcels.some((parcel) => parcel.state === 'bought') &&
      (isBeforeShipping(status) || status === 'cancelled'),
  )
  const open = postings.filter(({ status, parcels }) =>
    parcels.length === 0 ? isBeforeShipping(status) : parcels.some(isOpen),
  )
  const stuck = postings.flatMap((order) => {
    const parcel = order.parcels.find(isStuck)
    return order.status === 'shipped' && parcel
      ? [{ ...order, failure: parcel.failure, trackingCode: parcel.trackingCode }]
      : []
  })
  return {
    isConnected: rows[0]?.isConnected ?? false,
    waiting: postings.filter(
      ({ status, parcels, lacksLabel: lacks }) =>
        isBeforeShipping(status) && (parcels.length === 0 || (lacks && !parcels.some(isOpen))),
    ),
    unsettled: open.filter(({ parcels }) => parcels.length > 0),
    labels,
    stuck,
  }
}

const isOpen = ({ state }: PostedParcel) => state === 'buying'

const isStuck = ({ state, failure }: PostedParcel) =>
  failure !== null && (state === 'posted' || state === 'moving')

export type OrderToPost = Awaited<ReturnType<typeof loadPosting>>['waiting'][number]
export type StuckOrder = Awaited<ReturnType<typeof loadPosting>>['stuck'][number]

/** First failure that needs the owner; unknown results are retried automatically. */
function findFailure(parcels: readonly PostedParcel[]): ShipmentFailure | null {
  const open = parcels.filter(({ state }) => state === 'buying')
  return (open.find(({ failure }) => !isUnsettled(failure)) ?? open[0])?.failure ?? null
}
