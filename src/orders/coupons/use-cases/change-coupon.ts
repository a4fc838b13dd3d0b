import { eq } from 'drizzle-orm'
import type { CouponState } from '#orders/coupons/domain/coupon.ts'
import { coupons, couponUses } from '#orders/coupons/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface CouponTarget {
  actor: Actor
  couponId: string
}

/** Orders that already use the coupon keep it. */
export async function setCouponState(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, couponId, to }: CouponTarget & { to: CouponState },
): Promise<Ok<{ label: string }> | Refusal<'coupon-not-found' | 'coupon-ended'>> {
  return shop.db.transaction(async (tx) => {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update')
    if (!coupon || coupon.personal) return refuse('coupon-not-found')
    const { label, state: from } = coupon
    if (from === to) return ok({ label })
    if (from === 'ended') return refuse('coupon-ended')
    const at = shop.clock.now()
    await tx
      .update(coupons)
      .set({ state: to, version: coupon.version + 1, updatedAt: at })
      .where(eq(coupons.id, couponId))
    const changes = { state: { from, to } }
    await recordChange(tx, { actor, entity: 'coupon', entityId: couponId, action: to, changes, at })
    return ok({ label })
  })
}

export async function deleteCoupon(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, couponId }: CouponTarget,
): Promise<Ok<{ label: string }> | Refusal<'coupon-not-found' | 'coupon-was-used'>> {
  return shop.db.transaction(async (tx) => {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update')
    if (!coupon || coupon.personal) return refuse('coupon-not-found')
    if ((await tx.$count(couponUses, eq(couponUses.couponId, couponId))) > 0) return refuse('coupon-was-used')
    await tx.delete(coupons).where(eq(coupons.id, couponId))
    const changes = { name: { from: coupon.label, to: null } }
    const at = shop.clock.now()
    await recordChange(tx, { actor, entity: 'coupon', entityId: couponId, action: 'deleted', changes, at })
    return ok({ label: coupon.label })
  })
}
