import { sql } from 'drizzle-orm'
import type { CouponCandidate } from '#domain/coupons/choose-coupon.ts'
import type { Coupon } from '#domain/coupons/coupon.ts'
import type { FreeAbove } from '#domain/freight/free-freight.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { openOffersColumn } from '#shop/coupons/find-candidates.ts'
import { freeAboveColumn } from '#shop/freight/load-courier-settings.ts'
import type { Shop } from '#shop/shop.ts'

/** What a guest's browser needs to show what their cart will cost: the offers for everybody, and the day they are checked on. */
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
