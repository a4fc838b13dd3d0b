import type { Centavos } from '#platform/domain/money.ts'

export type PricedLine = { readonly unitPrice: Centavos; readonly quantity: number }

export function lineTotal({ unitPrice, quantity }: PricedLine): Centavos {
  return unitPrice * quantity
}

export function calculateSubtotal(lines: readonly PricedLine[]): Centavos {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

export interface OrderSums {
  readonly subtotalAmount: Centavos
  readonly shippingAmount: Centavos
  readonly giftAmount: Centavos
  readonly couponDiscountAmount: Centavos
  readonly pixDiscountAmount: Centavos
  readonly voucherAmount: Centavos
}

/** A database constraint enforces the same formula. */
export function orderTotal(sums: OrderSums): Centavos {
  const {
    subtotalAmount,
    shippingAmount,
    giftAmount,
    couponDiscountAmount,
    pixDiscountAmount,
    voucherAmount,
  } = sums
  return (
    subtotalAmount + shippingAmount + giftAmount - couponDiscountAmount - pixDiscountAmount - voucherAmount
  )
}
