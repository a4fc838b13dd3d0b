import { eq, getTableColumns, type SQL, sql, type WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { isMadeByHand } from '#domain/orders/order-origin.ts'
import { type NewOrderEvent, orderEventsPart } from '#shop/orders/order-events.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { type SoldThings, soldColumns, soldOf } from '#shop/orders/sold-things.ts'

type PaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'origin'>

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

/**
 * What was bought leaves the cart, with the coupon and the present it was bought with; what was added meanwhile stays, and so does
 * another present that she began. An order that the owner wrote down came from no cart. These are parts of the statement that changes
 * the order. The lines are locked first: one that somebody else has just changed is taken as it is now.
 */
function takenOutOfCart(tx: Transaction, order: PaidOrder): WithSubquery[] {
  const { id, userId } = order
  if (!userId || isMadeByHand(order)) return []
  const part = (name: string, query: SQL) => tx.$with(name, {}).as(query)
  return [
    part(
      'used_coupon',
      sql`delete from cart_coupons c using coupon_uses u
        where u.order_id = ${id} and c.user_id = ${userId} and c.coupon_id = u.coupon_id`,
    ),
    part(
      'given_present',
      sql`delete from cart_gifts c using order_gifts g
        where g.order_id = ${id} and c.user_id = ${userId} and c.message = g.message
          and c.receiver_name is not distinct from g.receiver_name
          and c.receiver_phone is not distinct from g.receiver_phone`,
    ),
    part(
      'bought',
      sql`select product_id, variant_id, sum(quantity)::int as quantity
        from order_items where order_id = ${id} group by product_id, variant_id`,
    ),
    part(
      'bought_line',
      sql`select c.id, c.quantity - bought.quantity as rest
        from cart_items c join bought
          on c.product_id = bought.product_id and c.variant_id is not distinct from bought.variant_id
        where c.user_id = ${userId} for update of c`,
    ),
    part(
      'emptied_line',
      sql`delete from cart_items c using bought_line where c.id = bought_line.id and bought_line.rest <= 0`,
    ),
    part(
      'smaller_line',
      sql`update cart_items c set quantity = bought_line.rest from bought_line
        where c.id = bought_line.id and bought_line.rest > 0`,
    ),
  ]
}
