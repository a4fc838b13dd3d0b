import { eq, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { couponUses } from '#database/schema/coupons.ts'
import type { orders } from '#database/schema/orders.ts'

/** The name of the coupon that an order was bought with, as a column of its own statement; null without one. */
export const couponLabelColumn = sql<
  string | null
>`(select used.label from coupon_uses used where used.order_id = orders.id)`

/** Most orders have none, and then nobody is asked. */
export async function couponLabelOf(
  db: DatabaseOrTransaction,
  { id, couponDiscountAmount }: Pick<typeof orders.$inferSelect, 'id' | 'couponDiscountAmount'>,
): Promise<string | null> {
  if (couponDiscountAmount === 0) return null
  const [used] = await db
    .select({ label: couponUses.label })
    .from(couponUses)
    .where(eq(couponUses.orderId, id))
  return used?.label ?? null
}
