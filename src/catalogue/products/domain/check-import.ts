import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import {
  changesPrices,
  checkPriceRecords,
  checkPromotion,
  isOldPromotion,
  type PriceRecords,
  sizePromotionFault,
  type WantedPrices,
} from './check-price-records.ts'
import type { CsvCells, CsvFacts, CsvFault, CsvField, ReadCells } from './product-csv.ts'
import { initialFacts } from './product-fields.ts'
import type { PriceTerms } from './promotion.ts'
import { shelfFieldNames } from './shelf-fields.ts'
import type { PlannedSize, SizedProduct } from './size-cells.ts'
import { isSameSize } from './size-lines.ts'
import { unitPrice } from './variants.ts'

export interface CsvLine {
  /** Line number as in a spreadsheet: the header is line 1. */
  number: number
  cells: CsvCells
}

export interface KnownProduct extends CsvFacts, SizedProduct {
  id: string
  version: number
  prices: PriceRecords
}

export interface Catalogue {
  products: ReadonlyMap<string, KnownProduct>
  categories: readonly { id: string; name: string }[]
  codes: readonly { sku: string; slug: string; size: string | null }[]
  now: Date
}

export interface ReadLine {
  line: CsvLine
  faults: Partial<Record<CsvField, CsvFault>>
  permittedFrom?: string
}

export interface Group {
  slug: string
  own: (ReadLine & ReadCells) | undefined
  sizes: ReadLine[]
}

export const readCode = ({ cells }: CsvLine) => cells.sku?.trim() ?? ''

export const repeatedIn = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.filter((code, place) => code && codes.indexOf(code) !== place))

/** A product with sizes has these facts per size, so its own line may not change them. */
export function refuseOwnShelf(own: Group['own'], product: KnownProduct | null): void {
  if (!own) return
  const facts: CsvFacts = product ?? { categoryId: null, ...initialFacts, stockQuantity: 0 }
  for (const name of shelfFieldNames) {
    const cellValue = own.facts[name]
    const hasNoOtherFault = !own.faults[name] || own.faults[name] === 'stock-moved'
    const isAsExported = name === 'stockQuantity' && own.seenStock === cellValue
    if (cellValue !== undefined && cellValue !== facts[name] && !isAsExported && hasNoOtherFault)
      own.faults[name] = 'kept-by-size'
  }
}

export function checkSizePrices(group: Group, { price }: CsvFacts, sizes: readonly PlannedSize[]): void {
  if (price <= 0) return
  for (const size of sizes)
    if (unitPrice(price, size) <= 0) {
      const line = parseLine(group, size)
      if (line) line.faults[line === group.own ? 'price' : 'priceAdjustment'] ??= 'size-free'
    }
}

function parseLine({ own, sizes }: Group, { name }: { name: string }): ReadLine | undefined {
  return sizes.find(({ line }) => isSameSize(line.cells.size ?? '', name)) ?? own
}

export function checkCodes(
  { slug, own, sizes }: Group,
  { codes, repeatedCodes }: Pick<Catalogue, 'codes'> & { repeatedCodes: ReadonlySet<string> },
): void {
  for (const entry of own ? [own, ...sizes] : sizes) {
    const sku = readCode(entry.line)
    const size = entry.line.cells.size?.trim() ?? ''
    const isOther = (owner: Catalogue['codes'][number]) =>
      owner.sku === sku && (owner.slug !== slug || !isSameSize(owner.size ?? '', size))
    if (sku && codes.some(isOther)) entry.faults.sku ??= 'taken'
    if (repeatedCodes.has(sku)) entry.faults.sku ??= 'repeated'
  }
}

export function checkPlannedPromotion(
  group: Group,
  { wantedPrices, product }: { wantedPrices: WantedPrices; product: KnownProduct | null },
  now: Date,
): void {
  if (
    product &&
    (!changesPrices(product, wantedPrices) || isOldPromotion(product, wantedPrices, isoDay(now)))
  )
    return
  const source = group.own ?? group.sizes[0]
  if (!source) return
  checkPromotion(wantedPrices, (field, fault) => {
    source.faults[field as CsvField] ??= fault
  })
  for (const size of wantedPrices.sizes) {
    const fault = sizePromotionFault(wantedPrices, size)
    const line = parseLine(group, size) ?? source
    if (fault) line.faults[line === group.own ? 'salePriceBySize' : 'salePrice'] ??= fault
  }
  if ([group.own, ...group.sizes].some((entry) => entry && Object.keys(entry.faults).length > 0)) return
  const records = product?.prices ?? {
    product: { createdAt: now, ended: [], current: null },
    sizes: new Map(),
  }
  const refusal = checkPriceRecords(wantedPrices, records, now)
  if (!refusal) return
  source.faults.saleFrom ??= refusal.code
  source.permittedFrom = refusal.details?.day
}

/** Ending the product's promotion also removes the promotional prices of its sizes. */
export function sizesOnceSold(
  sizes: readonly PlannedSize[],
  before: Pick<PriceTerms, 'salePrice'> | null,
  after: Pick<PriceTerms, 'salePrice'>,
): readonly PlannedSize[] {
  if (!before || before.salePrice === null || after.salePrice !== null) return sizes
  return sizes.map((size) => ({ ...size, salePrice: null }))
}
