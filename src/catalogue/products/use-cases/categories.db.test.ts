import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteCategory } from '#catalogue/collections/use-cases/delete-category.ts'
import { listAdminCategories } from '#catalogue/collections/use-cases/list-admin-categories.ts'
import { saveCategory } from '#catalogue/collections/use-cases/save-category.ts'
import { setCategoryActive } from '#catalogue/collections/use-cases/set-category-active.ts'
import { categories } from '#catalogue/products/schema.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { createProduct } from './create-product.ts'
import { deleteProducts, restoreProducts } from './delete-products.ts'
import { findAdminProduct } from './find-admin-product.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const draft = (name: string, facts: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  description: null,
  active: true,
  ...facts,
})
const unique = () => `c${randomUUID().slice(0, 8)}`
const history = (entityId: string) => listChanges(database, { entity: 'category', entityId })

async function categoryNow(id: string) {
  const [row] = await database.db.select().from(categories).where(eq(categories.id, id))
  return row
}

async function saved(name = unique(), image: Uint8Array | 'keep' = 'keep') {
  const answer = await saveCategory(fixture.shop, { actor, categoryId: null, draft: draft(name), image })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}

describe('saveCategory', () => {
  test('creates one with its image, then changes it and takes the image away', async () => {
    const name = unique()
    const id = await saved(name, Buffer.from('foto'))
    const { image } = (await categoryNow(id)) ?? {}
    expect(image).toMatch(new RegExp(`^/media/category-images/${name}-\\d+\\.webp$`))
    expect(await fixture.imageNow(image ?? '')).toMatchObject({ alt: name, width: 700 })
    const changed = draft(name, { description: 'Para a mesa posta.', active: false })
    await saveCategory(fixture.shop, { actor, categoryId: id, draft: changed, image: 'keep' })
    expect(await categoryNow(id)).toMatchObject({ description: 'Para a mesa posta.', active: false, image })
    await saveCategory(fixture.shop, { actor, categoryId: id, draft: changed, image: 'remove' })
    expect(await categoryNow(id)).toMatchObject({ image: null })
    expect((await history(id)).map(({ action }) => action)).toEqual(['updated', 'updated', 'created'])
  })

  test('creates one category for one submission, however often its form arrives', async () => {
    const request = { requestKey: randomUUID(), userId: null }
    const edit = { actor, categoryId: null, draft: draft(unique()), image: Buffer.from('foto') }
    const first = await saveCategory(fixture.shop, edit, request)
    expect(first.ok).toBe(true)
    expect(await saveCategory(fixture.shop, edit, request)).toEqual(first)
  })

  test('refuses a name that is taken, a lost category and what is no image', async () => {
    const name = unique()
    await saved(name)
    const sameCategory = { actor, categoryId: null, draft: draft(name), image: 'keep' } as const
    expect(await saveCategory(fixture.shop, sameCategory)).toMatchObject({ code: 'name-taken' })
    expect(
      await saveCategory(fixture.shop, { ...sameCategory, categoryId: NOWHERE, draft: draft(unique()) }),
    ).toMatchObject({ code: 'category-not-found' })
    const bad = { ...sameCategory, draft: draft(unique()), image: Buffer.from('<svg/>') }
    expect(await saveCategory(fixture.shop, bad)).toMatchObject({
      code: 'image-refused',
      details: { code: 'not-an-image' },
    })
  })
})

test('setCategoryActive hides and shows, and refuses what is not there', async () => {
  const id = await saved()
  await setCategoryActive(fixture.shop, { actor, categoryId: id, active: false })
  await setCategoryActive(fixture.shop, { actor, categoryId: id, active: false })
  expect(await categoryNow(id)).toMatchObject({ active: false })
  expect((await history(id)).map(({ action }) => action)).toEqual(['deactivated', 'created'])
  expect(await setCategoryActive(fixture.shop, { actor, categoryId: NOWHERE, active: true })).toMatchObject({
    code: 'category-not-found',
  })
})

describe('deleteCategory', () => {
  test('deletes an empty one', async () => {
    const id = await saved()
    expect(await deleteCategory(fixture.shop, { actor, categoryId: id })).toMatchObject({ ok: true })
    expect(await categoryNow(id)).toBeUndefined()
    expect(await deleteCategory(fixture.shop, { actor, categoryId: id })).toMatchObject({
      code: 'category-not-found',
    })
  })

  test('refuses one with products, hidden ones included', async () => {
    const id = await saved()
    await fixture.created({ categoryId: id, active: false })
    expect(await deleteCategory(fixture.shop, { actor, categoryId: id })).toMatchObject({
      code: 'category-has-products',
    })
    expect(await categoryNow(id)).toBeDefined()
    expect((await history(id)).map(({ action }) => action)).toEqual(['created'])
  })

  test('lets go of products in the bin, which come back without one', async () => {
    const id = await saved()
    const { id: productId } = await fixture.created({ categoryId: id })
    await deleteProducts(fixture.shop, { actor, productIds: [productId] })
    const listedCategories = await listAdminCategories(fixture.shop)
    expect(listedCategories.find((category) => category.id === id)).toMatchObject({ productCount: 0 })
    expect(await deleteCategory(fixture.shop, { actor, categoryId: id })).toMatchObject({ ok: true })
    await restoreProducts(fixture.shop, { actor, productIds: [productId] })
    expect(await findAdminProduct(fixture.shop, { id: productId })).toMatchObject({
      draft: { categoryId: null },
    })
  })

  test('never loses a product that moves in at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await saved()
      const [moved, deletion] = await Promise.all([
        createProduct(fixture.shop, { actor, draft: fixture.draft({ categoryId: id }) }),
        deleteCategory(fixture.shop, { actor, categoryId: id }),
      ])
      const outcomes = [moved, deletion].map((answer) => (answer.ok ? 'done' : answer.code))
      expect([
        ['done', 'category-has-products'],
        ['category-not-found', 'done'],
      ]).toContainEqual(outcomes)
    }
  })
})

test('listAdminCategories counts all products and sorts without regard to accents', async () => {
  const mark = unique()
  const [water, garden] = [await saved(`${mark} Água`), await saved(`${mark} Bosque`)]
  await fixture.created({ categoryId: water })
  await fixture.created({ categoryId: water, active: false })
  const listedCategories = (await listAdminCategories(fixture.shop)).filter(({ name }) =>
    name.startsWith(mark),
  )
  expect(listedCategories).toMatchObject([
    { id: water, productCount: 2, image: null },
    { id: garden, productCount: 0 },
  ])
})
