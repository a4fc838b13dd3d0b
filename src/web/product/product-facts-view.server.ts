import { physicalCopy, productCopy, usualSpecifications } from '#copy/product.ts'
import {
  type Intensity,
  intensity,
  listedSpecifications,
  physicalFacts,
  type Specifications,
} from '#domain/catalogue/product-facts.ts'
import { preselectedVariant, type Variant } from '#domain/catalogue/variants.ts'

export interface FactView {
  name: string
  value: string
  /** Drawn as flames beside its word. */
  intensity?: Intensity
}

export interface FactsView {
  usual: FactView[]
  /** Of the sizes that are not the usual one. */
  bySize: Record<string, FactView[]>
  burningTime: { usual: string; bySize: Record<string, string> }
}

interface Product {
  specifications: Specifications
  weight: number
  dimensions: { length: number; width: number; height: number } | null
  variants: readonly (Variant & { attributes: Specifications })[]
}

const BURNING_TIME = 'Tempo de queima'

/** The specifications as the page lists them, for each size: made on the server, so that a browser only shows them. */
export function describeFacts(product: Product): FactsView {
  const usualSize = preselectedVariant(product.variants)
  const usual = factsOf(product, usualSize?.attributes)
  const others = product.variants
    .filter((size) => size !== usualSize)
    .map(({ id, attributes }) => [id, listed(product, attributes)] as const)
  return {
    usual,
    bySize: Object.fromEntries(others),
    burningTime: {
      usual: burningTime(usual),
      bySize: Object.fromEntries(others.map(([id, facts]) => [id, burningTime(facts)])),
    },
  }
}

/** Weight and dimensions are known of the usual size only; the owner's own words about them go before the figures. */
function factsOf(product: Product, ofSize?: Specifications): FactView[] {
  const facts = listed(product, ofSize)
  const { weightGrams, dimensions } = physicalFacts(product)
  const figures = [
    { name: physicalCopy.weight, value: physicalCopy.grams(weightGrams) },
    { name: physicalCopy.dimensions, value: physicalCopy.centimetres(dimensions) },
  ]
  return [...facts, ...figures.filter(({ name }) => !facts.some((fact) => fact.name === name))]
}

function listed({ specifications }: Product, ofSize: Specifications = {}): FactView[] {
  return listedSpecifications(specifications, { usual: usualSpecifications, ofSize }).map(([name, value]) => {
    const drawn = name === productCopy.scent.intensity ? intensity({ [name]: value }) : null
    return drawn ? { name, value: drawn.word, intensity: drawn } : { name, value }
  })
}

function burningTime(facts: readonly FactView[]): string {
  return facts.find(({ name }) => name === BURNING_TIME)?.value ?? ''
}
