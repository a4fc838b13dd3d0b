import { beforeEach, describe, expect, test } from 'vitest'
import {
  listActiveCategories,
  listCollections,
} from '#catalogue/collections/use-cases/list-active-categories.ts'
import { findProduct, listRelatedProducts } from '#catalogue/product-page/use-cases/find-product.ts'
import type { ProductSort } from '#catalogue/search/domain/product-list.ts'
import { listProducts } from '#catalogue/search/use-cases/list-products.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { everything, openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { listHomeProducts } from './list-home-products.ts'
import { listSitemapEntries } from './list-sitemap-entries.ts'

const { pool, shop, addCandle, addCategory, addSize, namesFound } = await openStorefront()

test('inactive products appear nowhere', async () => {
  const id = await addCandle({ name: 'Escondida', active: false, featured: true })
  const seenCandle = await addCandle({ name: 'À vista' })
  expect(await namesFound({})).toEqual(['À vista'])
  expect((await listHomeProducts(shop)).map(({ name }) => name)).toEqual(['À vista'])
  expect(await findProduct(shop, { slug: 'escondida' })).toBeNull()
  expect(await listRelatedProducts(shop, { id: seenCandle, categoryId: null, pairs: [id] })).toEqual({
    pairs: [],
    related: [],
  })
  expect(id).not.toBe(seenCandle)
})

test('a category shows its own products only', async () => {
  const calma = await addCategory('Calma')
  await addCandle({ name: 'Lavanda', category: calma })
  await addCandle({ name: 'Cedro' })
  expect(await namesFound({ categoryId: calma })).toEqual(['Lavanda'])
  expect(await namesFound({ categoryId: calma, search: 'cedro' })).toEqual([])
})

test.each<[ProductSort, string[]]>([
  ['newest', ['água', 'Zelo', 'Âmbar']],
  ['price-asc', ['água', 'Âmbar', 'Zelo']],
  ['price-desc', ['Zelo', 'Âmbar', 'água']],
  ['name', ['água', 'Âmbar', 'Zelo']],
  ['rating', ['Âmbar', 'Zelo', 'água']],
])('sorted by %s', async (sort, names) => {
  await addCandle({ name: 'Zelo', price: 120, day: 1 })
  await addCandle({ name: 'água', price: 80, day: 2 })
  await addCandle({ name: 'Âmbar', price: 99.9, day: 0 })
  // Many good ratings rank above a single perfect one; unrated products come last.
  await pool.query(`insert into reviews (product_id, stars, status, is_demo)
    select p.id, 5, 'published', true from products p, generate_series(1, 20) n where p.name = 'Âmbar' or (p.name = 'Zelo' and n = 1)`)
  expect(await namesFound({ sort })).toEqual(names)
})

test('a search shows the best matches first, or the newest if they are asked for', async () => {
  await addCandle({ name: 'Figo', day: 0 })
  await addCandle({ name: 'Cedro', description: 'Lembra figo.', day: 2 })
  await addCandle({ name: 'Mel & Figo', day: 1 })
  expect((await namesFound({ search: 'figo' })).at(-1)).toBe('Cedro')
  expect(await namesFound({ search: 'figo', sort: 'newest' })).toEqual(['Cedro', 'Mel & Figo', 'Figo'])
})

describe('60 products', () => {
  beforeEach(() =>
    pool.query(
      `insert into products (name, slug, price, created_at)
       select 'Vela ' || (n % 3), 'vela-' || n, 50 + n % 2, '2026-01-01' from generate_series(1, 60) n`,
    ),
  )

  test.each<ProductSort>(['relevance', 'newest', 'price-asc', 'price-desc', 'name', 'rating'])(
    'by %s are three pages of 24 without gaps or duplicates',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listProducts(shop, { ...everything, sort, page })),
      )
      expect(pages.map(({ products }) => products.length)).toEqual([24, 24, 12])
      expect(pages.map(({ total }) => total)).toEqual([60, 60, 60])
      expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(60)
    },
  )

  test('beyond the last page is the last page', async () => {
    const beyond = await listProducts(shop, { ...everything, page: 99 })
    expect(beyond).toEqual(await listProducts(shop, { ...everything, page: 3 }))
    expect(beyond.page).toBe(3)
  })

  test('beyond the last page of nothing is the empty first page', async () => {
    expect(await listProducts(shop, { ...everything, search: 'nada', page: 2 })).toMatchObject({
      products: [],
      total: 0,
      page: 1,
    })
  })

  test('a search has the same pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 9].map((page) => listProducts(shop, { ...everything, search: 'ela', page })),
    )
    expect(pages.map(({ products, page }) => [products.length, page])).toEqual([
      [24, 1],
      [24, 2],
      [12, 3],
      [12, 3],
    ])
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(60)
  })

  test('a page and its count are one statement', async () => {
    const { statements } = await countStatements(() => listProducts(shop, { ...everything, page: 2 }))
    expect(statements).toHaveLength(1)
  })
})

test('a card carries the preselected size and the scent in brief', async () => {
  const id = await addCandle({
    name: 'Jasmim',
    specifications: { Topo: 'Lichia, pera', Coração: 'Jasmim', Fundo: 'Cedro' },
  })
  await addSize(id, '120 g', -20, 0)
  const usual = await addSize(id, '180 g', 0, 1)
  await addCandle({ name: 'Única', day: 1 })
  const { products } = await listProducts(shop, everything)
  expect(products).toMatchObject([
    { name: 'Única', hasVariants: false, variant: null, scent: null },
    {
      name: 'Jasmim',
      hasVariants: true,
      variant: { id: usual, stockQuantity: 0 },
      scent: 'Lichia, jasmim e cedro',
    },
  ])
  expect(products[0]).not.toHaveProperty('cost')
})

test('the card of a kit lists its parts in the place of the scent', async () => {
  const id = await addCandle({
    name: 'Trio',
    specifications: { Topo: 'Lichia', Coração: 'Jasmim', Fundo: 'Cedro' },
  })
  const scents = async () => (await listProducts(shop, everything)).products.map(({ scent }) => scent)
  await pool.query(
    `update products set kit_kind = 'fixed', stock_quantity = 0, short_description = 'Três velas.' where id = $1`,
    [id],
  )
  expect(await scents()).toEqual(['Três velas.'])
  await pool.query(`update products set short_description = '' where id = $1`, [id])
  expect(await scents()).toEqual(['Lichia, jasmim e cedro'])
})

test('a card carries another size, with its name and price, while the preselected one is sold out', async () => {
  const id = await addCandle({ name: 'Jasmim' })
  const small = await addSize(id, '120 g', -20, 0)
  await addSize(id, '180 g', 0, 1)
  await pool.query('update product_variants set stock_quantity = 3 where id = $1', [small])
  const { products } = await listProducts(shop, everything)
  const price = (products[0]?.price ?? 0) - 2000
  expect(products).toMatchObject([
    { stockQuantity: 3, variant: { id: small, name: '120 g', stockQuantity: 3, price } },
  ])
})

test('the home page shows the twelve oldest, oldest first', async () => {
  for (const day of [13, 2, 7, 1, 12, 3, 11, 4, 10, 5, 9, 6, 8]) await addCandle({ name: `Vela ${day}`, day })
  expect((await listHomeProducts(shop)).map(({ name }) => name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Vela ${index + 1}`),
  )
})

describe('categories', () => {
  test('are sorted without regard to accents, the inactive left out', async () => {
    for (const name of ['Madeiras', 'Água', 'aconchego']) await addCategory(name)
    await addCategory('Oculta', false)
    expect((await listActiveCategories(shop)).map(({ name }) => name)).toEqual([
      'aconchego',
      'Água',
      'Madeiras',
    ])
  })

  test('count what can be seen, in one statement', async () => {
    const calma = await addCategory('Calma')
    await addCategory('Vazia')
    await addCandle({ name: 'Lavanda', category: calma })
    await addCandle({ name: 'Oculta', category: calma, active: false })
    const { statements, value } = await countStatements(async () => await listCollections(shop))
    expect(statements).toHaveLength(1)
    expect(value).toMatchObject([
      { name: 'Calma', productCount: 1 },
      { name: 'Vazia', productCount: 0 },
    ])
  })
})

test('lists public categories in the sitemap, with the day of their last change', async () => {
  await addCandle({ name: 'Lavanda' })
  await addCandle({ name: 'Oculta', active: false })
  await addCategory('Calma')
  await addCategory('Fechada', false)
  await pool.query(
    `insert into blog_posts (slug, title, published) values ('no-ar', 'No ar', true), ('rascunho', 'Rascunho', false)`,
  )
  const entries = await listSitemapEntries(shop)
  expect(entries.products.map(({ slug }) => slug)).toEqual(['lavanda'])
  expect(entries.posts.map(({ slug }) => slug)).toEqual(['no-ar'])
  expect(entries.categories).toEqual([{ slug: 'Calma', updatedAt: expect.any(Date), image: null }])
})
