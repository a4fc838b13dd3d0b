import { type SQL, sql, type WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { isMadeByHand } from '#domain/orders/order-origin.ts'

type PaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'origin'>

/**
 * What was bought leaves the cart, with the coupon and the present it was bought with; what was added meanwhile stays, and so does
 * another present that she began. An order that the owner wrote down came from no cart. These are parts of the statement that changes
 * the order. The lines are locked first: one that somebody else has just changed is taken as it is now.
 */
export function takenOutOfCart(tx: Transaction, order: PaidOrder): WithSubquery[] {
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
