import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

export type ShipmentRow = typeof shipments.$inferSelect

/** The parcels of an order on their way to the customer, cancelled ones left out. */
export const outwardOf = (db: DatabaseOrTransaction, orderId: string): Promise<ShipmentRow[]> =>
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

/** The parcels in which a return comes back, cancelled ones left out. */
export const parcelsOfReturn = (db: DatabaseOrTransaction, returnId: string): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipments)
    .where(and(eq(shipments.returnId, returnId), ne(shipments.state, 'cancelled')))
    .orderBy(asc(shipments.parcelNumber))

/** What goes the same way together, this one included. */
export const parcelsWith = (
  db: DatabaseOrTransaction,
  { orderId, returnId }: Pick<ShipmentRow, 'orderId' | 'returnId'>,
) => (returnId ? parcelsOfReturn(db, returnId) : outwardOf(db, orderId))

/**
 * Parcels whose label was cancelled and that wait for another one, beside those that have theirs. What was packed together has one
 * `createdAt`, so that the parcels of an earlier packing count no more.
 */
export async function unlabelledOf(
  db: DatabaseOrTransaction,
  there: readonly ShipmentRow[],
): Promise<ShipmentRow[]> {
  const [first] = there
  if (!first) return []
  const cancelled = await db
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
  return cancelled.filter(({ parcelNumber }) => there.every((label) => label.parcelNumber !== parcelNumber))
}

/** The codes of its parcels as the order keeps them; null while there is none. */
export const codesOf = (parcels: readonly ShipmentRow[]): string | null =>
  parcels
    .map(({ trackingCode }) => trackingCode)
    .filter(Boolean)
    .join(', ') || null

/** What the labels cost is what the freight of the order cost, once all of them say it; without labels nothing is known. */
export async function bookLabelCosts(
  tx: Transaction,
  order: OrderRow,
  { actorId, at }: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  const costs = (await outwardOf(tx, order.id)).map(({ cost }) => cost)
  if (costs.some((cost) => cost === null)) return
  const sum = costs.length > 0 ? costs.reduce<number>((all, cost) => all + (cost ?? 0), 0) : null
  if (sum === order.shippingActualCost) return
  await changeOrder(tx, order.id, { shippingActualCost: sum, updatedAt: at })
  await recordOrderEvents(tx, order.id, [{ kind: 'courier-cost-recorded', at, actorId }])
}
