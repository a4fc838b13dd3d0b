import type { Centavos } from '#platform/domain/money.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { FaultReport, ProductFault } from './product-faults.ts'
import {
  firstPermittedDay,
  type PriceRecord,
  type PriceTerms,
  promotionState,
  sizeSalePrice,
} from './promotion.ts'

export interface WantedPrices extends PriceTerms {
  sizes: readonly WantedSize[]
}

interface WantedSize {
  id: string | null
  name: string
  priceAdjustment: Centavos
  salePrice: Centavos | null
}

/** Price history of a product, and of its sizes by id. */
export interface PriceRecords {
  product: PriceRecord
  sizes: ReadonlyMap<string, PriceRecord>
}

export type PromotionRefusal =
  | Refusal<'promotion-over'>
  /**
   * The regular price was not charged long enough; `day` is the first permitted start. `size` is null for
   * the product's own price.
   */
  | Refusal<'price-not-asked', { day: string; size: string | null }>

const FAR_AHEAD = '9999-12-31'

/** Every price shown as 'de' must have been charged for 30 days before the promotion. */
export function checkPriceRecords(
  wantedPrices: WantedPrices,
  records: PriceRecords,
  now: Date,
): PromotionRefusal | null {
  const { price, salePrice, saleFrom: begins, saleUntil } = wantedPrices
  if (salePrice === null || begins === null || saleUntil === null) return null
  if (saleUntil < isoDay(now)) return refuse('promotion-over')
  const own = { name: null, price, record: records.product }
  const sizes = wantedPrices.sizes
    .map((size) => ({ ...size, price: price + size.priceAdjustment, sells: sizeSalePrice(salePrice, size) }))
    .filter(({ price: before, sells }) => sells !== before)
    .map(({ id, name, price: before }) => ({ name, price: before, record: findRecord(id, records, now) }))
  const late = [own, ...sizes]
    .filter(({ price: before, record }) => firstPermittedDay(before, record, { begins, now }) > begins)
    .map(({ name, price: before, record }) => ({
      size: name,
      // A start date far ahead lets the whole price history until now count.
      day: firstPermittedDay(before, record, { begins: FAR_AHEAD, now }),
    }))
    .toSorted((a, b) => (a.day > b.day ? -1 : 1))
  return late[0] ? refuse('price-not-asked', late[0]) : null
}

function findRecord(id: string | null, { sizes }: PriceRecords, now: Date): PriceRecord {
  return (id && sizes.get(id)) || { createdAt: now, ended: [], current: null }
}

/** An unchanged, expired promotion must not block a new price. */
export function isOldPromotion(before: PriceTerms, after: PriceTerms, today: string): boolean {
  const isSame =
    before.salePrice === after.salePrice &&
    before.saleFrom === after.saleFrom &&
    before.saleUntil === after.saleUntil
  return isSame && promotionState(after, today) === 'over'
}

/** Unchanged prices are not checked again, so that an approved promotion survives other edits. */
export function changesPrices(before: WantedPrices, after: WantedPrices): boolean {
  return JSON.stringify(pricesThatCount(before)) !== JSON.stringify(pricesThatCount(after))
}

const pricesThatCount = ({ price, salePrice, saleFrom, saleUntil, sizes }: WantedPrices) => [
  price,
  salePrice,
  saleFrom,
  saleUntil,
  sizes.map(({ id, priceAdjustment, salePrice: own }) => [id, priceAdjustment, own]),
]

export const promotionFields = ['salePrice', 'saleFrom', 'saleUntil'] as const

export function checkPromotion(terms: PriceTerms, report: FaultReport): void {
  const { price, salePrice, saleFrom, saleUntil } = terms
  const missing = promotionFields.filter((field) => terms[field] === null)
  if (missing.length < promotionFields.length) for (const field of missing) report(field, 'incomplete')
  if (salePrice !== null && salePrice >= price) report('salePrice', 'sale-not-below')
  if (saleFrom !== null && saleUntil !== null && saleUntil < saleFrom) report('saleUntil', 'sale-ends-before')
}

interface PricedSize {
  priceAdjustment: Centavos
  salePrice: Centavos | null
}

export function sizePromotionFault(
  { price, salePrice }: Pick<PriceTerms, 'price' | 'salePrice'>,
  size: PricedSize,
): ProductFault | null {
  if (salePrice === null) return size.salePrice === null ? null : 'size-sale-alone'
  if (size.salePrice !== null && size.priceAdjustment === 0) return 'size-sale-usual'
  const sells = sizeSalePrice(salePrice, size) ?? 0
  if (sells <= 0) return 'size-free'
  return sells > price + size.priceAdjustment ? 'size-sale-above' : null
}
