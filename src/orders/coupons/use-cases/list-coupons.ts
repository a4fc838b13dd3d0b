import { desc, eq, sql } from 'drizzle-orm'
import { categories, products } from '#catalogue/products/schema.ts'
import type { Coupon } from '#orders/coupons/domain/coupon.ts'
import { coupons } from '#orders/coupons/schema.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { readOffer } from './coupon-columns.ts'

export interface ListedCoupon extends Coupon {
  readonly version: number
  readonly takenOff: Centavos
  readonly isUnused: boolean
}

export async function listCoupons({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const rows = await db
    .select({
      row: coupons,
      takenOff: sql<string>`(select coalesce(sum(u.amount + u.freight_amount), 0.00)::text from coupon_uses u
        where u.coupon_id = ${coupons}.id and u.released_at is null)`,
      isUnused: sql<boolean>`not exists (select 1 from coupon_uses u where u.coupon_id = ${coupons}.id)`,
    })
    .from(coupons)
    .where(eq(coupons.personal, false))
    .orderBy(desc(coupons.createdAt), coupons.id)
  const listed = rows.map(({ row, takenOff, isUnused }): ListedCoupon => {
    const { id, code, label, minimum, productIds, categoryIds, startsOn, endsOn, mostUses, uses, state } = row
    return {
      id,
      code,
      label,
      offer: readOffer(row),
      minimum,
      isFirstPurchaseOnly: row.firstPurchaseOnly,
      isOncePerCustomer: row.oncePerCustomer,
      productIds,
      categoryIds,
      startsOn,
      endsOn,
      mostUses,
      uses,
      state,
      version: row.version,
      takenOff: centavosFromDecimal(takenOff),
      isUnused,
    }
  })
  return { coupons: listed, today: isoDay(clock.now()) }
}

export async function listCouponScopes({ db }: Pick<Shop, 'db'>) {
  const [row] = await db
    .select({
      categories: sql<{ id: string; name: string }[]>`(select coalesce(json_agg(json_build_object(
        'id', c.id, 'name', c.name) order by c.sort_name), '[]') from ${categories} c)`,
      products: sql<{ id: string; name: string }[]>`(select coalesce(json_agg(json_build_object(
        'id', p.id, 'name', p.name) order by p.sort_name), '[]') from ${products} p where p.active)`,
    })
    .from(sql`(select 1) one`)
  return row ?? { categories: [], products: [] }
}
