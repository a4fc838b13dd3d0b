import { eq, sql } from 'drizzle-orm'
import { couponUses } from '#orders/coupons/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'

export const couponLabelColumn = sql<
  string | null
>`(select used.label from coupon_uses used where used.order_id = orders.id)`

export const couponSharesColumn = sql<Record<string, Centavos>>`coalesce((
  select json_object_agg(item.id, coalesce(used.shares -> item.place, '0'))
  from coupon_uses used, (
    select i.id, (row_number() over (order by i.position))::int - 1 as place from order_items i where i.order_id = orders.id
  ) item
  where used.order_id = orders.id), '{}')`

type CouponedOrder = Pick<typeof orders.$inferSelect, 'id' | 'couponDiscountAmount' | 'shippingWaivedAmount'>

/**
 * False for most orders, which saves the query for their coupon. Freight can also be waived without a
 * coupon.
 */
export const mayHoldCoupon = (order: Omit<CouponedOrder, 'id'>) =>
  order.couponDiscountAmount > 0 || order.shippingWaivedAmount > 0

export async function findCouponLabel(
  db: DatabaseOrTransaction,
  order: CouponedOrder,
): Promise<string | null> {
  if (!mayHoldCoupon(order)) return null
  const [used] = await db
    .select({ label: couponUses.label })
    .from(couponUses)
    .where(eq(couponUses.orderId, order.id))
  return used?.label ?? null
}

export async function calculateCouponShares(
  db: DatabaseOrTransaction,
  { id, couponDiscountAmount }: Pick<typeof orders.$inferSelect, 'id' | 'couponDiscountAmount'>,
): Promise<Record<string, Centavos>> {
  if (couponDiscountAmount === 0) return {}
  const [used] = await db.select({ shares: couponSharesColumn }).from(orders).where(eq(orders.id, id))
  return used?.shares ?? {}
}
