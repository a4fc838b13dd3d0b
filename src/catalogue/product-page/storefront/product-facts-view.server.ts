import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { physicalCopy } from '#catalogue/product-page/copy/product-facts.ts'
import {
  BURNING_TIME,
  DIMENSIONS,
  type Intensity,
  intensity,
  listedSpecifications,
  type Specifications,
  WAX_WEIGHT,
} from '#catalogue/products/domain/product-facts.ts'
import type { SizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { preselectedVariant, type Variant } from '#catalogue/products/domain/variants.ts'
import { describeBatch, describeCount } from '#catalogue/stock/copy.ts'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'

export interface FactView {
  name: string
  value: string
  to?: string
  /** Address of a drawing next to the link, without words of its own. */
  seal?: string
  intensity?: Intensity
}

/** Facts that differ between sizes. Only columns with at least one value are included. */
export interface SizesTable {
  columns: string[]
  rows: { name: string; values: string[] }[]
}

export interface FactsView {
  usual: FactView[]
  bySize: Record<string, FactView[]>
  burningTime: { usual: string; bySize: Record<string, string> }
  /** The warning that applies to every size; null if the owner wrote their own. */
  safety: FactView | null
  sizes: SizesTable | null
}

interface Shelf {
  stockQuantity?: number
  /** Set only if the whole stock is certainly from one batch. */
  shelfBatch?: (KnownBatch & { readonly code?: string | null; readonly count?: BatchCount }) | null
}

type Size = Variant & Pick<SizeFacts, 'burningHours'> & Shelf & { attributes: Specifications }

export interface BatchLinks {
  readonly page: (code: string) => string
  readonly seal: (code: string) => string
  readonly showsCount: boolean
}

interface Product extends Shelf {
  specifications: Specifications
  variants: readonly Size[]
}

export function describeFacts(product: Product, batchLinks?: BatchLinks): FactsView {
  const usualSize = preselectedVariant(product.variants)
  const usual = usualFacts(product, usualSize, batchLinks)
  const otherVariants = product.variants
    .filter((size) => size !== usualSize)
    .map((size) => [size.id, otherFacts(product, size, batchLinks)] as const)
  const bySize = Object.fromEntries(otherVariants)
  return {
    usual,
    bySize,
    burningTime: {
      usual: valueIn(usual, BURNING_TIME),
      bySize: Object.fromEntries(otherVariants.map(([id, facts]) => [id, valueIn(facts, BURNING_TIME)])),
    },
    safety: valueIn(usual, fireWarning.name) ? null : { name: fireWarning.name, value: fireWarning.text },
    sizes: compare(product.variants.map(({ id, name }) => ({ name, facts: bySize[id] ?? usual }))),
  }
}

/** Excludes weight and dimensions of the packed product, which are for freight only. */
function usualFacts(product: Product, size: Size | undefined, batchLinks?: BatchLinks): FactView[] {
  return [...listFacts(product.specifications, size), ...shelfFacts(size ?? product, batchLinks)]
}

/** Shows another size's burning time only if that size has its own. */
function otherFacts({ specifications }: Product, size: Size, batchLinks?: BatchLinks): FactView[] {
  const facts = listFacts(specifications, size)
  const saysHours = size.burningHours !== null || size.attributes[BURNING_TIME]?.trim()
  const own = facts.filter(({ name }) => saysHours || name !== BURNING_TIME)
  return [...own, ...shelfFacts(size, batchLinks)]
}

const shelfFacts = ({ stockQuantity = 0, shelfBatch }: Shelf, batchLinks?: BatchLinks): FactView[] =>
  shelfBatch && stockQuantity > 0 ? [batchFact(shelfBatch, batchLinks)] : []

function batchFact(
  { code, count, ...batch }: NonNullable<Shelf['shelfBatch']>,
  links?: BatchLinks,
): FactView {
  const words = describeBatch(batch)
  const value = links?.showsCount && count ? `${words}: ${describeCount(count)}` : words
  return {
    name: physicalCopy.onShelf,
    value,
    ...(code && links && { to: links.page(code), seal: links.seal(code) }),
  }
}

function listFacts(specifications: Specifications, size: Size | undefined): FactView[] {
  const hours = size?.burningHours ?? null
  const ofSize = {
    ...size?.attributes,
    ...(hours === null ? {} : { [BURNING_TIME]: physicalCopy.hours(hours) }),
  }
  return listedSpecifications(specifications, ofSize).map(([name, value]) => {
    const drawing = name === productCopy.intensity ? intensity({ [name]: value }) : null
    return drawing ? { name, value: drawing.word, intensity: drawing } : { name, value }
  })
}

function compare(sizes: readonly { name: string; facts: readonly FactView[] }[]): SizesTable | null {
  if (sizes.length < 2) return null
  const columns = [BURNING_TIME, WAX_WEIGHT, DIMENSIONS].filter((column) =>
    sizes.some(({ facts }) => valueIn(facts, column)),
  )
  const rows = sizes.map(({ name, facts }) => ({
    name,
    values: columns.map((column) => valueIn(facts, column)),
  }))
  return { columns, rows }
}

function valueIn(facts: readonly FactView[], factName: string): string {
  return facts.find(({ name }) => name === factName)?.value ?? ''
}
