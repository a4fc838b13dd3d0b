import { and, eq, max, ne } from 'drizzle-orm'
import type { Parcel } from '#delivery/carriers/domain/packing.ts'
import { TABLE_CARRIER, TABLE_SERVICES } from '#delivery/carriers/domain/rate-table.ts'
import { isUnsettled } from '#delivery/carriers/domain/shipment.ts'
import type { LabelSource } from '#delivery/carriers/providers/port.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { buyAll, dropParcels } from '#fulfilment/shipping/use-cases/buy-labels.ts'
import { packOrder } from '#fulfilment/shipping/use-cases/pack-order.ts'
import { parcelsOfReturn, type ShipmentRow } from '#fulfilment/shipping/use-cases/shipment-rows.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { listOrderItems, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { findReturn, type ReturnRow } from '#orders/use-cases/return-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { returnAnswer } from './return-mail.ts'

interface Which {
  readonly orderId: string
  readonly returnId: string
  readonly actor: Actor
}

interface Posted {
  readonly order: OrderRow
  readonly returned: ReturnRow
}

/** The shop pays for the label. Idempotent. */
export async function buyReturnLabel(shop: Shop, target: Which) {
  const prepared = await commitUnlessRefused(shop.db, (tx) => prepareParcels(shop, tx, target))
  return prepared.ok ? buyAll(shop, prepared.value, target.actor) : prepared
}

async function prepareParcels(shop: Shop, tx: Transaction, target: Which) {
  const lockedReturn = await lockPosted(tx, target)
  if (!lockedReturn.ok) return lockedReturn
  const { order, returned } = lockedReturn.value
  const parcels = await parcelsOfReturn(tx, returned.id)
  if (parcels.some(({ source }) => source === 'table')) return refuse('return-not-open')
  if (parcels.length > 0) return ok(parcels)
  const quantities = new Map(returned.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const packed = await packOrder(tx, await listOrderItems(tx, order.id), {
    now: shop.clock.now(),
    quantityOf: ({ id }) => quantities.get(id) ?? 0,
  })
  if (!packed.ok) return packed
  return ok(
    await writeParcels(shop, tx, lockedReturn.value, {
      ...target,
      parcels: packed.value,
      source: 'melhor-envio',
    }),
  )
}

const HER_OWN_BOX: Parcel = {
  box: { id: '', name: '', inner: [0, 0, 0], grams: 0, cost: 0 },
  grams: 0,
  value: 0,
  items: [],
}

export async function sendPostingCode(shop: Shop, { code: typed, ...target }: Which & { code: string }) {
  const code = typed.trim()
  if (code === '') return refuse('posting-code-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const lockedReturn = await lockPosted(tx, target)
    if (!lockedReturn.ok) return lockedReturn
    const parcels = await parcelsOfReturn(tx, target.returnId)
    const boughtLabels = parcels.filter(({ source }) => source !== 'table')
    if (boughtLabels.some(({ state, failure }) => state === 'buying' && isUnsettled(failure)))
      return refuse('outcome-unknown')
    if (boughtLabels.some(({ state }) => state !== 'buying')) return refuse('label-there')
    const now = shop.clock.now()
    if (boughtLabels.length > 0) await dropParcels(tx, boughtLabels, now)
    const ownParcel =
      parcels.find(({ source }) => source === 'table') ??
      (
        await writeParcels(shop, tx, lockedReturn.value, {
          ...target,
          parcels: [HER_OWN_BOX],
          source: 'table',
        })
      )[0]
    if (!ownParcel || ownParcel.trackingCode === code) return ok()
    await tx
      .update(shipments)
      .set({ trackingCode: code, state: 'bought', boughtAt: now, updatedAt: now })
      .where(eq(shipments.id, ownParcel.id))
    const { order, returned } = lockedReturn.value
    const posting = { code, hasLabel: false }
    await shop.outbox.enqueue(
      tx,
      returnAnswer(order, returned, { cause: 'posting', day: null, words: '', posting }),
    )
    return ok()
  })
}

/**
 * Refuses returns that the customer does not post: shipped without a carrier, already received, or brought
 * to the workshop.
 */
async function lockPosted(tx: Transaction, target: Which): Promise<Ok<Posted> | Refusal<'return-not-open'>> {
  const order = await lockOrder(tx, target.orderId)
  const returned = order && (await findReturn(tx, target))
  if (!order || !returned || order.deliveryWay !== 'carrier') return refuse('return-not-open')
  const { kind, state, receivedAt, returnWay } = returned
  const isOver = receivedAt !== null || state === 'kept' || state === 'declined'
  if (kind === 'cancellation' || isOver || returnWay === 'workshop') return refuse('return-not-open')
  return ok({ order, returned })
}

/** Writes one row per parcel before the service is called. Parcel numbers are unique per order. */
async function writeParcels(
  shop: Shop,
  tx: Transaction,
  { order, returned }: Posted,
  { parcels, source, actor }: { parcels: readonly Parcel[]; source: LabelSource; actor: Actor },
): Promise<ShipmentRow[]> {
  const now = shop.clock.now()
  const isOfReturns = and(
    eq(shipments.orderId, order.id),
    eq(shipments.direction, 'return'),
    ne(shipments.state, 'cancelled'),
  )
  const [last] = await tx
    .select({ number: max(shipments.parcelNumber) })
    .from(shipments)
    .where(isOfReturns)
  await tx.update(orderReturns).set({ returnWay: 'posted' }).where(eq(orderReturns.id, returned.id))
  const changes = { returnLabel: { from: null, to: source } }
  await recordChange(tx, { actor, entity: 'order', entityId: order.id, action: 'label', changes, at: now })
  const rows = parcels.map((parcel, index) => ({
    orderId: order.id,
    returnId: returned.id,
    direction: 'return' as const,
    parcelNumber: (last?.number ?? 0) + index + 1,
    source,
    // Only Correios offers return labels, even if another carrier delivered.
    carrier: TABLE_CARRIER,
    service: TABLE_SERVICES.find((service) => service === order.shippingService) ?? TABLE_SERVICES[0],
    state: 'buying' as const,
    // A return label may cost at most as much as the outgoing shipping. The owner decides about higher
    // prices.
    mostCost: source === 'table' ? null : order.shippingAmount + order.shippingWaivedAmount,
    parcel,
    createdAt: now,
    updatedAt: now,
  }))
  return tx.insert(shipments).values(rows).returning()
}
