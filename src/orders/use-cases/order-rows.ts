import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { UnitsLine } from '#catalogue/stock/use-cases/change-shelf.ts'
import type { ArrivalDays, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect

/** Every change must lock the order first, so that concurrent changes are serialised. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}

/** Returns the row from the database, so that generated columns are current. */
export async function changeOrder(
  db: DatabaseOrTransaction,
  orderId: string,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [changed] = await db.update(orders).set(changes).where(eq(orders.id, orderId)).returning()
  if (!changed) throw new Error(`order ${orderId} is gone`)
  return changed
}

export function itemsOf(tx: Transaction, orderId: string): Promise<OrderItemRow[]> {
  return tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position))
}

/** Excludes units already returned to stock by partial refunds. */
export function unitsOf(items: readonly OrderItemRow[]): UnitsLine[] {
  return items
    .map(({ productId, variantId, batchId, quantity, returnedQuantity, productSnapshot }) => ({
      productId,
      variantId,
      batchId,
      quantity: quantity - returnedQuantity,
      name: productSnapshot.name,
      variantName: productSnapshot.variant_name,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** True if the shop knows where the money is: a provider, the owner, or the voucher ledger. */
export function isPaidHere(order: Pick<OrderRow, 'paymentReference' | 'paymentProvider'>): boolean {
  const { paymentReference, paymentProvider } = order
  return paymentReference !== null || paymentProvider === 'by-hand' || paymentProvider === 'voucher'
}

/** Also true for an expired hold that was not processed yet. */
export function awaitsPayment(order: Pick<OrderRow, 'holdExpiresAt'>): boolean {
  return order.holdExpiresAt !== null
}

export const readyDayColumn: SQL<string | null> = sql<string | null>`(
  select max(w.ready_on)::text from order_items i join batches w on w.id = i.batch_id
  where i.order_id = orders.id and w.state = 'curing')`

export async function readyDayOfOrder(db: DatabaseOrTransaction, orderId: string): Promise<string | null> {
  const [row] = await db.select({ day: readyDayColumn }).from(orders).where(eq(orders.id, orderId))
  return row?.day ?? null
}

/** A promised day that the shop moved, because it was past or closed before payment. */
export interface MovedPromise {
  readonly from: PromisedSlot | null
}

/** Null if the day never moved, or if someone chose another one afterwards. */
export const movedColumn: SQL<MovedPromise | null> = sql<MovedPromise | null>`(
  select json_build_object('from', e.details->'from') from order_events e
  where e.order_id = orders.id and e.kind = 'delivery-moved' and e.actor_id is null and not exists (
    select 1 from order_events l where l.order_id = orders.id and l.sequence > e.sequence
      and (l.kind = 'delivery-changed' or l.kind = 'delivery-moved' and l.actor_id is not null))
  order by e.sequence limit 1)`

type PromiseColumns = Pick<typeof orders.$inferSelect, 'promisedDay' | 'promisedShift' | 'promisedHours'>

export function promiseOf({
  promisedDay,
  promisedShift,
  promisedHours,
}: PromiseColumns): PromisedSlot | null {
  if (!promisedDay || !promisedShift || !promisedHours) return null
  return { day: promisedDay, shift: promisedShift, hours: promisedHours }
}

type ArrivalColumns = Pick<typeof orders.$inferSelect, 'arrivesFrom' | 'arrivesUntil'>

export const arrivalDaysOf = ({
  arrivesFrom: from,
  arrivesUntil: until,
}: ArrivalColumns): ArrivalDays | null => (from && until ? { from, until } : null)
