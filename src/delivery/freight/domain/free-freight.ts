import type { Centavos } from '#platform/domain/money.ts'

/** From how much the owner gives the freight away; null where they do not. Candles count, before any discount. */
export type FreeAbove = Centavos | null

const HIGHEST_THRESHOLD: Centavos = 10_000_00

/** A threshold of nothing would give every ride away unnoticed. */
export const isFreightThreshold = (amount: FreeAbove): boolean =>
  amount === null || (Number.isInteger(amount) && amount > 0 && amount <= HIGHEST_THRESHOLD)

export const isFreightFree = (freeAbove: FreeAbove, subtotal: Centavos): boolean =>
  freeAbove !== null && subtotal >= freeAbove

/** What is still due of a freight after the owner's own threshold. */
export const freightAfterThreshold = (
  freight: Centavos,
  freeAbove: FreeAbove,
  subtotal: Centavos,
): Centavos => (isFreightFree(freeAbove, subtotal) ? 0 : freight)

/** The name of the coupon that gave an order's freight away; null where the threshold did, or nobody. */
export function freightCouponOf(order: {
  readonly shippingWaivedAmount: Centavos
  readonly couponDiscountAmount: Centavos
  readonly couponLabel?: string | null
}): string | null {
  const isByCoupon = order.shippingWaivedAmount > 0 && order.couponDiscountAmount === 0
  return isByCoupon ? (order.couponLabel ?? null) : null
}
