import type { ProductDraft } from './product-draft.ts'

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
