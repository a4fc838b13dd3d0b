import { formatDecimal } from '#domain/format-number.ts'
import { formatAmount } from './numbers.ts'
import type { ProductDraft } from './product-draft.ts'
import { allSpecifications } from './product-facts.ts'

/** The product form as it is typed: texts, switches and rows of texts. It comes back to the page as it was when something is wrong. */
export interface ProductInput {
  name: string
  slug: string
  categoryId: string
  shortDescription: string
  description: string
  price: string
  cost: string
  stockQuantity: string
  minStockLevel: string
  weight: string
  length: string
  width: string
  height: string
  active: boolean
  featured: boolean
  features: string[]
  specifications: { name: string; value: string }[]
  faq: { question: string; answer: string }[]
  variants: VariantInput[]
}

export interface VariantInput {
  id: string
  name: string
  priceAdjustment: string
  /** One 'name: value' a line. */
  attributes: string
}

/** What a new product starts with. */
export const newProductInput: ProductInput = {
  name: '',
  slug: '',
  categoryId: '',
  shortDescription: '',
  description: '',
  price: '0,00',
  cost: '0,00',
  stockQuantity: '0',
  minStockLevel: '5',
  weight: '0,000',
  length: '',
  width: '',
  height: '',
  active: true,
  featured: false,
  features: [],
  specifications: [],
  faq: [],
  variants: [],
}

/** A saved product as the form shows it. */
export function productInputOf(product: ProductDraft): ProductInput {
  const { dimensions } = product
  return {
    name: product.name,
    slug: product.slug,
    categoryId: product.categoryId ?? '',
    shortDescription: product.shortDescription,
    description: product.description,
    price: formatAmount(product.price),
    cost: formatAmount(product.cost),
    stockQuantity: String(product.stockQuantity),
    minStockLevel: String(product.minStockLevel),
    weight: formatDecimal(product.weight, { least: 3 }),
    length: dimensions ? formatDecimal(dimensions.length) : '',
    width: dimensions ? formatDecimal(dimensions.width) : '',
    height: dimensions ? formatDecimal(dimensions.height) : '',
    active: product.active,
    featured: product.featured,
    features: [...product.features],
    specifications: allSpecifications(product.specifications).map(([name, value]) => ({ name, value })),
    faq: product.faq.map(({ question, answer }) => ({ question, answer })),
    variants: product.variants.map((variant) => ({
      id: variant.id ?? '',
      name: variant.name,
      priceAdjustment: formatAmount(variant.priceAdjustment),
      attributes: Object.entries(variant.attributes)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    })),
  }
}
