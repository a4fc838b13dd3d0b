import { beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#database/statement-count.ts'
import type { ProductSort } from '#domain/catalogue/product-list.ts'
import type { Shop } from '#shop/shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { findProduct, listRelatedProducts } from './find-product.ts'
import { listActiveCategories, listCollections } from './list-active-categories.ts'
import { listHomeProducts } from './list-home-products.ts'
import { listProducts, type ProductFilter } from './list-products.ts'
import { listSitemapEntries } from './list-sitemap-entries.ts'

const { pool, db } = await createTestDatabase()
const payments = { takes: { pix: null, card: 'offline' } }
const clock = { now: () => new Date('2026-11-12T17:32:00Z') }
const shop = { db, publicReads: db, payments, clock } as unknown as Shop

beforeEach(() => pool.query('truncate products, categories, pictures, blog_posts cascade'))

interface Candle {
  name: string
  price?: number
  category?: string | null
  active?: boolean
  short?: string
  description?: string
  day?: number
  stock?: number
  featured?: boolean
  specifications?: Record<string, string>
}

async function addCandle(candle: Candle): Promise<string> {
  const { name, price = 90, category = null, active = true, short = '', description = '' } = candle
  const { rows } = await pool.query(
    `insert into products (name, slug, price, category_id, active, short_description, description, created_at, stock_quantity, featured, specifications)
     values ($1, lower(replace($1, ' ', '-')), $2, $3, $4, $5, $6, timestamptz '2026-01-01' + make_interval(days => $7), $8, $9, $10) returning id`,
    [
      name,
      price,
      category,
      active,
      short,
      description,
      candle.day ?? 0,
      candle.stock ?? 5,
      candle.featured ?? false,
      candle.specifications ?? {},
    ],
  )
  return rows[0].id
}

async function addCategory(name: string, active = true): Promise<string> {
  const { rows } = await pool.query(
    'insert into categories (name, slug, active) values ($1, $1, $2) returning id',
    [name, active],
  )
  return rows[0].id
}

async function addSize(
  productId: string,
  name: string,
  adjustment: number,
  position: number,
): Promise<string> {
  const { rows } = await pool.query(
    'insert into product_variants (product_id, name, price_adjustment, position) values ($1, $2, $3, $4) returning id',
    [productId, name, adjustment, position],
  )
  return rows[0].id
}

const everything: ProductFilter = { search: '', categoryId: null, sort: 'newest', page: 1 }
const namesFound = async (filter: Partial<ProductFilter>) =>
  (await listProducts(shop, { ...everything, ...filter })).products.map(({ name }) => name)

describe('searching the list', () => {
  beforeEach(async () => {
    await addCandle({ name: 'Sândalo & Âmbar' })
    await addCandle({ name: 'Canela & Laranja', short: 'Casca de laranja no fogo baixo', day: 1 })
    await addCandle({ name: 'Promo 100% coco', description: 'Feita_à_mão com 50\\50', day: 2 })
  })

  test.each([
    ['sandalo', ['Sândalo & Âmbar']],
    ['SÂNDALO', ['Sândalo & Âmbar']],
    ['ambar', ['Sândalo & Âmbar']],
    ['fogo', ['Canela & Laranja']],
    ['feita_a_mao', ['Promo 100% coco']],
    ['laranja canela', ['Canela & Laranja']],
    ['%', ['Promo 100% coco']],
    ['100%', ['Promo 100% coco']],
    ['_', ['Promo 100% coco']],
    ['50\\50', ['Promo 100% coco']],
    ['s%ndalo', []],
    ['s_ndalo', []],
    ['％', ['Promo 100% coco']],
    ['maracujá', []],
    ["'; drop table products; --", []],
  ])('%j finds %j', async (search, names) => {
    expect(await namesFound({ search })).toEqual(names)
  })
})

describe('a search', () => {
  beforeEach(async () => {
    const calma = await addCategory('Calma')
    const jardim = await addCategory('Jardim')
    const closed = await addCategory('Fechada', false)
    await addCandle({ name: 'Lavanda & Camomila', category: calma, day: 1, price: 110 })
    await addCandle({ name: 'Chá Branco', category: calma, day: 2, description: 'Melhor que jasmim.' })
    await addCandle({ name: 'Jasmim da Noite', category: jardim, day: 3, price: 120 })
    await addCandle({ name: 'Rosa', category: closed, day: 4, short: 'Sem jasmim, com lavanda', price: 80 })
  })

  test.each([
    ['a collection', 'calma', ['Chá Branco', 'Lavanda & Camomila']],
    ['a collection and a word', 'calma branco', ['Chá Branco']],
    ['a collection that is closed', 'fechada', []],
    ['a word in a name before the same word elsewhere', 'jasmim', ['Jasmim da Noite', 'Rosa', 'Chá Branco']],
    ['one wrong letter in a name', 'jasmin', ['Jasmim da Noite']],
    ['one letter too few, one word right', 'jamim noite', ['Jasmim da Noite']],
    ['one wrong letter in a collection', 'calna', ['Chá Branco', 'Lavanda & Camomila']],
    ['two wrong letters', 'jaznin', []],
    ['what every candle is', 'velas', ['Rosa', 'Jasmim da Noite', 'Chá Branco', 'Lavanda & Camomila']],
    ['what every candle is, and more', 'vela camomila', ['Lavanda & Camomila']],
  ])('for %s: %j', async (_what, search, names) => {
    expect(await namesFound({ search })).toEqual(names)
  })

  test('in another order is in that order', async () => {
    expect(await namesFound({ search: 'jasmim', sort: 'price-asc' })).toEqual([
      'Rosa',
      'Chá Branco',
      'Jasmim da Noite',
    ])
  })

  test('says whether a letter was forgiven', async () => {
    expect(await listProducts(shop, { ...everything, search: 'jasmim' })).toMatchObject({ match: 'exact' })
    expect(await listProducts(shop, { ...everything, search: 'jasmin' })).toMatchObject({ match: 'near' })
  })

  test('that finds nothing offers the featured that can be bought, then the newest', async () => {
    await addCandle({ name: 'Esgotada', featured: true, stock: 0 })
    await addCandle({ name: 'Assinatura', featured: true })
    await addCandle({ name: 'Oculta', featured: true, active: false, day: 9 })
    const { products, suggestions } = await listProducts(shop, { ...everything, search: 'pneu' })
    expect(products).toEqual([])
    expect(suggestions.map(({ name }) => name)).toEqual([
      'Assinatura',
      'Chá Branco',
      'Jasmim da Noite',
      'Lavanda & Camomila',
    ])
  })

  test.each(['jasmim', 'jasmin', 'pneu'])('for %j is one statement', async (search) => {
    const { statements } = await countStatements(() => listProducts(shop, { ...everything, search }))
    expect(statements).toHaveLength(1)
  })

  test('stays inside the chosen collection', async () => {
    const { rows } = await pool.query(`select id from categories where name = 'Jardim'`)
    expect(await namesFound({ search: 'jasmim', categoryId: rows[0].id })).toEqual(['Jasmim da Noite'])
  })
})

test('what is not active is nowhere', async () => {
  const id = await addCandle({ name: 'Escondida', active: false, featured: true })
  const seen = await addCandle({ name: 'À vista' })
  expect(await namesFound({})).toEqual(['À vista'])
  expect((await listHomeProducts(shop)).map(({ name }) => name)).toEqual(['À vista'])
  expect(await findProduct(shop, { slug: 'escondida' })).toBeNull()
  expect(await listRelatedProducts(shop, { id: seen, categoryId: null, pairs: [id] })).toEqual({
    pairs: [],
    related: [],
  })
  expect(id).not.toBe(seen)
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
  // Many good ones before a single perfect one, and nobody's word last.
  await pool.query(`insert into reviews (product_id, stars, status, is_demo)
    select p.id, 5, 'published', true from products p, generate_series(1, 20) n where p.name = 'Âmbar' or (p.name = 'Zelo' and n = 1)`)
  expect(await namesFound({ sort })).toEqual(names)
})

describe('60 products', () => {
  beforeEach(() =>
    pool.query(
      `insert into products (name, slug, price, created_at)
       select 'Vela ' || (n % 3), 'vela-' || n, 50 + n % 2, '2026-01-01' from generate_series(1, 60) n`,
    ),
  )

  test.each<ProductSort>(['newest', 'price-asc', 'price-desc', 'name', 'rating'])(
    'by %s are three pages of 24, without gaps or doubles',
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
    const found = await Promise.all(
      [1, 2, 3, 9].map((page) => listProducts(shop, { ...everything, search: 'ela', page })),
    )
    expect(found.map(({ products, page }) => [products.length, page])).toEqual([
      [24, 1],
      [24, 2],
      [12, 3],
      [12, 3],
    ])
    expect(new Set(found.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(60)
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
    { name: 'Única', hasVariants: false, variantId: null, scent: null },
    { name: 'Jasmim', hasVariants: true, variantId: usual, scent: 'Lichia, jasmim e cedro' },
  ])
  expect(products[0]).not.toHaveProperty('cost')
})

test('the home page shows the twelve oldest, oldest first', async () => {
  for (const day of [13, 2, 7, 1, 12, 3, 11, 4, 10, 5, 9, 6, 8]) await addCandle({ name: `Vela ${day}`, day })
  expect((await listHomeProducts(shop)).map(({ name }) => name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Vela ${index + 1}`),
  )
})

test('a product is found with its category, sizes and images in their order', async () => {
  const jardim = await addCategory('Jardim')
  const id = await addCandle({ name: 'Jasmim', category: jardim })
  await addSize(id, '320 g', 60, 2)
  await addSize(id, '120 g', -26, 0)
  await pool.query(
    `insert into pictures (url, width, height, alt) values ('/media/product-images/b.webp', 4, 5, 'B'), ('/media/product-images/a.webp', 4, 5, 'A')`,
  )
  await pool.query(
    `update products set images = array['/media/product-images/b.webp', 'https://elsewhere.example/x.png', '/media/product-images/a.webp']`,
  )
  const { statements, value: found } = await countStatements(() => findProduct(shop, { slug: 'jasmim' }))
  expect(statements).toHaveLength(1)
  expect(found).toMatchObject({
    category: { name: 'Jardim' },
    variants: [
      { name: '120 g', priceAdjustment: -2600 },
      { name: '320 g', priceAdjustment: 6000 },
    ],
    images: [{ alt: 'B' }, { alt: 'A' }],
  })
  expect(found).not.toHaveProperty('cost')
})

test('related products: what can be bought, then the same collection, then the featured', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  await addCandle({ name: 'Esgotada', category: calma, stock: 0 })
  await addCandle({ name: 'Chá', category: calma })
  await addCandle({ name: 'Assinatura', featured: true })
  await addCandle({ name: 'Qualquer' })
  const { related } = await listRelatedProducts(shop, { id, categoryId: calma, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Chá', 'Assinatura', 'Esgotada'])
})

test('four related products: the featured of a full collection come first, and nothing from elsewhere', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  for (const name of ['Alecrim', 'Camomila', 'Chá', 'Figo']) await addCandle({ name, category: calma })
  await addCandle({ name: 'Zimbro', category: calma, featured: true })
  await addCandle({ name: 'Assinatura', featured: true })
  const { related } = await listRelatedProducts(shop, { id, categoryId: calma, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Zimbro', 'Alecrim', 'Camomila', 'Chá'])
})

test('a product without a collection is related to the others without one, then to the featured', async () => {
  const id = await addCandle({ name: 'Avulsa' })
  await addCandle({ name: 'Sozinha' })
  await addCandle({ name: 'Assinatura', featured: true, category: await addCategory('Calma') })
  const { related } = await listRelatedProducts(shop, { id, categoryId: null, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Sozinha', 'Assinatura'])
})

test('the pairs of the owner stand apart, in her order, and are not suggested a second time', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  const tea = await addCandle({ name: 'Chá', category: calma })
  const soldOut = await addCandle({ name: 'Esgotada', stock: 0 })
  const hidden = await addCandle({ name: 'Escondida', active: false })
  await addCandle({ name: 'Figo', category: calma })
  const { statements, value } = await countStatements(() =>
    listRelatedProducts(shop, { id, categoryId: calma, pairs: [soldOut, hidden, tea] }),
  )
  expect(statements).toHaveLength(1)
  expect(value.pairs.map(({ name }) => name)).toEqual(['Esgotada', 'Chá'])
  expect(value.related.map(({ name }) => name)).toEqual(['Figo'])
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

test('the sitemap names what can be seen, with the day of its last change', async () => {
  await addCandle({ name: 'Lavanda' })
  await addCandle({ name: 'Oculta', active: false })
  const calma = await addCategory('Calma')
  await addCategory('Fechada', false)
  await pool.query(
    `insert into blog_posts (slug, title, published) values ('no-ar', 'No ar', true), ('rascunho', 'Rascunho', false)`,
  )
  const entries = await listSitemapEntries(shop)
  expect(entries.products.map(({ slug }) => slug)).toEqual(['lavanda'])
  expect(entries.posts.map(({ slug }) => slug)).toEqual(['no-ar'])
  expect(entries.categories).toEqual([{ id: calma, updatedAt: expect.any(Date) }])
})
