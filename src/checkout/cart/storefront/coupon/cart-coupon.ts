import { couponFieldCopy as words } from '#orders/coupons/copy.ts'
import { bestCoupon, type FittingCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** In the address: a code that was typed before a script had come. */
export const COUPON_PARAMETER = 'cupom'

/** What the cart page knows of coupons; why the customer's does not fit comes from the server as a sentence. */
export interface CartCoupon {
  fitting: readonly FittingCoupon[]
  /** The coupon that the customer has put in. */
  entered: { label: string; problem: string | null } | null
}

/** What is taken off this cart, by the freight that would be due; that is null while nobody knows it. */
export interface AppliedCartCoupon {
  applied: { label: string; amount: Centavos; freight: Centavos; isByItself: boolean } | null
  entered: CartCoupon['entered']
}

/** While a change is on its way the amount is that of before: never more than the candles. */
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

/** It would fit: there is no freight to give, nobody knows it yet, or another one takes off as much or more. */
function whyUnused(
  { coupon: { label, offer } }: FittingCoupon,
  applied: AppliedCartCoupon['applied'],
  freight: Centavos | null,
): string | null {
  if (offer.kind === 'freight' && freight === null) return words.awaitsFreight
  if (offer.kind === 'freight' && freight === 0) return words.noFreight(label)
  return applied && words.waitsForLater(label, applied.label)
}
