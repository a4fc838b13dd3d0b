import type { Centavos } from '#domain/money.ts'
import type { PlainFacts } from './product-fields.ts'

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

/** Everything the owner decides about a product, read and checked. Images are kept apart: they are stored at once. */
export interface ProductDraft extends PlainFacts {
  categoryId: string | null
  dimensions: Dimensions | null
  features: string[]
  specifications: Record<string, string>
  faq: Question[]
  variants: VariantDraft[]
}

export const productLimits = {
  /** A feature, a specification, a question. */
  line: 200,
  answer: 1_000,
  rows: 40,
  centimetres: 1_000,
} as const
