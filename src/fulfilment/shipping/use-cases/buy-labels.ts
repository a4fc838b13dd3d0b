import { and, eq, inArray } from 'drizzle-orm'
import type { PackingRefusal } from '#delivery/carriers/domain/packing.ts'
import { TABLE_CARRIER, TABLE_SERVICES } from '#delivery/carriers/domain/rate-table.ts'
import { isUnsettled } from '#delivery/carriers/domain/shipment.ts'
import type { BuyingRefusal, LabelSource } from '#delivery/carriers/providers/port.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { listOrderItems, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { buyLabel } from './buy-label.ts'
import { packOrder } from './pack-order.ts'
import { listOutwardShipments, listUnlabelled, parcelsWith, type ShipmentRow } from './shipment-rows.ts'

type PreparingRefusal =
  | Refusal<
      | 'order-not-found'
      | 'not-a-parcel'
      | 'not-paid'
      | 'order-cancelled'
      | 'already-sent'
      | 'not-packed'
      | 'item-not-found'
    >
  | PackingRefusal

export type LabelsRefusal = PreparingRefusal | BuyingRefusal | Refusal<'shipment-not-found'>

export interface LabelsOfOrder {
  readonly orderId: string
  readonly result: Ok<ShipmentRow[]> | LabelsRefusal
}

interface Purchase {
  readonly orderIds: readonly string[]
  readonly source: LabelSource
  readonly actor: Actor
}

/** Each order separately, because one failure must not block the others. */
export async function buyLabels(shop: Shop, { orderIds, source, actor }: Purchase): Promise<LabelsOfOrder[]> {
  const outcomes: LabelsOfOrder[] = []
  for (const orderId of new Set(orderIds))
    outcomes.push({ orderId, result: await buyForOrder(shop, { orderId, source, actor }) })
  return outcomes
}

async function buyForOrder(
  shop: Shop,
  request: { orderId: string; source: LabelSource; actor: Actor },
): Promise<Ok<ShipmentRow[]> | LabelsRefusal> {
  const prepared = await commitUnlessRefused(shop.db, (tx) => prepareParcels(shop, tx, request))
  return prepared.ok ? buyAll(shop, prepared.value, request.actor) : prepared
}

export async function buyAll(
  shop: Shop,
  parcels: readonly ShipmentRow[],
  actor: Actor,
): Promise<Ok<ShipmentRow[]> | LabelsRefusal> {
  const labels: ShipmentRow[] = []
  for (const { id: shipmentId } of parcels) {
    const result = await buyLabel(shop, { shipmentId, actorId: actor.id })
    if (!result.ok) return result
    labels.push(result.value)
  }
  return ok(labels)
}

/** Creates one row per parcel before calling the service, so that retries use the same rows. */
async function prepareParcels(
  shop: Shop,
  tx: Transaction,
  { orderId, source, actor }: { orderId: string; source: LabelSource; actor: Actor },
): Promise<Ok<ShipmentRow[]> | PreparingRefusal> {
  const order = await lockOrder(tx, orderId)
  const refusal = order ? whyNot(order) : refuse('order-not-found')
  if (!order || refusal) return refusal ?? refuse('order-not-found')
  const now = shop.clock.now()
  const notSold = (await listOutwardShipments(tx, orderId)).filter(
    (parcel) => parcel.state === 'buying' && parcel.source !== source && isCertainlyNotSold(parcel),
  )
  if (notSold.length > 0) await dropParcels(tx, notSold, now)
  const parcels = await listOutwardShipments(tx, orderId)
  const open = await parcelsToLabel(tx, { orderId, existingParcels: parcels, now })
  if (!open.ok) return open
  if (open.value.length === 0) return ok(parcels)
  const rows = open.value.map((packed) => ({
    ...packed,
    orderId,
    source,
    carrier: order.shippingProvider ?? TABLE_CARRIER,
    service: order.shippingService ?? TABLE_SERVICES[0],
    state: 'buying' as const,
    // Limited to what the customer paid; the owner decides about higher prices.
    mostCost: source === 'table' ? null : order.shippingAmount + order.shippingWaivedAmount,
    updatedAt: now,
  }))
  await tx.insert(shipments).values(rows)
  const changes = { label: { from: null, to: source } }
  await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'label', changes, at: now })
  return ok(await listOutwardShipments(tx, orderId))
}

/** Requests are recorded before they are sent, so no record means nothing was bought. */
const isCertainlyNotSold = ({ failure }: ShipmentRow) => failure === null || !isUnsettled(failure)

type PackedParcel = Pick<ShipmentRow, 'parcelNumber' | 'parcel' | 'createdAt'>

/** Packs again only if no parcel exists; otherwise returns the parcels whose label was cancelled. */
async function parcelsToLabel(
  tx: Transaction,
  { orderId, existingParcels, now }: { orderId: string; existingParcels: readonly ShipmentRow[]; now: Date },
): Promise<Ok<PackedParcel[]> | PackingRefusal | Refusal<'item-not-found'>> {
  if (existingParcels.length > 0)
    return ok(
      (await listUnlabelled(tx, existingParcels)).map(({ parcelNumber, parcel, createdAt }) => ({
        parcelNumber,
        parcel,
        createdAt,
      })),
    )
  const packed = await packOrder(tx, await listOrderItems(tx, orderId), { now })
  return packed.ok
    ? ok(packed.value.map((parcel, index) => ({ parcelNumber: index + 1, parcel, createdAt: now })))
    : packed
}

function whyNot(order: OrderRow) {
  if (order.deliveryWay !== 'carrier') return refuse('not-a-parcel')
  if (order.paymentStatus !== 'paid') return refuse('not-paid')
  if (order.status === 'cancelled') return refuse('order-cancelled')
  if (!isBeforeShipping(order.status)) return refuse('already-sent')
  return order.packedAt ? null : refuse('not-packed')
}

export async function dropParcels(
  tx: Transaction,
  parcels: readonly ShipmentRow[],
  now: Date,
): Promise<void> {
  const ids = parcels.map(({ id }) => id)
  await tx.update(shipments).set({ state: 'cancelled', updatedAt: now }).where(inArray(shipments.id, ids))
}

export async function buyDearerLabel(
  shop: Shop,
  { shipmentId, cost, actor }: { shipmentId: string; cost: number; actor: Actor },
): Promise<Ok<ShipmentRow[]> | LabelsRefusal> {
  const agreed = await commitUnlessRefused(shop.db, async (tx) => {
    const [shipment] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId))
    const order = shipment && (await lockOrder(tx, shipment.orderId))
    if (!order) return refuse('shipment-not-found')
    const refusal = shipment.direction === 'outward' ? whyNot(order) : null
    if (refusal) return refusal
    const parcels = await parcelsWith(tx, shipment)
    const spent = parcels.reduce((sum, parcel) => sum + (parcel.cost ?? 0), 0)
    const ids = parcels.map(({ id }) => id)
    const isOpen = and(inArray(shipments.id, ids), eq(shipments.state, 'buying'))
    const at = shop.clock.now()
    await tx
      .update(shipments)
      .set({ mostCost: spent + cost, updatedAt: at })
      .where(isOpen)
    const changes = { labelCost: { from: shipment.mostCost, to: spent + cost } }
    const entityId = shipment.orderId
    await recordChange(tx, { actor, entity: 'order', entityId, action: 'label', changes, at })
    return ok(parcels)
  })
  return agreed.ok ? buyAll(shop, agreed.value, actor) : agreed
}
