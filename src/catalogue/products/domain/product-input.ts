import type { ShelfFacts } from '#catalogue/stock/domain/shelf.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { formatAmount } from './field-kinds.ts'
import { allSpecifications, BURNING_TIME } from './product-facts.ts'
import {
  byField,
  initialFacts,
  type PlainFacts,
  type ProductField,
  type ProductSwitch,
  showField,
} from './product-fields.ts'
import { byShelfField, type ShelfField, showShelfField } from './shelf-fields.ts'
import { bySizeField, type Dimensions, type SizeFacts, type SizeField, showSizeField } from './size-facts.ts'
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

export interface VariantInput extends Record<SizeField | ShelfField, string> {
  id: string
  name: string
  priceAdjustment: string
  /** Alternative to the adjustment; it applies only if it differs from `seenPrice`. */
  price: string
  seenPrice: string
  /** Stock shown when the form was filled; empty for a new size. */
  seenStock: string
  /** Units to add to the stock at the time of saving. */
  addedStock: string
  attributes: string
  image: string
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
    ...byField((name) => showField(name, product)),
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
    variants: product.variants.map((variant) => ({
      id: variant.id ?? '',
      name: variant.name,
      priceAdjustment: formatAmount(variant.priceAdjustment),
      ...shownPrice(unitPrice(product.price, variant)),
      ...bySizeField((name) => showSizeField(name, variant)),
      ...byShelfField((name) => showShelfField(name, variant)),
      seenStock: variant.id === null ? '' : String(variant.stockQuantity),
      addedStock: '',
      image: variant.image ?? '',
      // Omits the burning time if its own field has a value.
      attributes: Object.entries(variant.attributes)
        .filter(([name]) => variant.burningHours === null || name !== BURNING_TIME)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    })),
  }
}

function shownPrice(price: Centavos): Pick<VariantInput, 'price' | 'seenPrice'> {
  return { price: formatAmount(price), seenPrice: formatAmount(price) }
}

export const newProductInput = toProductInput(emptyDraft)

export interface Question {
  question: string
  answer: string
}

export interface VariantDraft extends SizeFacts, ShelfFacts {
  id: string | null
  name: string
  priceAdjustment: Centavos
  attributes: Record<string, string>
  image: string | null
}

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
  address: 300,
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
