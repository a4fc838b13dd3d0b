import type { Centavos } from '#platform/domain/money.ts'

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

/** The size at the product's own price: the one that is chosen before anybody chooses. */
export function preselectedVariant<Row extends Pick<Variant, 'priceAdjustment'>>(
  variants: readonly Row[],
): Row | undefined {
  return variants.find((variant) => variant.priceAdjustment === 0) ?? variants[0]
}

/** What a card adds: the preselected size if it is there, else the first that is; the preselected one where none is. */
export function firstInStock<Row extends Pick<Variant, 'priceAdjustment'> & { stockQuantity: number }>(
  variants: readonly Row[],
): Row | undefined {
  const usual = preselectedVariant(variants)
  if (usual && usual.stockQuantity > 0) return usual
  return variants.find(({ stockQuantity }) => stockQuantity > 0) ?? usual
}
