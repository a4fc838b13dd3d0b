import type { ShelfFacts } from '#domain/catalogue/shelf.ts'
import type { Centavos } from '#domain/money.ts'
import type { PlainFacts } from './product-fields.ts'
import type { Dimensions, SizeFacts } from './size-facts.ts'

export interface Question {
  question: string
  answer: string
}

export interface VariantDraft extends SizeFacts, ShelfFacts {
  /** Null for a size that is new. */
  id: string | null
  name: string
  priceAdjustment: Centavos
  attributes: Record<string, string>
  /** The address of one of the product's images. */
  image: string | null
}

/** Everything the owner decides about a product, read and checked. Images are kept apart: they are stored at once. */
export interface ProductDraft extends PlainFacts {
  categoryId: string | null
  dimensions: Dimensions | null
  features: string[]
  specifications: Record<string, string>
  faq: Question[]
  variants: VariantDraft[]
  /** Ids of the products that stand beside it, in the owner's order. */
  pairs: string[]
}

export const productLimits = {
  /** A feature, a specification, a question. */
  line: 200,
  address: 300,
  answer: 1_000,
  rows: 40,
} as const

/** Codes name one thing only, and what is new has neither stock nor a price that was asked before. */
const ofItsOwn = { sku: '', barcode: '', stockQuantity: 0, salePrice: null }

/** The next candle of a line begins as this one, without what belongs to one candle alone. */
export function nextOfLine(draft: ProductDraft): ProductDraft {
  return {
    ...draft,
    ...ofItsOwn,
    name: '',
    slug: '',
    seoTitle: '',
    seoDescription: '',
    saleFrom: null,
    saleUntil: null,
    active: true,
    featured: false,
    variants: draft.variants.map((variant) => ({ ...variant, ...ofItsOwn, id: null, image: null })),
  }
}
