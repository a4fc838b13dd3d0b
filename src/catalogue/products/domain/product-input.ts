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

/** The product form as it is typed: texts, switches and rows of texts. It comes back to the page as it was when something is wrong. */
export interface ProductInput
  extends Record<ProductField | keyof Dimensions, string>,
    Record<ProductSwitch, boolean> {
  categoryId: string
  features: string[]
  specifications: { name: string; value: string }[]
  faq: { question: string; answer: string }[]
  variants: VariantInput[]
  /** Units that join those of a product without sizes. */
  addedStock: string
  pairs: string[]
}

export interface VariantInput extends Record<SizeField | ShelfField, string> {
  id: string
  name: string
  priceAdjustment: string
  /** The same said as what it sells for; it counts where it is another than the field was filled with. */
  price: string
  seenPrice: string
  /** The stock that the field was filled with; nothing for a size that is new. */
  seenStock: string
  /** Units that join those that are there, however many those are by then. */
  addedStock: string
  /** One 'name: value' a line. */
  attributes: string
  /** The address of one of the product's images, or nothing. */
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

/** A saved product as the form shows it. */
export function productInputOf(product: ProductDraft): ProductInput {
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
      // What has a field of its own is not written a second time.
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

/** What a new product starts with. */
export const newProductInput = productInputOf(emptyDraft)

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
