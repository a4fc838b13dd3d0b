import { expect, test } from 'vitest'
import { nextOfLine, type ProductDraft } from './product-draft.ts'
import { initialFacts } from './product-fields.ts'

const size = {
  id: 'a',
  name: '180 g',
  priceAdjustment: 1500,
  attributes: { Pavio: 'algodão' },
  image: '/media/x/y.webp',
  salePrice: 8000,
  burningHours: 45,
  weight: 0.54,
  dimensions: null,
  cost: 3840,
  stockQuantity: 7,
  minStockLevel: 4,
  sku: 'LAV-180',
  barcode: '7890000001809',
}
const lavender: ProductDraft = {
  ...initialFacts,
  name: 'Lavanda',
  slug: 'lavanda',
  description: 'Herbácea.',
  seoTitle: 'Vela de lavanda',
  price: 9490,
  salePrice: 8000,
  saleFrom: '2026-11-10',
  saleUntil: '2026-11-20',
  sku: 'LAV',
  stockQuantity: 7,
  featured: true,
  active: false,
  categoryId: 'calma',
  dimensions: null,
  features: ['Feita à mão'],
  specifications: { Topo: 'lavanda' },
  faq: [],
  variants: [size],
  pairs: ['b'],
}

test('the next candle of a line keeps prices, costs, measures and words', () => {
  const { price, description, specifications, features, pairs, categoryId, variants } = nextOfLine(lavender)
  expect({ price, description, specifications, features, pairs, categoryId }).toEqual({
    price: 9490,
    description: 'Herbácea.',
    specifications: { Topo: 'lavanda' },
    features: ['Feita à mão'],
    pairs: ['b'],
    categoryId: 'calma',
  })
  expect(variants).toMatchObject([
    { name: '180 g', priceAdjustment: 1500, cost: 3840, weight: 0.54, minStockLevel: 4 },
  ])
})

test('it has no name, address, codes, stock or promotion of the other', () => {
  const next = nextOfLine(lavender)
  expect(next).toMatchObject({ name: '', slug: '', seoTitle: '', sku: '', stockQuantity: 0, featured: false })
  expect(next).toMatchObject({ salePrice: null, saleFrom: null, saleUntil: null, active: true })
  expect(next.variants).toMatchObject([
    { id: null, sku: '', barcode: '', stockQuantity: 0, salePrice: null, image: null },
  ])
})
