import { type CouponCustomer, type CouponRefusal, checkCoupon } from './check-coupon.ts'
import type { Coupon, CouponDiscount } from './coupon.ts'
import type { CouponLine } from './coupon-discount.ts'

/** A coupon that could apply, with what is known of the customer and it. */
export interface CouponCandidate {
  readonly coupon: Coupon
  readonly customer: CouponCustomer
}

export interface CouponChoice {
  /** The one that this cart gets; an order has one. */
  readonly applied: ({ readonly coupon: Coupon } & CouponDiscount) | null
  /** Why the coupon that she keeps in her cart does not apply; null where it does, or there is none. */
  readonly refusal: CouponRefusal | null
  /** Hers would apply, but another one takes off as much or more: it stays for another time. */
  readonly isKeptForLater: boolean
}

/** The one that takes off the most; between equals the shop's own offer, so that she keeps hers. */
export function chooseCoupon(sale: {
  candidates: readonly CouponCandidate[]
  lines: readonly CouponLine[]
  today: string
}): CouponChoice {
  const { candidates, lines, today } = sale
  const checked = candidates.map(({ coupon, customer }) => ({
    coupon,
    verdict: checkCoupon({ coupon, lines, customer, today }),
  }))
  const fitting = checked.flatMap(({ coupon, verdict }) => (verdict.ok ? [{ coupon, ...verdict.value }] : []))
  const applied = fitting.toSorted(mostFirst)[0] ?? null
  const hers = checked.find(({ coupon }) => coupon.code !== null)
  return {
    applied,
    refusal: hers && !hers.verdict.ok ? hers.verdict : null,
    isKeptForLater: hers?.verdict.ok === true && applied?.coupon !== hers.coupon,
  }
}

type Fitting = NonNullable<CouponChoice['applied']>

function mostFirst(one: Fitting, other: Fitting): number {
  const byAmount = other.amount - one.amount
  if (byAmount !== 0) return byAmount
  const byKind = Number(one.coupon.code !== null) - Number(other.coupon.code !== null)
  return byKind || one.coupon.id.localeCompare(other.coupon.id)
}
