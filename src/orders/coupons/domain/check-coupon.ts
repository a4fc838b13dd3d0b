import { calculateSubtotal } from '#catalogue/products/domain/checkout-total.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Coupon, CouponDiscount } from './coupon.ts'
import { type CouponLine, discountFor, isForLine, pricesForSets } from './coupon-discount.ts'

export interface CouponCustomer {
  readonly hasBought: boolean
  readonly hasUsed: boolean
}

export type CouponRefusal =
  | Refusal<'coupon-unknown'>
  | Refusal<'coupon-not-yet', { startsOn: string }>
  | Refusal<'coupon-over'>
  | Refusal<'coupon-paused'>
  | Refusal<'coupon-used-up'>
  | Refusal<'coupon-used-before'>
  | Refusal<'coupon-first-purchase'>
  | Refusal<'coupon-other-candles'>
  | Refusal<'coupon-below-minimum', { minimum: Centavos; missing: Centavos }>
  | Refusal<'coupon-set-incomplete', { units: number; missing: number }>

/** Failures of these checks are reported as an unknown code, so that codes cannot be found by guessing. */
export function checkCouponState(
  { state, startsOn, endsOn }: Pick<Coupon, 'state' | 'startsOn' | 'endsOn'>,
  today: string,
): Ok<undefined> | CouponRefusal {
  if (state === 'ended' || (endsOn !== null && today > endsOn)) return refuse('coupon-over')
  if (state === 'paused') return refuse('coupon-paused')
  return startsOn !== null && today < startsOn ? refuse('coupon-not-yet', { startsOn }) : ok()
}

/** If several reasons apply, returns the one that the customer can do least about. */
export function checkCoupon(sale: {
  coupon: Coupon
  lines: readonly CouponLine[]
  customer: CouponCustomer
  today: string
}): Ok<CouponDiscount> | CouponRefusal {
  const { coupon, lines, customer, today } = sale
  const state = checkCouponState(coupon, today)
  if (!state.ok) return state
  if (coupon.isOncePerCustomer && customer.hasUsed) return refuse('coupon-used-before')
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return refuse('coupon-used-up')
  if (coupon.isFirstPurchaseOnly && customer.hasBought) return refuse('coupon-first-purchase')
  return checkCouponLines(coupon, lines)
}

function checkCouponLines(coupon: Coupon, lines: readonly CouponLine[]): Ok<CouponDiscount> | CouponRefusal {
  const eligibleLines = lines.filter((line) => isForLine(coupon, line))
  if (eligibleLines.length === 0) return refuse('coupon-other-candles')
  const missing = coupon.minimum - calculateSubtotal(eligibleLines)
  if (missing > 0) return refuse('coupon-below-minimum', { minimum: coupon.minimum, missing })
  const discount = discountFor(coupon, lines)
  const { offer } = coupon
  if (discount.amount > 0 || offer.kind === 'freight') return ok(discount)
  if (offer.kind !== 'set') return refuse('coupon-other-candles')
  const units = pricesForSets(offer, eligibleLines).length
  return units < offer.units
    ? refuse('coupon-set-incomplete', { units: offer.units, missing: offer.units - units })
    : refuse('coupon-other-candles')
}
