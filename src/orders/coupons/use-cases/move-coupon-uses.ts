import { asc, eq, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type CouponLine, shareAgain } from '#orders/coupons/domain/coupon-discount.ts'
import { coupons, couponUses } from '#orders/coupons/schema.ts'
import { orderItems, type orders } from '#orders/schema/orders.ts'
import { mayHoldCoupon } from '#orders/use-cases/coupon-of-order.ts'
import type { Transaction } from '#platform/database/connect.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'couponDiscountAmount' | 'shippingWaivedAmount'>

/**
 * Updates in ascending id order to avoid deadlocks. Returns false if the limit is reached; the caller must
 * roll back.
 */
export async function moveCouponUse(
  tx: Transaction,
  { from, to, now }: { from: Order | undefined; to: string | null; now: Date },
): Promise<boolean> {
  const heldId = from && (await heldCoupon(tx, from))
  // The new order takes over the earlier order's use, so the counter does not change.
  if (from && heldId && heldId === to) return markReleased(tx, from, now)
  const steps = [
    ...(from && heldId ? [{ id: heldId, run: () => releaseCouponUse(tx, from, now) }] : []),
    ...(to ? [{ id: to, run: () => takeUse(tx, to) }] : []),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const step of steps) if (!(await step.run())) return false
  return true
}

async function heldCoupon(tx: Transaction, order: Order): Promise<string | null> {
  if (!mayHoldCoupon(order)) return null
  const [use] = await tx.select().from(couponUses).where(eq(couponUses.orderId, order.id))
  return use && use.releasedAt === null ? use.couponId : null
}

async function takeUse(tx: Transaction, couponId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update coupons set uses = uses + 1
    where id = ${couponId} and state = 'active' and (most_uses is null or uses < most_uses)`)
  return rowCount === 1
}

async function markReleased(tx: Transaction, { id }: Order, now: Date): Promise<true> {
  await tx.update(couponUses).set({ releasedAt: now }).where(eq(couponUses.orderId, id))
  return true
}

export async function shareCouponAnew(
  tx: Transaction,
  { id, couponDiscountAmount: amount }: Order,
): Promise<void> {
  if (amount === 0) return
  const { productIds, categoryIds } = coupons
  const [terms] = await tx
    .select({ productIds, categoryIds })
    .from(coupons)
    .innerJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .where(eq(couponUses.orderId, id))
  if (!terms) throw new Error('the order has a discount and no coupon')
  const shares = shareAgain(amount, terms, await loadLines(tx, id))
  await tx.update(couponUses).set({ amount, shares }).where(eq(couponUses.orderId, id))
}

async function loadLines(tx: Transaction, orderId: string): Promise<CouponLine[]> {
  const { productId, unitPrice, quantity, position } = orderItems
  const rows = await tx
    .select({ productId, unitPrice, quantity, categoryId: products.categoryId })
    .from(orderItems)
    .leftJoin(products, eq(products.id, productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(position))
  return rows.map((row) => ({ ...row, productId: row.productId ?? '' }))
}

export async function releaseCouponUse(tx: Transaction, order: Order, now: Date): Promise<true> {
  if (!mayHoldCoupon(order)) return true
  await tx.execute(sql`
    with freed as (update coupon_uses set released_at = ${now}
      where order_id = ${order.id} and released_at is null returning coupon_id)
    update coupons set uses = uses - 1 from freed where coupons.id = freed.coupon_id`)
  return true
}

/**
 * Uses the coupon again for an order that was paid late or reopened by the owner. `claimCouponUse` checks
 * the limits.
 */
export async function retakeCouponUse(tx: Transaction, order: Order): Promise<void> {
  if (!mayHoldCoupon(order)) return
  await tx.execute(sql`
    with taken as (update coupon_uses set released_at = null
      where order_id = ${order.id} and released_at is not null returning coupon_id)
    update coupons set uses = uses + 1 from taken where coupons.id = taken.coupon_id`)
}

/** Checks the limits again on payment. Returns false if the coupon is used up; the caller must roll back. */
export async function claimCouponUse(tx: Transaction, order: Order): Promise<boolean> {
  if (!mayHoldCoupon(order)) return true
  // Serialises concurrent payments. A separate statement, so that the next one sees what the other payment
  // committed.
  await tx.execute(sql`select 1 from coupons c join coupon_uses u on u.coupon_id = c.id
    where u.order_id = ${order.id} for no key update of c`)
  if (await isOverLimit(tx, order.id)) return false
  await retakeCouponUse(tx, order)
  return true
}

const isOwn = (order: string) =>
  sql.raw(`(${order}.user_id = mine.user_id
    or (${order}.customer_email = mine.customer_email and mine.customer_email <> ''))`)

async function isOverLimit(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isOver: boolean }>(sql`
    select coalesce(own.released_at is not null and c.uses >= c.most_uses, false)
      or (c.once_per_customer and exists (select from coupon_uses used join orders other on other.id = used.order_id
        where used.coupon_id = c.id and used.released_at is null and other.id <> mine.id and ${isOwn('other')}))
      or (c.first_purchase_only and exists (select from orders bought
        where bought.payment_status = 'paid' and bought.status <> 'cancelled' and bought.id <> mine.id
          and ${isOwn('bought')})) as "isOver"
    from orders mine join coupon_uses own on own.order_id = mine.id join coupons c on c.id = own.coupon_id
    where mine.id = ${orderId}`)
  return rows[0]?.isOver ?? false
}
