import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

export type ShipmentRow = typeof shipments.$inferSelect

export const listOutwardShipments = (db: DatabaseOrTransaction, orderId: string): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.direction, 'outward'),
        ne(shipments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(shipments.parcelNumber))

export const parcelsOfReturn = (db: DatabaseOrTransaction, returnId: string): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipments)
    .where(and(eq(shipments.returnId, returnId), ne(shipments.state, 'cancelled')))
    .orderBy(asc(shipments.parcelNumber))

export const parcelsWith = (
  db: DatabaseOrTransaction,
  { orderId, returnId }: Pick<ShipmentRow, 'orderId' | 'returnId'>,
) => (returnId ? parcelsOfReturn(db, returnId) : listOutwardShipments(db, orderId))

/**
 * Parcels whose label was cancelled, from the order's current packing. Parcels packed together share their
 * `createdAt`.
 */
export async function listUnlabelled(
  db: DatabaseOrTransaction,
  existingRows: readonly ShipmentRow[],
): Promise<ShipmentRow[]> {
  const [first] = existingRows
  if (!first) return []
  const cancelledShipments = await db
    .selectDistinctOn([shipments.parcelNumber])
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, first.orderId),
        eq(shipments.direction, 'outward'),
        eq(shipments.state, 'cancelled'),
        eq(shipments.createdAt, first.createdAt),
      ),
    )
    .orderBy(asc(shipments.parcelNumber), desc(shipments.updatedAt))
  return cancelledShipments.filter(({ parcelNumber }) =>
    existingRows.every((label) => label.parcelNumber !== parcelNumber),
  )
}

export const joinCodes = (parcels: readonly ShipmentRow[]): string | null =>
  parcels
    .map(({ trackingCode }) => trackingCode)
    .filter(Boolean)
    .join(', ') || null

/** Sets the order's delivery cost once the cost of every label is known. */
export async function bookLabelCosts(
  tx: Transaction,
  order: OrderRow,
  { actorId, at }: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  const costs = (await listOutwardShipments(tx, order.id)).map(({ cost }) => cost)
  if (costs.some((cost) => cost === null)) return
  const sum = costs.length > 0 ? costs.reduce<number>((all, cost) => all + (cost ?? 0), 0) : null
  if (sum === order.shippingActualCost) return
  await changeOrder(tx, order.id, { shippingActualCost: sum, updatedAt: at })
  await recordOrderEvents(tx, order.id, [{ kind: 'courier-cost-recorded', at, actorId }])
}
