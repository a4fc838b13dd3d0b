import type { Centavos } from '../money.ts'

export interface Variant {
  id: string
  name: string
  /** Today's difference from the product's price of today. */
  priceAdjustment: Centavos
  /** What it cost before the promotion that runs today. */
  priceBefore?: Centavos | null
}

/** What one unit costs. */
export function unitPrice(
  productPrice: Centavos,
  variant: { priceAdjustment: Centavos } | null | undefined,
): Centavos {
  return productPrice + (variant?.priceAdjustment ?? 0)
}

/** The size at the product's own price; cards and favourites add this one. */
export function preselectedVariant<Row extends Variant>(variants: readonly Row[]): Row | undefined {
  return variants.find((variant) => variant.priceAdjustment === 0) ?? variants[0]
}
