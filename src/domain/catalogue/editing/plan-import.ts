import { type Changes, changesBetween } from '#domain/audit/changes.ts'
import type { PriceTerms } from '#domain/catalogue/promotion.ts'
import type { Centavos } from '#domain/money.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import {
  changesPrices,
  checkPriceRecords,
  isOldPromotion,
  type PriceRecords,
  type WantedPrices,
} from './check-price-records.ts'
import {
  type CsvCells,
  type CsvFacts,
  type CsvFault,
  type CsvFaults,
  type CsvField,
  type ReadCells,
  readCsvCells,
  readSizeCells,
  sizeCells,
} from './product-csv.ts'
import { initialFacts } from './product-fields.ts'
import { checkPromotion, sizePromotionFault } from './read-promotion.ts'
import { shelfFieldNames } from './shelf-fields.ts'
import type { KnownSize, SizedProduct } from './size-cells.ts'

type Faults = Partial<Record<CsvField, CsvFault>>

interface PlannedPrices {
  /** As the line wants them. */
  wanted: WantedPrices
  /** As they are; null for a product that the line makes. */
  known: WantedPrices | null
  records: PriceRecords
}

export interface CsvLine {
  /** As the spreadsheet counts: the first line is the header. */
  number: number
  cells: CsvCells
}

export interface KnownProduct extends CsvFacts, SizedProduct {
  id: string
  version: number
  /** The cheapest size: price and adjustment together stay above zero. Null without sizes. */
  lowestAdjustment: Centavos | null
  prices: PriceRecords
}

interface PlannedBase {
  number: number
  slug: string
  name: string
}

export type PlannedLine = PlannedBase &
  (
    | { kind: 'new'; facts: CsvFacts }
    | {
        kind: 'changed'
        facts: CsvFacts
        sizes: readonly KnownSize[]
        product: KnownProduct
        changes: Changes
      }
    | { kind: 'unchanged' }
    | {
        kind: 'error'
        faults: CsvFaults
        /** The first permitted day of the promotion, where that is the fault. */
        permittedFrom?: string
      }
  )

export interface Catalogue {
  products: ReadonlyMap<string, KnownProduct>
  categories: readonly { id: string; name: string }[]
  now: Date
}

/** What each line of a file would do to the catalogue as it stands. */
export function planImport(lines: readonly CsvLine[], catalogue: Catalogue): PlannedLine[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const read = readCsvCells(line.cells, catalogue.categories)
    const slug = read.facts.slug ?? ''
    if (slug && seen.has(slug)) read.faults.slug ??= 'slug-repeated'
    seen.add(slug)
    const product = catalogue.products.get(slug)
    const base = { number: line.number, slug, name: read.facts.name || product?.name || '' }
    if (product) return planChange(base, { ...read, cells: line.cells }, product, catalogue)
    // A product that is not there yet has no sizes to speak of.
    readSizeCells(line.cells, { sizes: [], images: [] }, read.faults)
    return planNew(base, read, catalogue.now)
  })
}

function planNew(base: PlannedBase, { facts, faults }: ReadCells, now: Date): PlannedLine {
  const { name, price } = facts
  if (!name) faults.name ??= 'required'
  if (!price) faults.price ??= 'price-not-above-zero'
  if (!name || !price) return { ...base, kind: 'error', faults }
  const made: CsvFacts = { categoryId: null, ...initialFacts, ...facts, name, price, slug: base.slug }
  const records = { product: { createdAt: now, ended: [], current: null }, sizes: new Map() }
  const prices = { wanted: { ...made, sizes: [] }, known: null, records }
  const permittedFrom = checkPlannedPromotion(prices, now, faults)
  if (Object.keys(faults).length > 0) return { ...base, kind: 'error', faults, permittedFrom }
  return { ...base, kind: 'new', facts: made }
}

function planChange(
  base: PlannedBase,
  { facts, faults, seenStock, cells }: ReadCells & { cells: CsvCells },
  product: KnownProduct,
  catalogue: Catalogue,
): PlannedLine {
  const wanted = { ...facts }
  // Her file may be old: a stock that she left as it was exported is no wish, however much was sold since.
  if (seenStock !== undefined && wanted.stockQuantity === seenStock) delete wanted.stockQuantity
  if (wanted.stockQuantity !== undefined && seenStock !== undefined && seenStock !== product.stockQuantity)
    faults.stockQuantity ??= 'stock-moved'
  // With sizes, each of them has these; what the file left as it was is no wish.
  if (product.sizes.length > 0)
    for (const name of shelfFieldNames)
      if (wanted[name] !== undefined && wanted[name] !== product[name]) faults[name] ??= 'kept-by-size'
  const price = wanted.price ?? product.price
  if (price > 0 && price + (product.lowestAdjustment ?? 0) <= 0) faults.price ??= 'size-not-above-zero'
  const { id, version, lowestAdjustment, sizes: knownSizes, images, prices: records, ...known } = product
  const changed: CsvFacts = { ...known, ...wanted }
  const sizes = sizesOnceSold(readSizeCells(cells, product, faults), known, changed)
  const prices = { wanted: { ...changed, sizes }, known: product, records }
  const permittedFrom = checkPlannedPromotion(prices, catalogue.now, faults)
  if (Object.keys(faults).length > 0) return { ...base, kind: 'error', faults, permittedFrom }
  const changes = changesBetween(
    { ...named(known, catalogue), ...sizeCells(product) },
    { ...named(changed, catalogue), ...sizeCells({ sizes, images }) },
  )
  if (Object.keys(changes).length === 0) return { ...base, kind: 'unchanged' }
  return { ...base, kind: 'changed', facts: changed, sizes, product, changes }
}

/** A change is told to people, so the category goes by its name. */
function named({ categoryId, ...facts }: CsvFacts, { categories }: Catalogue) {
  return { ...facts, category: categories.find(({ id }) => id === categoryId)?.name ?? null }
}

/** Records what is wrong with the promotion that a line asks for; the first day on which it would be permitted, where that is it. */
function checkPlannedPromotion(
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
function sizesOnceSold(
  sizes: readonly KnownSize[],
  before: Pick<PriceTerms, 'salePrice'>,
  after: Pick<PriceTerms, 'salePrice'>,
): readonly KnownSize[] {
  if (before.salePrice === null || after.salePrice !== null) return sizes
  return sizes.map((size) => ({ ...size, salePrice: null }))
}
