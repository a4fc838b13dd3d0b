import { beforeEach } from 'vitest'
import { listProducts } from '#catalogue/search/use-cases/list-products.ts'
import type { ProductFilter } from '#catalogue/search/use-cases/search-products.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'

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

export const everything: ProductFilter = {
  search: '',
  categoryId: null,
  filters: {},
  sort: 'relevance',
  page: 1,
}

export async function openStorefront() {
  const { pool, db } = await createTestDatabase()
  const payments = { takes: { pix: null, card: 'offline' } }
  const clock = { now: () => new Date('2026-11-12T17:32:00Z') }
  const search = { synonyms: 'dormir, sono = calma\nmadeira = amadeirado' }
  const settings = { current: () => ({ values: { search } }) }
  const shop = { db, publicReads: db, payments, clock, settings } as unknown as Shop

  beforeEach(() => emptyTables(pool, 'products', 'categories', 'image_records', 'blog_posts'))

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

  const namesFound = async (filter: Partial<ProductFilter>) =>
    (await listProducts(shop, { ...everything, ...filter })).products.map(({ name }) => name)

  return { pool, shop, addCandle, addCategory, addSize, namesFound }
}
