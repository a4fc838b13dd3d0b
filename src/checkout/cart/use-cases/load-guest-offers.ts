import { sql } from 'drizzle-orm'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { freeAboveColumn } from '#delivery/freight/use-cases/load-courier-settings.ts'
import type { CouponCandidate } from '#orders/coupons/domain/choose-coupon.ts'
import type { Coupon } from '#orders/coupons/domain/coupon.ts'
import { openOffersColumn } from '#orders/coupons/use-cases/find-candidates.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface GuestOffers {
  readonly candidates: readonly CouponCandidate[]
  readonly freeAbove: FreeAbove
  readonly today: string
}

const stranger = { hasBought: false, hasUsed: false }

export async function loadGuestOffers({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<GuestOffers> {
  const today = isoDay(clock.now())
  const { rows } = await db.execute<{ coupons: Coupon[]; freeAbove: FreeAbove }>(
    sql`select ${openOffersColumn(today)} as coupons, ${freeAboveColumn} as "freeAbove"`,
  )
  const { coupons = [], freeAbove = null } = rows[0] ?? {}
  return { candidates: coupons.map((coupon) => ({ coupon, customer: stranger })), freeAbove, today }
}
