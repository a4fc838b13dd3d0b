import { asc, eq, getTableColumns, type SQL, sql, type WithSubquery } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { UnitsLine } from '#catalogue/stock/use-cases/change-shelf.ts'
import type { ArrivalDays, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { orderItems, orders, payments } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { type PaymentFacts, paymentFacts, readPaymentFacts } from './order-payment-facts.ts'

export type OrderRow = typeof orders.$inferSelect & PaymentFacts
export type OrderItemRow = typeof orderItems.$inferSelect

export const orderColumns = { ...getTableColumns(orders), ...paymentFacts }

/** Every change must lock the order first, so that concurrent changes are serialised. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await lockOrders(tx, eq(orders.id, orderId))
  return order ?? null
}

/**
 * Locks older orders first. Their payments are locked too, because a statement that waited for a lock sees
 * only locked rows in their newest version.
 */
export async function lockOrders(tx: Transaction, condition: SQL | undefined): Promise<OrderRow[]> {
  const rows = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(condition)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update')
  const ordersById = new Map(rows.map(({ order }) => [order.id, order]))
  const paymentsById = new Map(rows.map(({ payment }) => [payment.id, payment]))
  const result: OrderRow[] = []
  for (const order of ordersById.values()) {
    const payment = paymentsById.get(order.paymentId) ?? (await readPayment(tx, order.paymentId))
    result.push({ ...order, ...readPaymentFacts(payment) })
  }
  return result
}

async function readPayment(tx: Transaction, paymentId: string) {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error(`payment ${paymentId} is gone`)
  return payment
}

export type OrderChanges = Partial<Omit<typeof orders.$inferInsert, 'id' | 'paymentId'>> &
  Partial<Pick<PaymentFacts, 'paymentFailure' | 'pendingProviderAction'>>

export async function changeOrder(
  db: DatabaseOrTransaction,
  orderId: string,
  changes: OrderChanges,
): Promise<OrderRow> {
  const [changed] = await updateOrder(db, orderId, changes).returning(orderColumns)
  return afterChange(orderId, changed, changes)
}

/** Writes an order and the payment that counts in one statement. Nothing else writes a payment status. */
export function updateOrder(
  db: DatabaseOrTransaction,
  orderId: string,
  { paymentFailure, pendingProviderAction, ...columns }: OrderChanges,
  ...recorded: WithSubquery[]
) {
  const facts = { status: columns.paymentStatus, failure: paymentFailure, pendingProviderAction }
  const touchesPayment = Object.values(facts).some((value) => value !== undefined)
  return db
    .with(...recorded, ...(touchesPayment ? [changeCounted(db, orderId, facts)] : []))
    .update(orders)
    .set({ id: orderId, ...columns })
    .where(eq(orders.id, orderId))
}

function changeCounted(
  db: DatabaseOrTransaction,
  orderId: string,
  facts: PgUpdateSetSource<typeof payments>,
) {
  const isCounted = eq(payments.id, sql`(select payment_id from orders where id = ${orderId})`)
  const changed = db.update(payments).set(facts).where(isCounted).returning({ id: payments.id })
  return db.$with('payment_changed').as(changed)
}

/** Sub-selects of the statement still see the payment before its change. */
export function afterChange<Row extends OrderRow>(
  orderId: string,
  changed: Row | undefined,
  { paymentFailure, pendingProviderAction }: OrderChanges,
): Row {
  if (!changed) throw new Error(`order ${orderId} is gone`)
  return {
    ...changed,
    ...(paymentFailure !== undefined && { paymentFailure }),
    ...(pendingProviderAction !== undefined && { pendingProviderAction }),
  }
}

export function listOrderItems(tx: Transaction, orderId: string): Promise<OrderItemRow[]> {
  return tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position))
}

/** Excludes units already returned to stock by partial refunds. */
export function listHeldUnits(items: readonly OrderItemRow[]): UnitsLine[] {
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

export function readPromise({
  promisedDay,
  promisedShift,
  promisedHours,
}: PromiseColumns): PromisedSlot | null {
  if (!promisedDay || !promisedShift || !promisedHours) return null
  return { day: promisedDay, shift: promisedShift, hours: promisedHours }
}

type ArrivalColumns = Pick<typeof orders.$inferSelect, 'arrivesFrom' | 'arrivesUntil'>

export const readArrivalDays = ({
  arrivesFrom: from,
  arrivesUntil: until,
}: ArrivalColumns): ArrivalDays | null => (from && until ? { from, until } : null)
