import type { CouponCandidate } from '#domain/coupons/choose-coupon.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { findOpenOffers } from '#shop/coupons/find-candidates.ts'
import type { Shop } from '#shop/shop.ts'

/** What a guest's browser needs to show what her cart will cost: the offers for everybody, and the day they are checked on. */
export interface GuestOffers {
  readonly candidates: readonly CouponCandidate[]
  readonly today: string
}

export async function loadGuestOffers({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<GuestOffers> {
  const today = isoDay(clock.now())
  return { candidates: await findOpenOffers(db, today), today }
}
