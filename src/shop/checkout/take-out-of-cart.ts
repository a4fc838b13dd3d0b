import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { isMadeByHand } from '#domain/orders/order-origin.ts'

type PaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'origin'>

/**
 * What was bought leaves the cart, with the coupon and the present it was bought with; what was added meanwhile stays, and so does
 * another present that she began. An order that the owner wrote down came from no cart. One statement: `merge` decides anew
 * between taking a line out and making it smaller when somebody else has just changed it.
 */
export async function takeOutOfCart(tx: Transaction, order: PaidOrder): Promise<void> {
  const { id, userId } = order
  if (!userId || isMadeByHand(order)) return
  await tx.execute(sql`
    with used_coupon as (
      delete from cart_coupons c using coupon_uses u
      where u.order_id = ${id} and c.user_id = ${userId} and c.coupon_id = u.coupon_id),
    given_present as (
      delete from cart_gifts c using order_gifts g
      where g.order_id = ${id} and c.user_id = ${userId} and c.message = g.message
        and c.receiver_name is not distinct from g.receiver_name
        and c.receiver_phone is not distinct from g.receiver_phone)
    merge into cart_items c using (
      select product_id, variant_id, sum(quantity)::int as quantity
      from order_items where order_id = ${id} group by product_id, variant_id) bought
    on c.user_id = ${userId} and c.product_id = bought.product_id and c.variant_id is not distinct from bought.variant_id
    when matched and c.quantity <= bought.quantity then delete
    when matched then update set quantity = c.quantity - bought.quantity`)
}
