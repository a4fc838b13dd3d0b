import { eq, getTableColumns, type WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { type NewOrderEvent, orderEventsPart } from '#shop/orders/order-events.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { type SoldThings, soldColumns, soldOf } from '#shop/orders/sold-things.ts'
import { takenOutOfCart } from './take-out-of-cart.ts'

type NewOrderColumns = Partial<typeof orders.$inferInsert> & Pick<OrderRow, 'status'>

/**
 * The order is paid, its history says so, the event that reported it is recorded and its cart emptied: one statement, which also hands back
 * what was sold. The order is locked before, so that nobody changes its items meanwhile.
 */
export async function markPaid(
  tx: Transaction,
  order: OrderRow,
  { columns, recorded, now }: { columns: NewOrderColumns; recorded: readonly WithSubquery[]; now: Date },
): Promise<{ paid: OrderRow; sold: SoldThings }> {
  const { status } = columns
  const events: NewOrderEvent[] = [{ kind: 'paid', at: now }]
  if (status !== order.status) events.push({ kind: 'status-changed', at: now, status })
  const [marked] = await tx
    .with(orderEventsPart(tx, order.id, events), ...recorded, ...takenOutOfCart(tx, order))
    .update(orders)
    .set({
      ...columns,
      paymentStatus: 'paid',
      paymentFailure: null,
      pendingProviderAction: null,
      paidAt: now,
      stockHeld: true,
      holdExpiresAt: null,
      cancelReason: null,
      cancelledAt: null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning({ ...getTableColumns(orders), ...soldColumns })
  if (!marked) throw new Error(`order ${order.id} is gone`)
  const { items, hasReserved, readyOn, gift, couponLabel, ...paid } = marked
  return { paid, sold: soldOf({ items, hasReserved, readyOn, gift, couponLabel }) }
}
