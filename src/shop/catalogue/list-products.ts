import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import type { Shop } from '#shop/shop.ts'
import { productCardColumns } from './product-card.ts'

export const PRODUCTS_PER_PAGE = 24

export const productSorts = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

export interface ProductFilter {
  search: string
  categoryId: string | null
  sort: ProductSort
  /** From 1. */
  page: number
}

// The id settles ties, so that no product is shown on two pages or on none.
const orders: Record<ProductSort, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-asc': [asc(products.price), asc(products.id)],
  'price-desc': [desc(products.price), desc(products.id)],
  name: [asc(products.sortName), asc(products.id)],
}

/** One statement for the page and its count. Case and accents do not matter: 'sandalo' finds 'Sândalo'. */
export async function listProducts(shop: Shop, filter: ProductFilter) {
  const wanted = and(
    eq(products.active, true),
    filter.categoryId ? eq(products.categoryId, filter.categoryId) : undefined,
    filter.search ? sql`${products.searchText} like '%' || ${escapeLike(filter.search)} || '%'` : undefined,
  )
  const rows = await shop.db
    .select({
      ...productCardColumns,
      total: sql<number>`(select count(*)::int from ${products} where ${wanted})`,
    })
    .from(products)
    .where(wanted)
    .orderBy(...orders[filter.sort])
    .limit(PRODUCTS_PER_PAGE)
    .offset((filter.page - 1) * PRODUCTS_PER_PAGE)
  return { products: rows.map(({ total: _total, ...card }) => card), total: rows[0]?.total ?? 0 }
}

/** The searcher's % and _ are letters, not wildcards. */
function escapeLike(search: string): SQL {
  return sql`shop_fold(${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}::text)`
}
