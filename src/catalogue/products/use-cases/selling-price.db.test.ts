import { beforeEach, describe, expect, test } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { listProducts } from '#catalogue/search/use-cases/list-products.ts'
import { addFavourite, listFavourites } from '#catalogue/wishlist/use-cases/wishlist.ts'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { describeProducts } from '#checkout/cart/use-cases/describe-products.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { readCheckoutCart } from '#checkout/purchase/use-cases/read-checkout-cart.ts'
import { parseConfig } from '#platform/config/config.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { listHomeProducts } from './list-home-products.ts'

const { pool, db } = await createTestDatabase()
let now = new Date()
const payments = { takes: { pix: null, card: 'offline' } }
const config = parseConfig({})
const settings = { current: () => ({ values: { search: { synonyms: '' } } }) }
const shop = { db, publicReads: db, payments, config, settings, clock: { now: () => now } } as unknown as Shop

/** Midnight in São Paulo is 03:00 UTC. The promotion lasts from November 20 to 30. */
const moments = {
  before: '2026-11-20T02:59:59Z',
  first: '2026-11-20T03:00:00Z',
  last: '2026-12-01T02:59:59Z',
  after: '2026-12-01T03:00:00Z',
} as const

let figo: string
let sizes: Record<string, string>
let marina: string

beforeEach(async () => {
  now = new Date(moments.before)
  await emptyTables(pool, 'products', 'users')
  const product = await pool.query(`
    insert into products (name, slug, price, sale_price, sale_from, sale_until, stock_quantity)
    values ('Figo', 'figo', 94.90, 74.90, '2026-11-20', '2026-11-30', 9) returning id`)
  figo = product.rows[0].id
  const made = await pool.query(
    `insert into product_variants (product_id, name, price_adjustment, sale_price, position, stock_quantity)
     values ($1, '120 g', -30, null, 0, 9), ($1, '180 g', 0, null, 1, 9), ($1, '320 g', 60, 125, 2, 9) returning id, name`,
    [figo],
  )
  sizes = Object.fromEntries(made.rows.map(({ id, name }) => [name, id]))
  await pool.query("insert into products (name, slug, price, stock_quantity) values ('Mel', 'mel', 59.90, 9)")
  const user = await pool.query(
    "insert into users (email, name) values ('m@exemplo.com.br', 'Marina') returning id",
  )
  marina = user.rows[0].id
})

describe.each([
  ['before', 9490, null],
  ['first', 7490, 9490],
  ['last', 7490, 9490],
  ['after', 9490, null],
] as const)('%s: the same price everywhere', (moment, price, priceBefore) => {
  test('page, list, search, home page, favourites and a guest’s cart', async () => {
    now = new Date(moments[moment])
    await addFavourite(shop, { userId: marina, productId: figo })
    const prices = { price, priceBefore }
    const list = { search: '', categoryId: null, filters: {}, sort: 'relevance', page: 1 } as const
    expect(await findProduct(shop, { slug: 'figo' })).toMatchObject(prices)
    expect((await listProducts(shop, list)).products.find(({ id }) => id === figo)).toMatchObject(prices)
    expect((await listProducts(shop, { ...list, search: 'figo' })).products).toMatchObject([prices])
    expect((await listHomeProducts(shop)).find(({ id }) => id === figo)).toMatchObject(prices)
    expect(await listFavourites(shop, { userId: marina })).toMatchObject([prices])
    expect(await describeProducts(shop, { productIds: [figo] })).toMatchObject([prices])
  })

  test('lists go by it', async () => {
    now = new Date(moments[moment])
    const sorted = async (search: string) =>
      (
        await listProducts(shop, { search, categoryId: null, filters: {}, sort: 'price-asc', page: 1 })
      ).products.map(({ name }) => name)
    await pool.query("update products set description = 'vela'")
    const order = price < 8490 ? ['Figo', 'Mel'] : ['Mel', 'Figo']
    expect([await sorted(''), await sorted('vela')]).toEqual([order, order])
  })
})

test('a size costs its own promotional price, else keeps its difference', async () => {
  now = new Date(moments.first)
  const product = await findProduct(shop, { slug: 'figo' })
  expect(product?.saleUntil).toBe('2026-11-30')
  expect(product?.variants).toMatchObject([
    { name: '120 g', priceAdjustment: -3000, priceBefore: 6490 },
    { name: '180 g', priceAdjustment: 0, priceBefore: 9490 },
    { name: '320 g', priceAdjustment: 5010, priceBefore: 15490 },
  ])
})

test('the cart shows the price that changed at midnight, and the checkout charges it', async () => {
  const [large = '', choice] = [sizes['320 g'], { userId: marina, productId: figo, quantity: 1 }]
  await addToCart(shop, { ...choice, variantId: large })
  now = new Date(moments.first)
  const promoted = await loadCart(shop, { userId: marina })
  expect(promoted.lines).toMatchObject([
    { unitPrice: 12500, priceBefore: 15490, notice: { kind: 'price-changed', from: 15490, to: 12500 } },
  ])
  await addToCart(shop, { ...choice, variantId: large })
  expect((await loadCart(shop, { userId: marina })).lines[0]?.notice).toBeNull()
  now = new Date(moments.after)
  expect((await loadCart(shop, { userId: marina })).lines[0]?.notice).toEqual({
    kind: 'price-changed',
    from: 12500,
    to: 15490,
  })
  const cart = await db.transaction((tx) => readCheckoutCart(tx, { userId: marina, now }))
  expect(cart?.lines).toMatchObject([{ unitPrice: 15490, seenPrice: 12500 }])
})

test('the list still asks once', async () => {
  const list = { search: '', categoryId: null, filters: {}, sort: 'price-asc', page: 1 } as const
  expect((await countStatements(() => listProducts(shop, list))).statements).toHaveLength(1)
})
