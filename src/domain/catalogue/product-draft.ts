import type { Centavos } from '#domain/money.ts'

export interface Dimensions {
  length: number
  width: number
  height: number
}

export interface Question {
  question: string
  answer: string
}

export interface VariantDraft {
  /** Null for a size that is new. */
  id: string | null
  name: string
  priceAdjustment: Centavos
  attributes: Record<string, string>
}

/** Everything the owner decides about a product, read and checked. Pictures are kept apart: they are stored at once. */
export interface ProductDraft {
  name: string
  slug: string
  categoryId: string | null
  shortDescription: string
  description: string
  price: Centavos
  cost: Centavos
  stockQuantity: number
  minStockLevel: number
  /** Kilograms. */
  weight: number
  dimensions: Dimensions | null
  active: boolean
  featured: boolean
  features: string[]
  specifications: Record<string, string>
  faq: Question[]
  variants: VariantDraft[]
}

export const productLimits = {
  name: 120,
  slug: 100,
  shortDescription: 160,
  description: 10_000,
  /** A feature, a specification, a question. */
  line: 200,
  answer: 1_000,
  rows: 40,
  price: 100_000_000 as Centavos,
  stock: 1_000_000,
  weightKg: 1_000,
  centimetres: 1_000,
} as const

/** Why a field cannot stay as it is; the sentences are in `copy/admin-catalogue.ts`. */
export type ProductFault =
  | 'required'
  | 'too-long'
  | 'price-not-above-zero'
  | 'not-money'
  | 'too-much-money'
  | 'not-whole'
  | 'too-many'
  | 'not-weight'
  | 'not-length'
  | 'dimensions-incomplete'
  | 'slug-taken'
  | 'category-not-found'
  | 'row-incomplete'
  | 'row-repeated'
  | 'too-many-rows'
  | 'size-not-above-zero'
  | 'attribute-without-value'

/** By field: 'price', and by row: 'variants.2.name'. */
export type ProductFaults = Readonly<Record<string, ProductFault>>

/** The specification has one sentence for these: something that must be there is not. */
export function lacksRequired(faults: ProductFaults): boolean {
  return Object.values(faults).some((fault) => fault === 'required' || fault === 'price-not-above-zero')
}
