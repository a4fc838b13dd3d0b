import type { Centavos } from '#domain/money.ts'

/** In the address: a code that was typed before a script had come. */
export const COUPON_PARAMETER = 'cupom'

/** What the cart page shows of coupons; the sentence comes from the server. */
export interface CartCoupon {
  /** What is taken off this cart. */
  applied: { label: string; amount: Centavos; isByItself: boolean } | null
  /** The coupon that the customer has put in, and why it takes nothing off. */
  kept: { label: string; problem: string | null } | null
}

/** While a change is on its way the amount is that of before: never more than the candles. */
export function takenOff({ applied }: CartCoupon, subtotal: Centavos): Centavos {
  return Math.min(applied?.amount ?? 0, subtotal)
}
