import { asc, eq } from 'drizzle-orm'
import type { DatabaseOrTransaction, Transaction } from '#database/connect.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import type { UnitsLine } from './change-shelf.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect

/** Whoever changes an order reads it so: two changes of one order take turns. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}

/** The one way to change a known order: hands back the row as the database keeps it, never a copy put together by the caller. */
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

/** The units that the order still has: what came back with a partial refund is on the shelf already. */
export function unitsOf(items: readonly OrderItemRow[]): UnitsLine[] {
  return items
    .map(({ productId, variantId, pourId, quantity, returnedQuantity, productSnapshot }) => ({
      productId,
      variantId,
      pourId,
      quantity: quantity - returnedQuantity,
      name: productSnapshot.name,
      variantName: productSnapshot.variant_name,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The shop knows who has the money: a provider, under this reference, the owner herself, or its own ledger of vouchers. */
export function isPaidHere(order: Pick<OrderRow, 'paymentReference' | 'paymentProvider'>): boolean {
  const { paymentReference, paymentProvider } = order
  return paymentReference !== null || paymentProvider === 'by-hand' || paymentProvider === 'voucher'
}

/** The customer may still pay: the units are held and the time is not up, or nobody has noticed yet that it is. */
export function awaitsPayment(order: Pick<OrderRow, 'holdExpiresAt'>): boolean {
  return order.holdExpiresAt !== null
}
