import { formatDecimal } from '#platform/domain/format-number.ts'
import { type FactsOf, formatAmount, readInitialValues, showFields } from './field-kinds.ts'
import { allSpecifications, BURNING_TIME } from './product-facts.ts'
import {
  initialFacts,
  type PlainFacts,
  type ProductField,
  type ProductSwitch,
  productFields,
} from './product-fields.ts'
import { type Dimensions, type SizeField, sizeFields } from './size-facts.ts'
import { unitPrice } from './variants.ts'

export interface ProductInput
  extends Record<ProductField | keyof Dimensions, string>,
    Record<ProductSwitch, boolean> {
  categoryId: string
  features: string[]
  specifications: { name: string; value: string }[]
  faq: { question: string; answer: string }[]
  variants: VariantInput[]
  addedStock: string
  pairs: string[]
}

export interface VariantInput extends Record<SizeField, string> {
  id: string
  /** Alternative to the adjustment; it applies only if it differs from `seenPrice`. */
  price: string
  seenPrice: string
  /** Stock shown when the form was filled; empty for a new size. */
  seenStock: string
  /** Units to add to the stock at the time of saving. */
  addedStock: string
}

const emptyDraft: ProductDraft = {
  ...initialFacts,
  categoryId: null,
  dimensions: null,
  features: [],
  specifications: {},
  faq: [],
  variants: [],
  pairs: [],
}

export function toProductInput(product: ProductDraft): ProductInput {
  const { active, featured, dimensions } = product
  return {
    ...showFields(productFields, product),
    active,
    featured,
    categoryId: product.categoryId ?? '',
    length: dimensions ? formatDecimal(dimensions.length) : '',
    width: dimensions ? formatDecimal(dimensions.width) : '',
    height: dimensions ? formatDecimal(dimensions.height) : '',
    features: [...product.features],
    specifications: allSpecifications(product.specifications).map(([name, value]) => ({ name, value })),
    faq: product.faq.map(({ question, answer }) => ({ question, answer })),
    pairs: [...product.pairs],
    addedStock: '',
    variants: product.variants.map((variant) => {
      const price = formatAmount(unitPrice(product.price, variant))
      // Omits the burning time if its own field has a value.
      const { [BURNING_TIME]: burningTime, ...others } = variant.attributes
      const attributes = variant.burningHours === null ? variant.attributes : others
      return {
        ...showFields(sizeFields, { ...variant, attributes }),
        id: variant.id ?? '',
        price,
        seenPrice: price,
        seenStock: variant.id === null ? '' : String(variant.stockQuantity),
        addedStock: '',
      }
    }),
  }
}

export const newProductInput = toProductInput(emptyDraft)

export const blankSize: VariantInput = {
  ...showFields(sizeFields, readInitialValues(sizeFields)),
  id: '',
  price: '',
  seenPrice: '',
  seenStock: '',
  addedStock: '',
  cost: '',
}

export interface Question {
  question: string
  answer: string
}

export type VariantDraft = FactsOf<typeof sizeFields> & { id: string | null }

/** Images are excluded, because they are saved separately and at once. */
export interface ProductDraft extends PlainFacts {
  categoryId: string | null
  dimensions: Dimensions | null
  features: string[]
  specifications: Record<string, string>
  faq: Question[]
  variants: VariantDraft[]
  pairs: string[]
}

export const productLimits = {
  line: 200,
  answer: 1_000,
  rows: 40,
} as const

/**
 * A copy starts without these values: SKUs and barcodes are unique, and a copy has neither stock nor a
 * price history.
 */
const ofItsOwn = { sku: '', barcode: '', stockQuantity: 0, salePrice: null }

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
