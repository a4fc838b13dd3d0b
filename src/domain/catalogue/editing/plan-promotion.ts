import type { PriceTerms } from '#domain/catalogue/promotion.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import {
  changesPrices,
  checkPriceRecords,
  isOldPromotion,
  type PriceRecords,
  type WantedPrices,
} from './check-price-records.ts'
import type { CsvFault, CsvField } from './product-csv.ts'
import { checkPromotion, sizePromotionFault } from './read-promotion.ts'
import type { KnownSize } from './size-cells.ts'

type Faults = Partial<Record<CsvField, CsvFault>>

interface PlannedPrices {
  /** As the line wants them. */
  wanted: WantedPrices
  /** As they are; null for a product that the line makes. */
  known: WantedPrices | null
  records: PriceRecords
}

/** Records what is wrong with the promotion that a line asks for; the first day on which it would be permitted, where that is it. */
export function checkPlannedPromotion(
  { wanted, known, records }: PlannedPrices,
  now: Date,
  faults: Faults,
): string | undefined {
  if (known && (!changesPrices(known, wanted) || isOldPromotion(known, wanted, isoDay(now)))) return
  checkPromotion(wanted, (field, fault) => {
    faults[field as CsvField] ??= fault
  })
  for (const size of wanted.sizes) {
    const fault = sizePromotionFault(wanted, size)
    if (fault) faults.salePriceBySize ??= fault
  }
  if (Object.keys(faults).length > 0) return
  const refusal = checkPriceRecords(wanted, records, now)
  if (!refusal) return
  faults.saleFrom ??= refusal.code
  return refusal.details?.day
}

/** Sizes keep no promotional price of their own when the product's promotion is taken away. */
export function sizesOnceSold(
  sizes: readonly KnownSize[],
  before: Pick<PriceTerms, 'salePrice'>,
  after: Pick<PriceTerms, 'salePrice'>,
): readonly KnownSize[] {
  if (before.salePrice === null || after.salePrice !== null) return sizes
  return sizes.map((size) => ({ ...size, salePrice: null }))
}
