import { and, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { cartCoupons, couponUses } from '#database/schema/coupons.ts'

/** What an order was bought with leaves the cart with its candles. */
export async function dropUsedCoupon(
  tx: Transaction,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const used = tx
    .select({ one: sql`1` })
    .from(couponUses)
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.couponId, cartCoupons.couponId)))
  await tx.delete(cartCoupons).where(and(eq(cartCoupons.userId, userId), exists(used)))
}
