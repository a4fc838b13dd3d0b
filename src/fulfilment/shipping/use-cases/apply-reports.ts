import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { deriveOrderStatus, hasBeenPosted, isLaterState } from '#delivery/carriers/domain/shipment.ts'
import type { LabelReport, LabelSource } from '#delivery/carriers/providers/port.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { recordTracking } from '#fulfilment/orders/use-cases/status-undo.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import { changeOrder, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import {
  bookLabelCosts,
  joinCodes,
  listOutwardShipments,
  listUnlabelled,
  type ShipmentRow,
} from './shipment-rows.ts'

const CARRIER = { id: null, name: 'Rastreamento' } as const

interface Reports {
  readonly source: LabelSource
  readonly reports: readonly LabelReport[]
}

/**
 * Reports may repeat or arrive out of order, so a parcel's state only moves forward. `known` counts the
 * shop's own labels.
 */
export async function applyReports(
  shop: Shop,
  { source, reports }: Reports,
): Promise<{ knownCount: number }> {
  let appliedCount = 0
  for (const report of reports) if (await applyReport(shop, source, report)) appliedCount += 1
  return { knownCount: appliedCount }
}

async function applyReport(shop: Shop, source: LabelSource, report: LabelReport): Promise<boolean> {
  const isThis = and(eq(shipments.source, source), eq(shipments.reference, report.reference))
  return shop.db.transaction(async (tx) => {
    const [namedShipment] = await tx.select({ orderId: shipments.orderId }).from(shipments).where(isThis)
    // Locks the order first, like every other use case, to prevent deadlocks.
    const order = namedShipment && (await lockOrder(tx, namedShipment.orderId))
    if (!order) return false
    const [label] = await tx.select().from(shipments).where(isThis).for('update')
    if (!label) return false
    const changes = buildChanges(label, report, shop.clock.now())
    if (!changes) return true
    const codesBefore = joinCodes(await listOutwardShipments(tx, order.id))
    await tx.update(shipments).set(changes).where(eq(shipments.id, label.id))
    if (label.direction === 'return') return true
    if (changes.state === 'cancelled' && label.cost !== null)
      await bookLabelCosts(tx, order, { actorId: null, at: changes.updatedAt })
    if (order.trackingNumber === codesBefore) await keepLateCodes(shop, tx, order)
    await followParcels(shop, tx, order)
    return true
  })
}

function buildChanges(label: ShipmentRow, { state, at, trackingCode, problem }: LabelReport, now: Date) {
  const isLater = isLaterState(label.state, state)
  const code = trackingCode ?? label.trackingCode
  const failure = problem && label.state !== 'delivered' ? { code: problem } : null
  const isSame = code === label.trackingCode && failure?.code === label.failure?.code
  if (!isLater && isSame) return null
  const next = isLater ? state : label.state
  const reportedAt = at ?? now
  return {
    state: next,
    trackingCode: code,
    failure: isLater || failure ? failure : label.failure,
    // If the first report is the delivery, the posting time is unknown.
    postedAt: label.postedAt ?? (hasBeenPosted(next) && next !== 'delivered' ? reportedAt : null),
    deliveredAt: label.deliveredAt ?? (next === 'delivered' ? reportedAt : null),
    updatedAt: now,
  }
}

const RANKS = { pending: 0, processing: 1, shipped: 2, delivered: 3, cancelled: 4 } as const

/**
 * Advances the order with its parcels and sends the usual emails. A status that was undone is not set
 * again.
 */
async function followParcels(shop: Shop, tx: Transaction, order: OrderRow): Promise<void> {
  const parcels = await listOutwardShipments(tx, order.id)
  const to = deriveOrderStatus(parcels.map(({ state }) => state))
  if ((await listUnlabelled(tx, parcels)).length > 0) return
  if (!to || RANKS[order.status] >= RANKS[to] || (await wasOnce(tx, order.id, to))) return
  const trackingNumber = joinCodes(parcels) ?? order.trackingNumber
  // Refused if the payment is missing or disputed, because that needs the owner's decision.
  await changeOrderStatus({ ...shop, db: tx }, { orderId: order.id, to, trackingNumber, actor: CARRIER })
}

async function keepLateCodes(shop: Shop, tx: Transaction, order: OrderRow): Promise<void> {
  const trackingNumber = joinCodes(await listOutwardShipments(tx, order.id))
  if (isBeforeShipping(order.status) || trackingNumber === order.trackingNumber) return
  const at = shop.clock.now()
  await changeOrder(tx, order.id, { trackingNumber, updatedAt: at })
  await recordTracking(tx, { order, trackingNumber, change: randomUUID(), actor: CARRIER, at })
}

/** True if the order had this status before, which means that the owner reverted it. */
async function wasOnce(tx: Transaction, orderId: string, status: 'shipped' | 'delivered'): Promise<boolean> {
  const statuses = status === 'shipped' ? ['shipped', 'delivered'] : ['delivered']
  const isThere = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'status-changed'),
    inArray(sql`${orderEvents.details}->>'status'`, statuses),
  )
  return (await tx.select({ id: orderEvents.id }).from(orderEvents).where(isThere).limit(1)).length > 0
}
