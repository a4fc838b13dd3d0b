import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { coupons, couponUses } from '#database/schema/coupons.ts'
import { orders } from '#database/schema/orders.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'

/** A use of this coupon by another order would break its limit. */
const isUsedUp = or(
  eq(coupons.oncePerCustomer, true),
  eq(coupons.firstPurchaseOnly, true),
  gte(coupons.uses, coupons.mostUses),
)

/**
 * She paid an order that her changed cart had replaced: the money that came first counts, so that the order which took its coupon over
 * and is not paid yet gives it back and can no longer be paid.
 */
export async function closeOwnRival(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.couponDiscountAmount === 0 || order.userId === null) return
  const own = tx
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.orderId, order.id), isNotNull(couponUses.releasedAt), isUsedUp))
  const holding = tx
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .where(and(inArray(couponUses.couponId, own), isNull(couponUses.releasedAt)))
  const isRival = and(
    eq(orders.userId, order.userId),
    ne(orders.id, order.id),
    isNotNull(orders.holdExpiresAt),
    inArray(orders.id, holding),
  )
  const rivals = await tx.select().from(orders).where(isRival).orderBy(asc(orders.createdAt)).for('update')
  for (const rival of rivals) {
    const lines = unitsOf(await itemsOf(tx, rival.id))
    await moveStock(tx, [{ orderId: rival.id, reason: 'release', lines }], now)
    await closeOpenOrder(tx, rival, { reason: 'replaced', owesCancel: true, now })
  }
}
