import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import {
  type Catalogue,
  type CsvLine,
  checkCodes,
  checkPlannedPromotion,
  checkSizePrices,
  type Group,
  type KnownProduct,
  type ReadLine,
  readCode,
  refuseOwnShelf,
  repeatedIn,
  sizesOnceSold,
} from './check-import.ts'
import { type CsvFacts, type CsvFaults, readCsvCells, readSizeCells, sizeCells } from './product-csv.ts'
import { initialFacts } from './product-fields.ts'
import { shelfOfSizes } from './shelf-fields.ts'
import type { PlannedSize } from './size-cells.ts'
import { changesOfSize, isSameSize, readSizeLine } from './size-lines.ts'

/** The product version and stock that a line was checked against. */
export interface SeenShelf {
  version: number
  stock: number
}

export type PlannedLine = {
  number: number
  slug: string
  name: string
  size: string | null
} & (
  | { kind: 'new' | 'changed'; changes: Changes; seen: SeenShelf | null }
  | { kind: 'unchanged' }
  | {
      kind: 'error'
      faults: CsvFaults
      permittedFrom?: string
    }
)

export interface PlannedProduct {
  product: KnownProduct | null
  facts: CsvFacts
  sizes: readonly PlannedSize[]
  changes: Changes
}

export interface ImportPlan {
  lines: PlannedLine[]
  products: PlannedProduct[]
}

export function planImport(lines: readonly CsvLine[], catalogue: Catalogue): ImportPlan {
  const plannedLines: PlannedLine[] = []
  const products: PlannedProduct[] = []
  const repeatedCodes = repeatedIn(lines.map(readCode))
  for (const group of groupLines(lines, catalogue, plannedLines)) {
    const madeProduct = planProduct(group, { ...catalogue, repeatedCodes })
    plannedLines.push(...madeProduct.lines)
    if (madeProduct.product) products.push(madeProduct.product)
  }
  return { lines: plannedLines.toSorted((a, b) => a.number - b.number), products }
}

/** Lines of one product need not be adjacent. */
function groupLines(lines: readonly CsvLine[], catalogue: Catalogue, refusedLines: PlannedLine[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const cellValues = readCsvCells(line.cells, catalogue.categories)
    const slug = cellValues.facts.slug ?? ''
    const group = groups.get(slug) ?? { slug, own: undefined, sizes: [] }
    if (slug) groups.set(slug, group)
    const size = line.cells.size?.trim() ?? ''
    const name = cellValues.facts.name ?? ''
    if (!slug) refusedLines.push({ ...numbered(line), slug, name, kind: 'error', faults: cellValues.faults })
    else if (size) group.sizes.push({ line, faults: {} })
    else if (group.own)
      refusedLines.push({ ...numbered(line), slug, name, kind: 'error', faults: { slug: 'repeated' } })
    else group.own = { line, ...cellValues }
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
  checkPlannedPromotion(group, { wantedPrices: { ...facts, sizes }, product }, catalogue.now)
  const ownChanges = product ? changesOfOwn({ product, facts, sizes: soldBefore }, catalogue) : {}
  const lines = [
    ...(own ? [ownLine(group, own, product, ownChanges)] : []),
    ...group.sizes.map((entry) =>
      sizeLine(group, entry, { before: soldBefore, sizes, product, name: facts.name }),
    ),
  ]
  const isWrong = lines.some(({ kind }) => kind === 'error')
  const changesSomething = lines.some(({ kind }) => kind === 'new' || kind === 'changed')
  if (isWrong || !changesSomething) return { lines, product: null }
  const shelf = sizes.length > 0 ? shelfOfSizes(sizes) : {}
  return { lines, product: { product, facts: { ...facts, ...shelf }, sizes, changes: ownChanges } }
}

function wantedFacts({ slug, own, sizes }: Group, product: KnownProduct | null): CsvFacts {
  const importedFacts = { ...own?.facts }
  if (!product) {
    const ownFaults = own ? own.faults : undefined
    if (!ownFaults) for (const { faults } of sizes) faults.slug ??= 'size-without-product'
    if (ownFaults && !importedFacts.name) ownFaults.name ??= 'required'
    if (ownFaults && !importedFacts.price) ownFaults.price ??= 'too-little'
    return { categoryId: null, ...initialFacts, ...importedFacts, slug }
  }
  const { id, version, sizes: _sizes, images, prices, ...facts } = product
  if (!own) return facts
  // A stock equal to the exported one counts as unchanged, because units may have been sold since the
  // export.
  if (own.seenStock !== undefined && importedFacts.stockQuantity === own.seenStock)
    delete importedFacts.stockQuantity
  else if (
    importedFacts.stockQuantity !== undefined &&
    (own.seenStock ?? facts.stockQuantity) !== facts.stockQuantity
  )
    own.faults.stockQuantity ??= 'stock-moved'
  return { ...facts, ...importedFacts }
}

function readSizeLines(
  group: Group,
  before: readonly PlannedSize[],
  { facts, product }: { facts: CsvFacts; product: KnownProduct | null },
): readonly PlannedSize[] {
  const sizes = [...before]
  const namedIds = new Set<string>()
  for (const { line, faults } of group.sizes) {
    const name = line.cells.size ?? ''
    const place = sizes.findIndex((size) => isSameSize(size.name, name))
    const size = readSizeLine(line.cells, {
      existingSize: sizes[place],
      productPrice: facts.price,
      images: product?.images ?? [],
      report: (field, fault) => {
        faults[field] ??= fault
      },
    })
    if (namedIds.has(size.name)) faults.size ??= 'repeated'
    namedIds.add(size.name)
    if (place < 0) sizes.push(size)
    else sizes[place] = size
  }
  return sizes
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
  return { ...base, kind: 'changed', changes, seen: toSeenShelf(product, product.stockQuantity) }
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
  const [sizeBefore, sizeAfter] = [before.find(isIt), sizes.find(isIt)]
  const base = { ...numbered(line), slug, name }
  if (Object.keys(faults).length > 0 || !sizeAfter) return { ...base, kind: 'error', faults, permittedFrom }
  const changes = changesOfSize(sizeBefore, sizeAfter)
  if (sizeBefore && Object.keys(changes).length === 0) return { ...base, kind: 'unchanged' }
  // The first sizes divide the product's stock, so such a line is checked against that stock.
  const shared = product?.sizes.length === 0 ? product.stockQuantity : 0
  const seen = product && toSeenShelf(product, sizeBefore?.stockQuantity ?? shared)
  return { ...base, kind: sizeBefore ? 'changed' : 'new', changes, seen }
}

const toSeenShelf = ({ version }: KnownProduct, stock: number): SeenShelf => ({ version, stock })

function changesOfOwn(
  { product, facts, sizes }: { product: KnownProduct; facts: CsvFacts; sizes: readonly PlannedSize[] },
  catalogue: Catalogue,
): Changes {
  const { id, version, sizes: before, images, prices, ...productFacts } = product
  return changesBetween(
    { ...withCategoryName(productFacts, catalogue), ...sizeCells({ sizes: before, images }) },
    { ...withCategoryName(facts, catalogue), ...sizeCells({ sizes, images }) },
  )
}

function withCategoryName({ categoryId, ...facts }: CsvFacts, { categories }: Catalogue) {
  return { ...facts, category: categories.find(({ id }) => id === categoryId)?.name ?? null }
}
