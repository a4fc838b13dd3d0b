import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { createProduct } from './create-product.ts'
import { findAdminProduct } from './find-admin-product.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { updateProduct } from './update-product.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const { shop } = fixture
const november = { salePrice: 7490, saleFrom: '2026-11-15', saleUntil: '2026-11-30' }
const large = {
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name: '320 g',
  priceAdjustment: 6000,
  attributes: {},
  image: null,
}

async function newProduct(facts: Partial<ProductDraft> = {}) {
  const { id, draft } = await fixture.created({ variants: [large], ...facts })
  const createdAt = new Date('2026-01-01T12:00:00Z')
  await database.db.update(products).set({ createdAt }).where(eq(products.id, id))
  await database.db.update(productVariants).set({ createdAt }).where(eq(productVariants.productId, id))
  const save = async (change: Partial<ProductDraft>) => {
    const product = await findAdminProduct(shop, { id })
    if (!product) throw new Error('no product')
    const seen = { version: product.version, stock: product.draft.stockQuantity }
    return updateProduct(shop, { actor, productId: id, seen, draft: { ...product.draft, ...change } })
  }
  return { id, draft, save }
}

test('a promotion is stored, listed with its state and recorded in the history', async () => {
  const { id, draft, save } = await newProduct({ name: 'Figo da promoção' })
  expect(await save(november)).toMatchObject({ ok: true })
  const query = { search: draft.name, status: 'all', category: '', sort: 'name', page: 1 } as const
  expect((await listAdminProducts(shop, query)).products).toMatchObject([
    { price: 7490, priceBefore: 9490, isOnSale: true, saleUntil: '2026-11-30' },
  ])
  expect((await fixture.history(id))[0]?.changes).toMatchObject({ salePrice: { from: null, to: 7490 } })
})

test('a promotion needs a price that was charged for thirty days: a new price waits', async () => {
  const { save } = await newProduct()
  expect(await save({ ...november, price: 9990 })).toMatchObject({
    code: 'price-not-asked',
    details: { day: '2026-12-16' },
  })
  expect(await save({ price: 9990 })).toMatchObject({ ok: true })
  await database.db.execute(sql`update price_history set until = until - interval '2 days'`)
  // A price charged for only two days counts, even if the old price returns.
  expect(await save({ ...november, price: 9490 })).toMatchObject({ code: 'price-not-asked' })
  expect(await save({ ...november, saleFrom: '2026-12-16', saleUntil: '2026-12-20' })).toMatchObject({
    ok: true,
  })
})

test('names a size whose own price is too recent, even if the product’s price is old', async () => {
  const { save, id } = await newProduct()
  const [stored] = await fixture.variants(id)
  const raised = [{ ...large, id: stored?.id ?? null, priceAdjustment: 7000 }]
  expect(await save({ ...november, variants: raised })).toMatchObject({
    code: 'price-not-asked',
    details: { size: '320 g' },
  })
  expect(await save({ variants: raised })).toMatchObject({ ok: true })
  expect(await save(november)).toMatchObject({ code: 'price-not-asked', details: { size: '320 g' } })
})

test('a running promotion can be corrected, but its earlier price is kept', async () => {
  const { save } = await newProduct()
  await save(november)
  expect(await save({ salePrice: 6990, saleUntil: '2026-12-05' })).toMatchObject({ ok: true })
  expect(await save({ name: 'Outro nome' })).toMatchObject({ ok: true })
  expect(await save({ price: 9990 })).toMatchObject({ code: 'price-not-asked' })
  expect(await save({ price: 9990, salePrice: null, saleFrom: null, saleUntil: null })).toMatchObject({
    ok: true,
  })
})

test('a new product cannot begin with a promotion, and an ended one does not count', async () => {
  const draft = fixture.draft(november)
  expect(await createProduct(shop, { actor, draft })).toMatchObject({ code: 'price-not-asked' })
  const { save } = await newProduct()
  expect(await save({ ...november, saleFrom: '2026-11-01', saleUntil: '2026-11-14' })).toMatchObject({
    code: 'promotion-over',
  })
})
