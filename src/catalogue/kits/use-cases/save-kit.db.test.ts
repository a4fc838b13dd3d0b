import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { productsQuery } from '#catalogue/products/domain/admin-list.ts'
import { listAdminProducts } from '#catalogue/products/use-cases/list-admin-products.ts'
import { updateProduct } from '#catalogue/products/use-cases/update-product.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { loadKit } from './load-kit.ts'
import { saveKit } from './save-kit.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const { shop } = fixture

const candle = async (weight = 0.2) => {
  const { id } = await fixture.created({ stockQuantity: 9, weight })
  return { productId: id, variantId: null }
}
const emptyProduct = async () => (await fixture.created({ stockQuantity: 0 })).id
const fixed = (...parts: { productId: string; variantId: null; count: number }[]) =>
  ({ kind: 'fixed', choices: null, repeats: false, parts }) as const
const save = async (productId: string, draft: Parameters<typeof saveKit>[1]['draft']) => {
  const kit = await loadKit(shop, { productId })
  return saveKit(shop, { actor, productId, seenVersion: kit?.version ?? 0, draft })
}

test('turns a product into a kit with parts, weight and a history entry; unchanged parts keep their id', async () => {
  const [a, b, c] = [await candle(), await candle(0.3), await candle()]
  const productId = await emptyProduct()
  expect(await save(productId, fixed({ ...a, count: 2 }, { ...b, count: 1 }))).toMatchObject({ ok: true })
  expect(await loadKit(shop, { productId })).toMatchObject({
    kind: 'fixed',
    version: 2,
    parts: [
      { key: a.productId, count: 2, isSold: true },
      { key: b.productId, count: 1, isSold: true },
    ],
  })
  expect(await fixture.productNow(productId)).toMatchObject({ weight: 0.7, kitKind: 'fixed' })
  const partsNow = async () =>
    (await database.pool.query('select id, product_id from kit_parts where kit_id = $1', [productId])).rows
  const before = await partsNow()
  expect(
    await save(productId, {
      kind: 'choose',
      choices: 2,
      repeats: true,
      parts: [c, a].map((shelf) => ({ ...shelf, count: 5 })),
    }),
  ).toMatchObject({ ok: true })
  const after = await partsNow()
  const findId = (rows: typeof before, id: string) => rows.find(({ product_id }) => product_id === id)?.id
  expect(after).toHaveLength(2)
  expect(findId(after, a.productId)).toBe(findId(before, a.productId))
  expect(await save(productId, { kind: null, choices: null, repeats: false, parts: [] })).toMatchObject({
    ok: true,
  })
  expect(await partsNow()).toEqual([])
})

test('a product with stock, in another kit or edited concurrently cannot become a kit', async () => {
  const [a, b] = [await candle(), await candle()]
  const two = fixed({ ...a, count: 1 }, { ...b, count: 1 })
  expect(await save(a.productId, two)).toMatchObject({ code: 'has-had-stock' })
  const productId = await emptyProduct()
  expect(await saveKit(shop, { actor, productId, seenVersion: 7, draft: two })).toMatchObject({
    code: 'newer-version',
  })
  expect(await save(productId, fixed({ ...a, count: 1 }))).toMatchObject({ code: 'too-few-pieces' })
  const unknownPart = { productId: randomUUID(), variantId: null, count: 1 }
  expect(await save(productId, fixed({ ...a, count: 1 }, unknownPart))).toMatchObject({
    code: 'part-not-found',
  })
  expect(await save(productId, two)).toMatchObject({ ok: true })
  const other = await emptyProduct()
  expect(
    await save(other, fixed({ ...a, count: 1 }, { productId, variantId: null, count: 1 })),
  ).toMatchObject({
    code: 'part-not-found',
  })
})

test('a kit gets no stock of its own by its form', async () => {
  const [a, b] = [await candle(), await candle()]
  const { id: productId, draft } = await fixture.created({ stockQuantity: 0 })
  await save(productId, fixed({ ...a, count: 1 }, { ...b, count: 1 }))
  const seen = { version: 2, stock: 0 }
  expect(
    await updateProduct(shop, { actor, productId, seen, draft: { ...draft, stockQuantity: 4 } }),
  ).toMatchObject({ code: 'is-kit' })
  expect(
    await updateProduct(shop, { actor, productId, seen, draft: { ...draft, name: 'Trio' } }),
  ).toMatchObject({
    ok: true,
  })
})

test('the list marks a kit with a hidden or deleted candle, and the kit is not sold', async () => {
  const [one, other, kitId] = [await candle(), await candle(), await emptyProduct()]
  await save(kitId, fixed({ ...one, count: 1 }, { ...other, count: 1 }))
  const inList = async () => {
    const { products } = await listAdminProducts(shop, productsQuery.read(new URLSearchParams()))
    return products.find(({ id }) => id === kitId)
  }
  expect(await inList()).toMatchObject({ lacksPart: false, stockQuantity: 9 })
  await database.pool.query('update products set active = false where id = $1', [other.productId])
  expect(await inList()).toMatchObject({ lacksPart: true, stockQuantity: 0 })
  await database.pool.query('delete from products where id = $1', [other.productId])
  expect(await inList()).toMatchObject({ lacksPart: true, stockQuantity: 0 })
})
