import type { Centavos } from '#platform/domain/money.ts'

/** Compared with the subtotal before discounts; null if delivery is never free. */
export type FreeAbove = Centavos | null

const HIGHEST_THRESHOLD: Centavos = 10_000_00

/** A threshold of 0 would make every delivery free by accident. */
export const isFreightThreshold = (amount: FreeAbove): boolean =>
  amount === null || (Number.isInteger(amount) && amount > 0 && amount <= HIGHEST_THRESHOLD)

export const isFreightFree = (freeAbove: FreeAbove, subtotal: Centavos): boolean =>
  freeAbove !== null && subtotal >= freeAbove

export const freightAfterThreshold = (
  freight: Centavos,
  freeAbove: FreeAbove,
  subtotal: Centavos,
): Centavos => (isFreightFree(freeAbove, subtotal) ? 0 : freight)

export function findFreightCoupon(order: {
  readonly shippingWaivedAmount: Centavos
  readonly couponDiscountAmount: Centavos
  readonly couponLabel?: string | null
}): string | null {
  const isByCoupon = order.shippingWaivedAmount > 0 && order.couponDiscountAmount === 0
  return isByCoupon ? (order.couponLabel ?? null) : null
}
