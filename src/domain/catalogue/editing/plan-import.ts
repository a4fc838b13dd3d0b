import { type Changes, changesBetween } from '#domain/audit/changes.ts'
import type { PriceTerms } from '#domain/catalogue/promotion.ts'
import { unitPrice } from '#domain/catalogue/variants.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import {
  changesPrices,
  checkPriceRecords,
  checkPromotion,
  isOldPromotion,
  type PriceRecords,
  sizePromotionFault,
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
import { shelfFieldNames, shelfOfSizes } from './shelf-fields.ts'
import type { SizedProduct } from './size-cells.ts'
import { changesOfSize, isSameSize, type PlannedSize, readSizeLine } from './size-lines.ts'

export interface CsvLine {
  /** As the spreadsheet counts: the first line is the header. */
  number: number
  cells: CsvCells
}

export interface KnownProduct extends CsvFacts, SizedProduct {
  id: string
  version: number
  prices: PriceRecords
}

/** What a line was checked against: the product's version, and the stock of its own shelf. */
export interface SeenShelf {
  version: number
  stock: number
}

export type PlannedLine = {
  number: number
  slug: string
  name: string
  /** Null on the product's own line. */
  size: string | null
} & (
  | { kind: 'new' | 'changed'; changes: Changes; seen: SeenShelf | null }
  | { kind: 'unchanged' }
  | {
      kind: 'error'
      faults: CsvFaults
      /** The first permitted day of the promotion, where that is the fault. */
      permittedFrom?: string
    }
)

/** A product that the file makes or changes, all of its lines together. */
export interface PlannedProduct {
  /** Null for one that is new. */
  product: KnownProduct | null
  facts: CsvFacts
  sizes: readonly PlannedSize[]
  /** Of the product's own line. */
  changes: Changes
}

export interface ImportPlan {
  lines: PlannedLine[]
  products: PlannedProduct[]
}

export interface Catalogue {
  products: ReadonlyMap<string, KnownProduct>
  categories: readonly { id: string; name: string }[]
  /** Who has which of the codes that the file speaks of. */
  codes: readonly { sku: string; slug: string; size: string | null }[]
  now: Date
}

interface ReadLine {
  line: CsvLine
  faults: Partial<Record<CsvField, CsvFault>>
  permittedFrom?: string
}

interface Group {
  slug: string
  own: (ReadLine & ReadCells) | undefined
  sizes: ReadLine[]
}

/** What each line of a file would do to the catalogue as it stands. */
export function planImport(lines: readonly CsvLine[], catalogue: Catalogue): ImportPlan {
  const planned: PlannedLine[] = []
  const products: PlannedProduct[] = []
  const repeatedCodes = repeatedIn(lines.map(codeOf))
  for (const group of groupsOf(lines, catalogue, planned)) {
    const made = planProduct(group, { ...catalogue, repeatedCodes })
    planned.push(...made.lines)
    if (made.product) products.push(made.product)
  }
  return { lines: planned.toSorted((a, b) => a.number - b.number), products }
}

const codeOf = ({ cells }: CsvLine) => cells.sku?.trim() ?? ''

const repeatedIn = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.filter((code, place) => code && codes.indexOf(code) !== place))

/** Lines of one product belong together, wherever in the file they stand. */
function groupsOf(lines: readonly CsvLine[], catalogue: Catalogue, refused: PlannedLine[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const read = readCsvCells(line.cells, catalogue.categories)
    const slug = read.facts.slug ?? ''
    const group = groups.get(slug) ?? { slug, own: undefined, sizes: [] }
    if (slug) groups.set(slug, group)
    const size = line.cells.size?.trim() ?? ''
    const name = read.facts.name ?? ''
    if (!slug) refused.push({ ...numbered(line), slug, name, kind: 'error', faults: read.faults })
    else if (size) group.sizes.push({ line, faults: {} })
    else if (group.own)
      refused.push({ ...numbered(line), slug, name, kind: 'error', faults: { slug: 'slug-repeated' } })
    else group.own = { line, ...read }
  }
  return [...groups.values()]
}

const numbered = ({ number, cells }: CsvLine) => ({ number, size: cells.size?.trim() || null })

function planProduct(
  group: Group,
  catalogue: Catalogue & { repeatedCodes: ReadonlySet<string> },
): { lines: PlannedLine[]; product: PlannedProduct | null } {
  const { slug, own } = group
  const product = catalogue.products.get(slug) ?? null
  const facts = wantedFacts(group, product)
  const ofCells = readSizeCells(
    own?.line.cells ?? {},
    product ?? { sizes: [], images: [] },
    own?.faults ?? {},
  )
  const soldBefore = sizesOnceSold(ofCells, product, facts)
  const sizes = readSizeLines(group, soldBefore, { facts, product })
  if (sizes.length > 0) refuseOwnShelf(own, product)
  checkSizePrices(group, facts, sizes)
  checkCodes(group, catalogue)
  checkPlannedPromotion(group, { wanted: { ...facts, sizes }, product }, catalogue.now)
  const ownChanges = product ? changesOfOwn({ product, facts, sizes: soldBefore }, catalogue) : {}
  const lines = [
    ...(own ? [ownLine(group, own, product, ownChanges)] : []),
    ...group.sizes.map((read) =>
      sizeLine(group, read, { before: soldBefore, sizes, product, name: facts.name }),
    ),
  ]
  const isWrong = lines.some(({ kind }) => kind === 'error')
  const changesSomething = lines.some(({ kind }) => kind === 'new' || kind === 'changed')
  if (isWrong || !changesSomething) return { lines, product: null }
  const shelf = sizes.length > 0 ? shelfOfSizes(sizes) : {}
  return { lines, product: { product, facts: { ...facts, ...shelf }, sizes, changes: ownChanges } }
}

/** The product's facts once its own line is read; what is wrong with them is noted there. */
function wantedFacts({ slug, own, sizes }: Group, product: KnownProduct | null): CsvFacts {
  const wanted = { ...own?.facts }
  if (!product) {
    const lost = own ? own.faults : undefined
    if (!lost) for (const { faults } of sizes) faults.slug ??= 'size-without-product'
    if (lost && !wanted.name) lost.name ??= 'required'
    if (lost && !wanted.price) lost.price ??= 'price-not-above-zero'
    return { categoryId: null, ...initialFacts, ...wanted, slug }
  }
  const { id, version, sizes: _sizes, images, prices, ...known } = product
  if (!own) return known
  // The owner's file may be old: a stock that she left as it was exported is no change, however much was sold since.
  if (own.seenStock !== undefined && wanted.stockQuantity === own.seenStock) delete wanted.stockQuantity
  else if (
    wanted.stockQuantity !== undefined &&
    (own.seenStock ?? known.stockQuantity) !== known.stockQuantity
  )
    own.faults.stockQuantity ??= 'stock-moved'
  return { ...known, ...wanted }
}

/** With sizes, each of them has these; what the file left as it was is no change. */
function refuseOwnShelf(own: Group['own'], product: KnownProduct | null): void {
  if (!own) return
  const known: CsvFacts = product ?? { categoryId: null, ...initialFacts, stockQuantity: 0 }
  for (const name of shelfFieldNames) {
    const wanted = own.facts[name]
    const hasNoOtherFault = !own.faults[name] || own.faults[name] === 'stock-moved'
    const isAsExported = name === 'stockQuantity' && own.seenStock === wanted
    if (wanted !== undefined && wanted !== known[name] && !isAsExported && hasNoOtherFault)
      own.faults[name] = 'kept-by-size'
  }
}

function readSizeLines(
  group: Group,
  before: readonly PlannedSize[],
  { facts, product }: { facts: CsvFacts; product: KnownProduct | null },
): readonly PlannedSize[] {
  const sizes = [...before]
  const named = new Set<string>()
  for (const { line, faults } of group.sizes) {
    const name = line.cells.size ?? ''
    const place = sizes.findIndex((size) => isSameSize(size.name, name))
    const size = readSizeLine(line.cells, {
      known: sizes[place],
      productPrice: facts.price,
      images: product?.images ?? [],
      report: (field, fault) => {
        faults[field] ??= fault
      },
    })
    if (named.has(size.name)) faults.size ??= 'size-repeated'
    named.add(size.name)
    if (place < 0) sizes.push(size)
    else sizes[place] = size
  }
  return sizes
}

/** Price and difference together stay above zero. */
function checkSizePrices(group: Group, { price }: CsvFacts, sizes: readonly PlannedSize[]): void {
  if (price <= 0) return
  for (const size of sizes)
    if (unitPrice(price, size) <= 0) {
      const line = lineOf(group, size)
      if (line) line.faults[line === group.own ? 'price' : 'priceAdjustment'] ??= 'size-not-above-zero'
    }
}

/** The line that speaks of a size: its own, else the product's. */
function lineOf({ own, sizes }: Group, { name }: { name: string }): ReadLine | undefined {
  return sizes.find(({ line }) => isSameSize(line.cells.size ?? '', name)) ?? own
}

/** A code names one thing only. */
function checkCodes(
  { slug, own, sizes }: Group,
  { codes, repeatedCodes }: Pick<Catalogue, 'codes'> & { repeatedCodes: ReadonlySet<string> },
): void {
  for (const read of own ? [own, ...sizes] : sizes) {
    const sku = codeOf(read.line)
    const size = read.line.cells.size?.trim() ?? ''
    const isOther = (owner: Catalogue['codes'][number]) =>
      owner.sku === sku && (owner.slug !== slug || !isSameSize(owner.size ?? '', size))
    if (sku && codes.some(isOther)) read.faults.sku ??= 'sku-taken'
    if (repeatedCodes.has(sku)) read.faults.sku ??= 'sku-repeated'
  }
}

function ownLine(
  { slug }: Group,
  { line, facts, faults, permittedFrom }: NonNullable<Group['own']>,
  product: KnownProduct | null,
  changes: Changes,
): PlannedLine {
  const base = { ...numbered(line), slug, name: facts.name || product?.name || '' }
  if (Object.keys(faults).length > 0) return { ...base, kind: 'error', faults, permittedFrom }
  if (!product) return { ...base, kind: 'new', changes: {}, seen: null }
  if (Object.keys(changes).length === 0) return { ...base, kind: 'unchanged' }
  return { ...base, kind: 'changed', changes, seen: seenOf(product, product.stockQuantity) }
}

function sizeLine(
  { slug }: Group,
  { line, faults, permittedFrom }: ReadLine,
  {
    before,
    sizes,
    product,
    name,
  }: {
    before: readonly PlannedSize[]
    sizes: readonly PlannedSize[]
    product: KnownProduct | null
    name: string
  },
): PlannedLine {
  const isIt = (size: PlannedSize) => isSameSize(size.name, line.cells.size ?? '')
  const [known, wanted] = [before.find(isIt), sizes.find(isIt)]
  const base = { ...numbered(line), slug, name }
  if (Object.keys(faults).length > 0 || !wanted) return { ...base, kind: 'error', faults, permittedFrom }
  const changes = changesOfSize(known, wanted)
  if (known && Object.keys(changes).length === 0) return { ...base, kind: 'unchanged' }
  // The first sizes share out what the product had.
  const shared = product?.sizes.length === 0 ? product.stockQuantity : 0
  const seen = product && seenOf(product, known?.stockQuantity ?? shared)
  return { ...base, kind: known ? 'changed' : 'new', changes, seen }
}

const seenOf = ({ version }: KnownProduct, stock: number): SeenShelf => ({ version, stock })

function changesOfOwn(
  { product, facts, sizes }: { product: KnownProduct; facts: CsvFacts; sizes: readonly PlannedSize[] },
  catalogue: Catalogue,
): Changes {
  const { id, version, sizes: before, images, prices, ...known } = product
  return changesBetween(
    { ...named(known, catalogue), ...sizeCells({ sizes: before, images }) },
    { ...named(facts, catalogue), ...sizeCells({ sizes, images }) },
  )
}

/** A change is told to people, so the category goes by its name. */
function named({ categoryId, ...facts }: CsvFacts, { categories }: Catalogue) {
  return { ...facts, category: categories.find(({ id }) => id === categoryId)?.name ?? null }
}

/** Notes what is wrong with the promotion that the lines ask for, and the first day on which it would be permitted. */
function checkPlannedPromotion(
  group: Group,
  { wanted, product }: { wanted: WantedPrices; product: KnownProduct | null },
  now: Date,
): void {
  if (product && (!changesPrices(product, wanted) || isOldPromotion(product, wanted, isoDay(now)))) return
  const told = group.own ?? group.sizes[0]
  if (!told) return
  checkPromotion(wanted, (field, fault) => {
    told.faults[field as CsvField] ??= fault
  })
  for (const size of wanted.sizes) {
    const fault = sizePromotionFault(wanted, size)
    const line = lineOf(group, size) ?? told
    if (fault) line.faults[line === group.own ? 'salePriceBySize' : 'salePrice'] ??= fault
  }
  if ([group.own, ...group.sizes].some((read) => read && Object.keys(read.faults).length > 0)) return
  const records = product?.prices ?? {
    product: { createdAt: now, ended: [], current: null },
    sizes: new Map(),
  }
  const refusal = checkPriceRecords(wanted, records, now)
  if (!refusal) return
  told.faults.saleFrom ??= refusal.code
  told.permittedFrom = refusal.details?.day
}

/** Sizes keep no promotional price of their own when the product's promotion is taken away. */
function sizesOnceSold(
  sizes: readonly PlannedSize[],
  before: Pick<PriceTerms, 'salePrice'> | null,
  after: Pick<PriceTerms, 'salePrice'>,
): readonly PlannedSize[] {
  if (!before || before.salePrice === null || after.salePrice !== null) return sizes
  return sizes.map((size) => ({ ...size, salePrice: null }))
}
