import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { kitCouponLabel } from '#catalogue/kits/copy/kits.ts'
import type { SoldKit } from '#catalogue/kits/domain/sold-kit.ts'
import { products } from '#catalogue/products/schema.ts'
import { makePersonalCode } from '#orders/coupons/domain/coupon-code.ts'
import { coupons } from '#orders/coupons/schema.ts'
import type { KitCoupon } from '#orders/domain/order-emails.ts'
import type { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'userId'>

/** Idempotent: one coupon per order. Returns null if no kit in the order gives one. */
export async function giveKitCoupon(
  tx: Transaction,
  { id: orderId, userId }: Order,
  { kits, now }: { kits: readonly SoldKit[]; now: Date },
): Promise<KitCoupon | null> {
  if (userId === null || kits.length === 0) return null
  const offered = await findOffer(tx, kits)
  if (!offered) return null
  const { offer, minimum } = offered.coupon
  const { kind } = offer
  await tx
    .insert(coupons)
    .values({
      code: makePersonalCode('KIT', randomInt),
      label: kitCouponLabel,
      kind,
      percent: kind === 'percent' ? offer.percent : null,
      amount: kind === 'amount' ? offer.amount : null,
      minimum,
      productIds: offered.productIds,
      mostUses: 1,
      personal: true,
      userId,
      kitOrderId: orderId,
      kitId: offered.kitId,
      createdAt: now,
      updatedAt: now,
    })
    // Conflict: the order had this coupon before, but its earlier payment was revoked.
    .onConflictDoUpdate({ target: coupons.kitOrderId, set: couponValues(now) })
  return findKitCoupon(tx, orderId)
}

/** A coupon that the owner ended is not reactivated. */
const couponValues = (now: Date) => ({
  state: sql`case when ${coupons.kitWithdrawnAt} is null then ${coupons.state} else 'active' end`,
  kitWithdrawnAt: null,
  updatedAt: now,
})

async function findOffer(tx: Transaction, kits: readonly SoldKit[]) {
  const ids = kits.map(({ productId }) => productId)
  const [offered] = await tx
    .select({
      kitId: products.id,
      coupon: products.kitCoupon,
      productIds: sql<string[]>`array(select distinct part.product_id from kit_parts part
        where part.kit_id = products.id and part.product_id is not null)`,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::uuid[]) and ${products.kitCoupon} is not null`)
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${products.id})`)
    .limit(1)
  return offered?.coupon ? { ...offered, coupon: offered.coupon } : null
}

export async function findKitCoupon(db: DatabaseOrTransaction, orderId: string): Promise<KitCoupon | null> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.kitOrderId, orderId))
  if (coupon?.state !== 'active' || coupon.code === null) return null
  const { code: couponCode, percent, amount, minimum } = coupon
  return { couponCode, percent, amount, minimum }
}

/** Orders that already used the coupon keep their discount. Returns the withdrawn code. */
export async function withdrawKitCoupon(tx: Transaction, orderId: string, now: Date): Promise<string | null> {
  const [ended] = await tx
    .update(coupons)
    .set({ state: 'ended', kitWithdrawnAt: now, updatedAt: now })
    .where(and(eq(coupons.kitOrderId, orderId), ne(coupons.state, 'ended')))
    .returning({ code: coupons.code, uses: coupons.uses })
  return ended?.uses === 0 ? ended.code : null
}

/** A partial refund withdraws the coupon once no candle of its kit is left. */
export async function withdrawCouponOfReturnedKit(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<string | null> {
  const { rowCount } = await tx.execute(sql`
    select from coupons c join order_items i on i.order_id = c.kit_order_id and (i.kit->>'productId')::uuid = c.kit_id
    where c.kit_order_id = ${orderId} having bool_and(${refundedUnits} >= i.quantity)`)
  return rowCount ? withdrawKitCoupon(tx, orderId, now) : null
}

/**
 * After a failed refund, restores the coupon if the customer still has a candle of the kit. Returns its
 * code.
 */
export async function restoreKitCoupon(tx: Transaction, orderId: string, now: Date): Promise<string | null> {
  const isStillOwn = sql`exists (select from orders o join order_items i on i.order_id = o.id
    where o.id = ${orderId} and o.status <> 'cancelled' and (i.kit->>'productId')::uuid = ${coupons.kitId}
      and i.quantity > greatest(i.returned_quantity, ${refundedUnits}))`
  const [restored] = await tx
    .update(coupons)
    .set({ state: 'active', kitWithdrawnAt: null, updatedAt: now })
    .where(and(eq(coupons.kitOrderId, orderId), isNotNull(coupons.kitWithdrawnAt), isStillOwn))
    .returning({ code: coupons.code, uses: coupons.uses })
  return restored?.uses === 0 ? restored.code : null
}

const refundedUnits = sql`(select coalesce(sum((line->>'quantity')::int), 0)
  from refunds r cross join jsonb_array_elements(r.lines) line
  where r.order_id = i.order_id and r.state = 'done' and line->>'itemId' = i.id::text)`
