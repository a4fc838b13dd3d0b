import { type PriceTerms, sizeSalePrice } from '#domain/catalogue/promotion.ts'
import type { Centavos } from '#domain/money.ts'
import type { FaultReport, ProductFault } from './product-faults.ts'

export const promotionFields = ['salePrice', 'saleFrom', 'saleUntil'] as const

/** All three or none, below the usual price, and in the order of the calendar. */
export function checkPromotion(terms: PriceTerms, report: FaultReport): void {
  const { price, salePrice, saleFrom, saleUntil } = terms
  const missing = promotionFields.filter((field) => terms[field] === null)
  if (missing.length < promotionFields.length) for (const field of missing) report(field, 'sale-incomplete')
  if (salePrice !== null && salePrice >= price) report('salePrice', 'sale-not-below')
  if (saleFrom !== null && saleUntil !== null && saleUntil < saleFrom) report('saleUntil', 'sale-ends-before')
}

interface PricedSize {
  priceAdjustment: Centavos
  salePrice: Centavos | null
}

/** What is wrong with a size's price during the promotion; the size without a difference costs what the product does. */
export function sizePromotionFault(
  { price, salePrice }: Pick<PriceTerms, 'price' | 'salePrice'>,
  size: PricedSize,
): ProductFault | null {
  if (salePrice === null) return size.salePrice === null ? null : 'size-sale-alone'
  if (size.salePrice !== null && size.priceAdjustment === 0) return 'size-sale-usual'
  const sells = sizeSalePrice(salePrice, size) ?? 0
  if (sells <= 0) return 'size-not-above-zero'
  return sells > price + size.priceAdjustment ? 'size-sale-above' : null
}
