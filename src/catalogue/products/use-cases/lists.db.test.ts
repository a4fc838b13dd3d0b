import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listCategoryChoices } from '#catalogue/collections/use-cases/list-category-choices.ts'
import { setCategoryActive } from '#catalogue/collections/use-cases/set-category-active.ts'
import { type AdminQuery, MANAGED_PER_PAGE } from '#catalogue/products/domain/admin-list.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { describeProductImage } from './describe-product-image.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { listProductsWithImages } from './list-products-with-images.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const mark = () => `m${randomUUID().slice(0, 8)}`

function list(query: Partial<AdminQuery>) {
  const all: AdminQuery = { search: '', status: 'all', category: '', sort: 'name', page: 1 }
  return listAdminProducts(fixture.shop, { ...all, ...query })
}

const names = ({ products }: Awaited<ReturnType<typeof list>>) =>
  products.map(({ name }) => name.split(' ')[1])

describe('listAdminProducts', () => {
  test('lists all products without a filter', async () => {
    const { id } = await fixture.created({ name: '  Aaa' })
    const { products, total } = await list({})
    expect(products.map((product) => product.id)).toContain(id)
    expect(total).toBeGreaterThan(0)
  })

  test('searches the name only, without regard to case and accents', async () => {
    const word = mark()
    await fixture.created({ name: `${word} Sândalo` })
    await fixture.created({ name: 'Outra', description: `${word} na descrição` })
    expect(names(await list({ search: `SANDALO ${word}` }))).toEqual(['Sândalo'])
    expect(await list({ search: word })).toMatchObject({ total: 1, page: 1 })
    expect((await list({ search: `${word}%` })).total).toBe(0)
  })

  test('filters by status and category, and shows image, category and stock', async () => {
    const [word, category] = [mark(), await fixture.newCategory()]
    await fixture.created({ name: `${word} A`, categoryId: category.id, active: false, stockQuantity: 3 })
    await fixture.created({ name: `${word} B`, categoryId: category.id })
    await fixture.created({ name: `${word} C`, active: false })
    expect(names(await list({ search: word, status: 'inactive' }))).toEqual(['A', 'C'])
    const chosen = await list({ category: category.id, status: 'inactive' })
    expect(chosen).toMatchObject({
      total: 1,
      products: [{ category: category.name, cover: null, stockQuantity: 3, active: false, minStockLevel: 5 }],
    })
    expect(await list({ category: 'nada' })).toMatchObject({ total: 0, products: [] })
  })

  test('sorts by each column, both ways', async () => {
    const word = mark()
    await fixture.created({ name: `${word} Água`, price: 300, stockQuantity: 2 })
    await fixture.created({ name: `${word} Bosque`, price: 100, stockQuantity: 3, active: false })
    await fixture.created({ name: `${word} Azul`, price: 200, stockQuantity: 1 })
    const sorted = async (sort: AdminQuery['sort']) => names(await list({ search: word, sort }))
    expect(await sorted('name')).toEqual(['Água', 'Azul', 'Bosque'])
    expect(await sorted('-name')).toEqual(['Bosque', 'Azul', 'Água'])
    expect(await sorted('price')).toEqual(['Bosque', 'Azul', 'Água'])
    expect(await sorted('-stock')).toEqual(['Bosque', 'Água', 'Azul'])
    expect(await sorted('status')).toEqual(['Água', 'Azul', 'Bosque'])
    expect(await sorted('-status')).toEqual(['Bosque', 'Água', 'Azul'])
  })

  test('shows each product on exactly one page, and the last page for a number that is too high', async () => {
    const word = mark()
    const total = MANAGED_PER_PAGE + 3
    for (let number = 0; number < total; number++) await fixture.created({ name: `${word} Vela`, price: 100 })
    const pages = [
      await list({ search: word, sort: 'price' }),
      await list({ search: word, sort: 'price', page: 2 }),
    ]
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(total)
    expect(pages.map(({ products }) => products.length)).toEqual([MANAGED_PER_PAGE, 3])
    expect(await list({ search: word, page: 9 })).toMatchObject({ total, page: 2 })
  })
})

test('listCategoryChoices offers active ones, and the chosen one whatever it is', async () => {
  const [shown, hidden] = [await fixture.newCategory(), await fixture.newCategory()]
  await setCategoryActive(fixture.shop, { actor, categoryId: hidden.id, active: false })
  const offered = async (chosen?: string) =>
    (await listCategoryChoices(fixture.shop, { chosen })).map(({ id }) => id)
  expect(await offered()).toContain(shown.id)
  expect(await offered()).not.toContain(hidden.id)
  expect(await offered(hidden.id)).toContain(hidden.id)
})

describe('listProductsWithImages', () => {
  test('finds active products by name or slug, with images in order, and products without images', async () => {
    const word = mark()
    const [one, two] = [await fixture.newImage(), await fixture.newImage()]
    const withImages = await fixture.newProduct([two, one])
    const { id } = await fixture.created({ name: `${word} Sem foto` })
    await fixture.created({ name: `${word} Oculta`, active: false })
    const before = await listProductsWithImages(fixture.shop, { search: '', page: 1 })
    expect(before.summary.total).toBe(before.summary.withImages + before.summary.withoutImages)
    expect(before.waiting.map((product) => product.id)).toContain(id)
    expect(before.waiting.map((product) => product.id)).not.toContain(withImages.id)
    expect(await listProductsWithImages(fixture.shop, { search: withImages.slug, page: 7 })).toMatchObject({
      found: 1,
      page: 1,
      products: [{ id: withImages.id, images: [{ url: two, width: 700 }, { url: one }] }],
    })
    expect(await listProductsWithImages(fixture.shop, { search: word, page: 1 })).toMatchObject({
      found: 1,
      products: [{ id, images: [] }],
    })
  })
})

test('describeProductImage writes the text of the product’s own image, once per edit', async () => {
  const url = await fixture.newImage('antes')
  const product = await fixture.newProduct([url])
  const edit = { actor, productId: product.id, url }
  expect(await describeProductImage(fixture.shop, { ...edit, alt: 'Vela acesa' })).toMatchObject({
    value: { version: product.version + 1 },
  })
  expect(await fixture.imageNow(url)).toMatchObject({ alt: 'Vela acesa' })
  const [entry] = await listChanges(database, { entity: 'product', entityId: product.id })
  expect(entry).toMatchObject({
    action: 'picture-described',
    changes: { alt: { from: 'antes', to: 'Vela acesa' } },
  })
  expect(await describeProductImage(fixture.shop, { ...edit, alt: 'a'.repeat(300) })).toMatchObject({
    code: 'alt-too-long',
  })
  expect(await describeProductImage(fixture.shop, { ...edit, url: '/media/x', alt: 'a' })).toMatchObject({
    code: 'image-not-found',
  })
  expect((await fixture.productNow(product.id))?.version).toBe(product.version + 1)
})
