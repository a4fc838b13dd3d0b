import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderItems } from '#database/schema/orders.ts'
import { refunds } from '#database/schema/payments.ts'
import { moveStock } from './move-stock.ts'
import { changeOrder, itemsOf, type OrderRow } from './order-rows.ts'

export type RefundRow = typeof refunds.$inferSelect

export function pendingRefundsOf(tx: Transaction, orderId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'pending')))
    .orderBy(asc(refunds.createdAt))
}

/** Given back and on its way back, in total. */
export async function promisedBack(tx: Transaction, order: OrderRow): Promise<number> {
  const pending = await pendingRefundsOf(tx, order.id)
  return pending.reduce((sum, { amount }) => sum + amount, order.refundedAmount)
}

/** The money is on its way back: the row, the order's sum and, where the units came back, the shelf. */
export async function finishRefund(
  tx: Transaction,
  { order, refund, now }: { order: OrderRow; refund: RefundRow; now: Date },
): Promise<OrderRow> {
  await tx.update(refunds).set({ state: 'done', endedAt: now }).where(eq(refunds.id, refund.id))
  const refundedAmount = Math.min(order.totalAmount, order.refundedAmount + refund.amount)
  if (refund.restock && order.stockHeld) await putBack(tx, order, refund, now)
  return changeOrder(tx, order.id, { refundedAmount, updatedAt: now })
}

async function putBack(tx: Transaction, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const items = new Map((await itemsOf(tx, order.id)).map((item) => [item.id, item]))
  const lines = refund.lines.flatMap(({ itemId, quantity }) => {
    const item = items.get(itemId)
    const units = item ? Math.min(quantity, item.quantity - item.returnedQuantity) : 0
    return item && units > 0 ? [{ item, units }] : []
  })
  if (lines.length === 0) return
  const moved = lines.map(({ item, units }) => ({
    productId: item.productId,
    pourId: item.pourId,
    name: item.productSnapshot.name,
    quantity: units,
  }))
  await moveStock(tx, [{ orderId: order.id, reason: 'return', lines: moved, actorId: refund.actorId }], now)
  for (const { item, units } of lines)
    await tx
      .update(orderItems)
      .set({ returnedQuantity: sql`${orderItems.returnedQuantity} + ${units}` })
      .where(eq(orderItems.id, item.id))
}
