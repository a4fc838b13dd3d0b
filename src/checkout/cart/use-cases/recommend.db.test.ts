import { beforeEach, expect, test } from 'vitest'
import { categories, products } from '#catalogue/products/schema.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { recommend } from './recommend.ts'

const database = await createTestDatabase()
const clock = { now: () => new Date('2026-11-12T17:32:00Z') }
const shop = { db: database.db, clock } as unknown as Shop

let calm: string
let garden: string

beforeEach(async () => {
  await database.db.delete(products)
  await database.db.delete(categories)
  calm = await newCategory('calma')
  garden = await newCategory('jardim')
})

async function newCategory(slug: string): Promise<string> {
  const [row] = await database.db
    .insert(categories)
    .values({ name: slug, slug, active: true })
    .returning({ id: categories.id })
  return row?.id ?? ''
}

async function candle(name: string, facts: Partial<typeof products.$inferInsert> = {}): Promise<string> {
  const [row] = await database.db
    .insert(products)
    .values({ name, slug: name, price: 100_00, stockQuantity: 10, active: true, categoryId: calm, ...facts })
    .returning({ id: products.id })
  return row?.id ?? ''
}

async function namesFor(productId: string, categoryId: string | null = calm, unitPrice = 100_00) {
  const products = await recommend(shop, { lines: [{ productId, categoryId, unitPrice }] })
  return products.map(({ name }) => name)
}

test('comes from the cart’s own collections: featured first, then the scarce; never what is in the cart', async () => {
  const inCart = await candle('no-carrinho', { featured: true })
  await candle('muitas', { stockQuantity: 30 })
  await candle('poucas', { stockQuantity: 2 })
  await candle('destaque', { stockQuantity: 50, featured: true })
  await candle('outra-colecao', { categoryId: garden })
  expect(await namesFor(inCart)).toEqual(['destaque', 'poucas', 'muitas'])
})

test('keeps within thirty per cent of the average price, the edges included', async () => {
  const inCart = await candle('no-carrinho')
  await candle('70', { price: 70_00, stockQuantity: 1 })
  await candle('69', { price: 69_99, stockQuantity: 2 })
  await candle('130', { price: 130_00, stockQuantity: 3 })
  await candle('131', { price: 130_01, stockQuantity: 4 })
  expect(await namesFor(inCart)).toEqual(['70', '130'])
})

test('is topped up with featured ones of any collection and price, at most four in all', async () => {
  const inCart = await candle('no-carrinho')
  await candle('perto', { stockQuantity: 1 })
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
    await candle(name, { categoryId: garden, featured: true, price: 300_00, stockQuantity: index + 1 })
  expect(await namesFor(inCart)).toEqual(['perto', 'a', 'b', 'c'])
})

test('leaves out products that cannot be bought, and shows none twice', async () => {
  const inCart = await candle('no-carrinho')
  await candle('inativa', { active: false, featured: true })
  await candle('esgotada', { stockQuantity: 0, featured: true })
  await candle('destaque-da-casa', { featured: true })
  expect(await namesFor(inCart)).toEqual(['destaque-da-casa'])
})

test('only uses the first eight products of the collections', async () => {
  const inCart = await candle('no-carrinho')
  for (let number = 1; number <= 8; number++)
    await candle(`cara-${number}`, { price: 900_00, stockQuantity: number })
  await candle('nona', { stockQuantity: 9 })
  expect(await namesFor(inCart)).toEqual([])
})

test('a candle without a collection still brings the featured ones', async () => {
  const inCart = await candle('no-carrinho', { categoryId: null })
  await candle('destaque', { featured: true })
  expect(await namesFor(inCart, null)).toEqual(['destaque'])
})

test('asks the database once, and not at all for an empty cart', async () => {
  const inCart = await candle('no-carrinho')
  const recommended = async (lines: Parameters<typeof recommend>[1]['lines']) =>
    (await countStatements(() => recommend(shop, { lines }))).statements.length
  expect(await recommended([{ productId: inCart, categoryId: calm, unitPrice: 1 }])).toBe(1)
  expect(await recommended([])).toBe(0)
})
