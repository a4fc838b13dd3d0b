import type { Centavos } from '#platform/domain/money.ts'
import { type CouponCustomer, type CouponRefusal, checkCoupon } from './check-coupon.ts'
import type { Coupon, CouponDiscount } from './coupon.ts'
import type { CouponLine } from './coupon-discount.ts'

export interface CouponCandidate {
  readonly coupon: Coupon
  readonly customer: CouponCustomer
}

export interface FittingCoupon {
  readonly coupon: Pick<Coupon, 'id' | 'code' | 'label' | 'offer'>
  readonly amount: Centavos
}

export type AppliedCoupon = { readonly coupon: Coupon; readonly freight: Centavos } & CouponDiscount

interface CouponSale {
  readonly candidates: readonly CouponCandidate[]
  readonly lines: readonly CouponLine[]
  readonly today: string
}

export function fittingCoupons({ candidates, lines, today }: CouponSale) {
  const checked = candidates.map(({ coupon, customer }) => ({
    coupon,
    verdict: checkCoupon({ coupon, lines, customer, today }),
  }))
  const fitting = checked.flatMap(({ coupon, verdict }) => (verdict.ok ? [{ coupon, ...verdict.value }] : []))
  const chosen = checked.find(({ coupon }) => coupon.code !== null)
  const refusal: CouponRefusal | null = chosen && !chosen.verdict.ok ? chosen.verdict : null
  return { fitting, refusal }
}

/**
 * The largest discount wins. On a tie the automatic offer wins, so that the customer's coupon is not used
 * up. `freight` is null while unknown.
 */
export function bestCoupon<T extends FittingCoupon>(
  fitting: readonly T[],
  freight: Centavos | null,
): (T & { freight: Centavos }) | null {
  const [best] = fitting
    .map((candidate) => ({
      ...candidate,
      freight: candidate.coupon.offer.kind === 'freight' ? (freight ?? 0) : 0,
    }))
    .filter((candidate) => takenOff(candidate) > 0)
    .sort(mostFirst)
  return best ?? null
}

export function chooseCoupon(sale: CouponSale & { freight: Centavos | null }): AppliedCoupon | null {
  return bestCoupon(fittingCoupons(sale).fitting, sale.freight)
}

type Weighed = FittingCoupon & { freight: Centavos }

const takenOff = ({ amount, freight }: Weighed) => amount + freight

function mostFirst(first: Weighed, second: Weighed): number {
  const byAmount = takenOff(second) - takenOff(first)
  if (byAmount !== 0) return byAmount
  const byKind = Number(first.coupon.code !== null) - Number(second.coupon.code !== null)
  return byKind || first.coupon.id.localeCompare(second.coupon.id)
}
