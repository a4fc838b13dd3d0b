import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { mayHoldCoupon } from './coupon-of-order.ts'
import { retakeCouponUse } from './move-coupon-uses.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'couponDiscountAmount' | 'shippingWaivedAmount'>

/**
 * The coupon is asked for its limits again when the money comes. False: the use is somebody else's, and the caller
 * rolls back.
 */
export async function claimCouponUse(tx: Transaction, order: Order): Promise<boolean> {
  if (!mayHoldCoupon(order)) return true
  // Two payments take turns here; what the first one wrote is seen only by a statement of its own.
  await tx.execute(sql`select 1 from coupons c join coupon_uses u on u.coupon_id = c.id
    where u.order_id = ${order.id} for no key update of c`)
  if (await isOverLimit(tx, order.id)) return false
  await retakeCouponUse(tx, order)
  return true
}

const isHers = (order: string) =>
  sql.raw(`(${order}.user_id = mine.user_id
    or (${order}.customer_email = mine.customer_email and mine.customer_email <> ''))`)

async function isOverLimit(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isOver: boolean }>(sql`
    select coalesce(own.released_at is not null and c.uses >= c.most_uses, false)
      or (c.once_per_customer and exists (select from coupon_uses used join orders other on other.id = used.order_id
        where used.coupon_id = c.id and used.released_at is null and other.id <> mine.id and ${isHers('other')}))
      or (c.first_purchase_only and exists (select from orders bought
        where bought.payment_status = 'paid' and bought.status <> 'cancelled' and bought.id <> mine.id
          and ${isHers('bought')})) as "isOver"
    from orders mine join coupon_uses own on own.order_id = mine.id join coupons c on c.id = own.coupon_id
    where mine.id = ${orderId}`)
  return rows[0]?.isOver ?? false
}
