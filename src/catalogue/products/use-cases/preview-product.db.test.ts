import { expect, test } from 'vitest'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { previewProduct } from './preview-product.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const shop = {
  ...fixture.shop,
  config: { pixDiscountPercent: 0 },
  payments: { takes: { pix: null, card: 'offline' } },
} as unknown as Shop
const large = {
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name: '320 g',
  priceAdjustment: 6000,
  stockQuantity: 4,
  sku: 'FIG-320',
  attributes: {},
  image: null,
}

test('shows a candle as it would look today, and stores nothing', async () => {
  const before = await database.db.$count(products)
  const draft = fixture.draft({
    name: 'Figo de dezembro',
    active: false,
    salePrice: 7490,
    saleFrom: '2026-11-10',
    saleUntil: '2026-11-30',
    variants: [large],
  })
  const { product, card } = await previewProduct(shop, { draft, imagesOf: 'novo' })
  expect(product).toMatchObject({
    name: 'Figo de dezembro',
    price: 7490,
    priceBefore: 9490,
    saleUntil: '2026-11-30',
    stockQuantity: 4,
    variants: [{ name: '320 g', priceAdjustment: 6000, stockQuantity: 4 }],
  })
  expect(card).toMatchObject({ name: 'Figo de dezembro', price: 7490, hasVariants: true, cover: null })
  expect(await database.db.$count(products)).toBe(before)
})

test('a saved candle is shown with its own images, codes and an unknown collection notwithstanding', async () => {
  const image = await fixture.newImage()
  const { id } = await fixture.newProduct([image])
  const { draft } = await fixture.created({ sku: 'SO-UMA' })
  const typed = { ...draft, categoryId: '00000000-0000-4000-8000-000000000000' }
  const { product } = await previewProduct(shop, { draft: typed, imagesOf: id })
  expect(product.images).toMatchObject([{ url: image }])
  expect(product.category).toBeNull()
})
