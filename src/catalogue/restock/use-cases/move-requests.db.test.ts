import { afterAll, beforeEach, expect, test } from 'vitest'
import type { VariantDraft } from '#catalogue/products/domain/product-input.ts'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { findAdminProduct } from '#catalogue/products/use-cases/find-admin-product.ts'
import { updateProduct } from '#catalogue/products/use-cases/update-product.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'

const database = await createTestDatabase()
const fixture = await openAccountShop(database)
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(() => emptyTables(database.pool, 'restock_requests'))

const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }
const email = 'lia@exemplo.com.br'

const size = (name: string, priceAdjustment: number): VariantDraft => ({
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name,
  priceAdjustment,
  attributes: {},
  image: null,
})

async function saveSizes(productId: string, variants: readonly VariantDraft[]) {
  const product = await findAdminProduct(shop, { id: productId })
  if (!product) throw new Error('no product')
  const seen = { version: product.version, stock: product.draft.stockQuantity }
  const draft = { ...product.draft, variants: [...variants] }
  expect(await updateProduct(shop, { actor, productId, seen, draft })).toMatchObject({ ok: true })
  return (await findAdminProduct(shop, { id: productId }))?.draft.variants.map(({ id }) => id) ?? []
}

const requests = () =>
  database.db
    .select({ email: restockRequests.email, variantId: restockRequests.variantId })
    .from(restockRequests)

test('a customer who waited for a product now waits for its preselected size', async () => {
  const productId = await fixture.newProduct({ stockQuantity: 0 })
  await database.db.insert(restockRequests).values({ productId, variantId: null, email })
  const [, usual] = await saveSizes(productId, [size('120 g', -3000), size('180 g', 0)])
  expect(await requests()).toEqual([{ email, variantId: usual }])
})

test('a customer who waited for two deleted sizes waits once for the product', async () => {
  const productId = await fixture.newProduct({ stockQuantity: 0 })
  const sizes = await saveSizes(productId, [size('120 g', -3000), size('180 g', 0)])
  await database.db
    .insert(restockRequests)
    .values(sizes.map((variantId) => ({ productId, variantId, email })))
  await saveSizes(productId, [])
  expect(await requests()).toEqual([{ email, variantId: null }])
})
