import { couponFieldCopy as words } from '#orders/coupons/copy.ts'
import { bestCoupon, type FittingCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import type { Centavos } from '#platform/domain/money.ts'

export const COUPON_PARAMETER = 'cupom'

/** If the entered coupon does not apply, the server supplies the reason as text. */
export interface CartCoupon {
  fitting: readonly FittingCoupon[]
  entered: { label: string; problem: string | null } | null
}

/** Discount at the given freight; the freight is null while unknown. */
export interface AppliedCartCoupon {
  applied: { label: string; amount: Centavos; freight: Centavos; isByItself: boolean } | null
  entered: CartCoupon['entered']
}

/** While a change is pending, the discount is the previous one, capped at the subtotal. */
export function applyCartCoupon(
  { fitting, entered }: CartCoupon,
  { subtotal, freight }: { subtotal: Centavos; freight: Centavos | null },
): AppliedCartCoupon {
  const best = bestCoupon(fitting, freight)
  const applied = best && {
    label: best.coupon.label,
    amount: Math.min(best.amount, subtotal),
    freight: best.freight,
    isByItself: best.coupon.code === null,
  }
  const chosen = fitting.find(({ coupon }) => coupon.code !== null)
  const isUnused = chosen && best?.coupon.id !== chosen.coupon.id
  return {
    applied,
    entered: entered && {
      ...entered,
      problem: entered.problem ?? (isUnused ? whyUnused(chosen, applied, freight) : null),
    },
  }
}

function whyUnused(
  { coupon: { label, offer } }: FittingCoupon,
  applied: AppliedCartCoupon['applied'],
  freight: Centavos | null,
): string | null {
  if (offer.kind === 'freight' && freight === null) return words.awaitsFreight
  if (offer.kind === 'freight' && freight === 0) return words.noFreight(label)
  return applied && words.waitsForLater(label, applied.label)
}
