// Offered to: compare

import { levaWords } from '#copy/orders/leva.ts'
import { fireWarning } from '#copy/product/fire-warning.ts'
import { productCopy } from '#copy/product/product.ts'
import { physicalCopy } from '#copy/product/product-facts.ts'
import type { SizeFacts } from '#domain/catalogue/editing/size-facts.ts'
import {
  BURNING_TIME,
  type Intensity,
  intensity,
  listedSpecifications,
  type Specifications,
} from '#domain/catalogue/product-facts.ts'
import { preselectedVariant, type Variant } from '#domain/catalogue/variants.ts'
import type { KnownPour } from '#domain/pours/pour.ts'

export interface FactView {
  name: string
  value: string
  /** Drawn as flames beside its word. */
  intensity?: Intensity
}

/** What differs between the sizes, side by side: the columns that at least one of them fills. */
export interface SizesTable {
  columns: string[]
  rows: { name: string; values: string[] }[]
}

export interface FactsView {
  usual: FactView[]
  /** Of the sizes that are not the usual one. */
  bySize: Record<string, FactView[]>
  burningTime: { usual: string; bySize: Record<string, string> }
  /** Of every size alike; null where the owner has worded it themselves. */
  safety: FactView | null
  /** Null where there is nothing to choose between. */
  sizes: SizesTable | null
}

interface Shelf {
  stockQuantity?: number
  /** The pour that everything on it is of, where that is certain. */
  shelfPour?: KnownPour | null
}

type Size = Variant & Omit<SizeFacts, 'salePrice'> & Shelf & { attributes: Specifications }

interface Product extends Shelf {
  specifications: Specifications
  weight: number
  dimensions: { length: number; width: number; height: number } | null
  variants: readonly Size[]
}

/** The specifications as the page lists them, for each size: made on the server, so that a browser only shows them. */
export function describeFacts(product: Product): FactsView {
  const usualSize = preselectedVariant(product.variants)
  const usual = usualFacts(product, usualSize)
  const others = product.variants
    .filter((size) => size !== usualSize)
    .map((size) => [size.id, otherFacts(product, size)] as const)
  const bySize = Object.fromEntries(others)
  return {
    usual,
    bySize,
    burningTime: {
      usual: valueIn(usual, BURNING_TIME),
      bySize: Object.fromEntries(others.map(([id, facts]) => [id, valueIn(facts, BURNING_TIME)])),
    },
    safety: valueIn(usual, fireWarning.name) ? null : { name: fireWarning.name, value: fireWarning.text },
    sizes: compare(product.variants.map(({ id, name }) => ({ name, facts: bySize[id] ?? usual }))),
  }
}

/** The product's own figures are those of its usual size; the owner's words about them go before the figures. */
function usualFacts(product: Product, size: Size | undefined): FactView[] {
  const figures = figuresOf(
    size?.weight ?? product.weight,
    size?.dimensions ?? product.dimensions,
    size ?? product,
  )
  return withFigures(listed(product.specifications, size), figures)
}

/** Another size burns, weighs and measures what is written about it; of what is not, nothing is said. */
function otherFacts({ specifications }: Product, size: Size): FactView[] {
  const facts = listed(specifications, size)
  const saysHours = size.burningHours !== null || size.attributes[BURNING_TIME]?.trim()
  const own = facts.filter(({ name }) => saysHours || name !== BURNING_TIME)
  return withFigures(own, figuresOf(size.weight, size.dimensions, size))
}

/** A weight of nothing is one that nobody has written. */
function figuresOf(
  weight: number | null,
  dimensions: Product['dimensions'],
  { stockQuantity = 0, shelfPour }: Shelf,
) {
  const figures: [string, string][] = []
  if (weight) figures.push([physicalCopy.weight, physicalCopy.grams(Math.round(weight * 1000))])
  if (dimensions) figures.push([physicalCopy.dimensions, physicalCopy.centimetres(dimensions)])
  if (shelfPour && stockQuantity > 0) figures.push([physicalCopy.onShelf, levaWords(shelfPour)])
  return figures
}

function withFigures(facts: FactView[], figures: readonly [name: string, value: string][]): FactView[] {
  const missing = figures.filter(([name]) => !facts.some((fact) => fact.name === name))
  return [...facts, ...missing.map(([name, value]) => ({ name, value }))]
}

function listed(specifications: Specifications, size: Size | undefined): FactView[] {
  const hours = size?.burningHours ?? null
  const ofSize = {
    ...size?.attributes,
    ...(hours === null ? {} : { [BURNING_TIME]: physicalCopy.hours(hours) }),
  }
  return listedSpecifications(specifications, ofSize).map(([name, value]) => {
    const drawn = name === productCopy.intensity ? intensity({ [name]: value }) : null
    return drawn ? { name, value: drawn.word, intensity: drawn } : { name, value }
  })
}

function compare(sizes: readonly { name: string; facts: readonly FactView[] }[]): SizesTable | null {
  if (sizes.length < 2) return null
  const columns = [BURNING_TIME, physicalCopy.weight, physicalCopy.dimensions].filter((column) =>
    sizes.some(({ facts }) => valueIn(facts, column)),
  )
  const rows = sizes.map(({ name, facts }) => ({
    name,
    values: columns.map((column) => valueIn(facts, column)),
  }))
  return { columns, rows }
}

function valueIn(facts: readonly FactView[], wanted: string): string {
  return facts.find(({ name }) => name === wanted)?.value ?? ''
}
