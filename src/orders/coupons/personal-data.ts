import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { coupons, couponUses } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['coupons', 'coupon_uses', 'cart_coupons'],
  export: {
    coupons: ({ db }, { userId }) =>
      db
        .select({ couponCode: coupons.code, createdAt: coupons.createdAt })
        .from(coupons)
        .where(eq(coupons.userId, userId))
        .orderBy(asc(coupons.createdAt)),
  },
  /** A used personal coupon is kept with its order but can no longer be used. */
  async erase(_shop, tx, { userId }) {
    const uses = tx.select({ one: sql`1` }).from(couponUses).where(eq(couponUses.couponId, coupons.id))
    await tx.delete(coupons).where(and(eq(coupons.userId, userId), notExists(uses)))
  },
}
