import type { Centavos } from '#platform/domain/money.ts'

export interface Variant {
  id: string
  name: string
  /** Difference from the product's current price, promotions included. */
  priceAdjustment: Centavos
  priceBefore?: Centavos | null
}

export function unitPrice(
  productPrice: Centavos,
  variant: { priceAdjustment: Centavos } | null | undefined,
): Centavos {
  return productPrice + (variant?.priceAdjustment ?? 0)
}

/** The size without a price difference; it is selected by default. */
export function preselectedVariant<Row extends Pick<Variant, 'priceAdjustment'>>(
  variants: readonly Row[],
): Row | undefined {
  return variants.find((variant) => variant.priceAdjustment === 0) ?? variants[0]
}

/** The preselected size if it is in stock, else the first in stock, else the preselected size. */
export function firstInStock<Row extends Pick<Variant, 'priceAdjustment'> & { stockQuantity: number }>(
  variants: readonly Row[],
): Row | undefined {
  const usual = preselectedVariant(variants)
  if (usual && usual.stockQuantity > 0) return usual
  return variants.find(({ stockQuantity }) => stockQuantity > 0) ?? usual
}
