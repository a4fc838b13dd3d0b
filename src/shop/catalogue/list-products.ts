import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/product-filters.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#domain/catalogue/product-list.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { isOnSale, sellingPrice, type Today } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { countChoices, fitsFilters } from './filter-products.ts'
import { isAmong } from './found-by-search.ts'
import { type ProductCard, productCardColumns } from './product-card.ts'
import {
  foundProducts,
  noProducts,
  type ProductFilter,
  type ProductPage,
  searchProducts,
} from './search-products.ts'
import type { HowFound } from './word-conditions.ts'

// The id settles ties, so that no product is shown on two pages or on none.
const orders: Record<ProductSort, (today: Today) => SQL[]> = {
  newest: () => [desc(products.createdAt), desc(products.id)],
  'price-asc': (today) => [asc(sellingPrice({ today })), asc(products.id)],
  'price-desc': (today) => [desc(sellingPrice({ today })), desc(products.id)],
  name: () => [asc(products.sortName), asc(products.id)],
  rating: () => [sql`${products.ratingScore} desc nulls last`, asc(products.id)],
}

/** One statement for the page and its count; another one only for who asks beyond the last page. */
export async function listProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage> {
  const words = searchWords(filter.search)
  if (words.length > 0)
    return (
      (await searchProducts(shop, filter, words)) ?? { ...noProducts, suggestions: await listSuggested(shop) }
    )
  const rows = await readPage(shop, filter)
  const [first] = rows
  if (first)
    return {
      products: rows.map(({ total: _total, ...card }) => card),
      total: first.total,
      page: filter.page,
      how: [],
      suggestions: [],
    }
  if (filter.page === 1) return noProducts
  const [counted] = await shop.publicReads
    .select({ total: count() })
    .from(products)
    .where(isListed(filter, isoDay(shop.clock.now())))
  const lastPage = Math.max(1, Math.ceil((counted?.total ?? 0) / PRODUCTS_PER_PAGE))
  return listProducts(shop, { ...filter, page: Math.min(lastPage, filter.page - 1) })
}

/** Not prepared: the best plan depends on the page. */
function readPage({ publicReads, clock }: Shop, filter: ProductFilter) {
  const { sort, page } = filter
  const today = isoDay(clock.now())
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const wanted = isListed(filter, today)
  const order = orders[sort](today)
  // The page is chosen before its cards are made, or PostgreSQL would make the cards of every page before it too.
  const chosen = isByPrice(sort)
    ? chosenByPrice({ sort, wanted, offset, today })
    : publicReads
        .select({ id: products.id })
        .from(products)
        .where(wanted)
        .orderBy(...order)
        .limit(PRODUCTS_PER_PAGE)
        .offset(offset)
  return publicReads
    .select({
      ...productCardColumns(today),
      total: sql<number>`(select count(*)::int from ${products} where ${wanted})`,
    })
    .from(products)
    .where(sql`${products.id} in (${chosen})`)
    .orderBy(...order)
}

const isListed = ({ categoryId, filters }: ProductFilter, today: string) =>
  sql`${isAmong(categoryId)} and ${fitsFilters(filters, today)}`

/** What the list can be narrowed by, counted beside the choices that were made. */
export function listChoices(
  shop: Shop,
  filter: ProductFilter,
  how: readonly HowFound[],
): Promise<FilterChoice[]> {
  const words = searchWords(filter.search)
  const { categoryId, filters } = filter
  const among = words.length > 0 ? foundProducts(shop, { how, categoryId, words }) : isAmong(categoryId)
  return countChoices(shop, { filters, among })
}

type PriceSort = Extract<ProductSort, `price-${string}`>
const isByPrice = (sort: ProductSort): sort is PriceSort => sort === 'price-asc' || sort === 'price-desc'

/** The ids of a page by today's prices: sorted by the price that sells alone, every product would be read. */
function chosenByPrice({
  sort,
  wanted,
  offset,
  today,
}: {
  sort: PriceSort
  wanted: SQL
  offset: number
  today: Today
}): SQL {
  const way = sql.raw(sort === 'price-asc' ? 'asc' : 'desc')
  const page = sql.raw(String(PRODUCTS_PER_PAGE))
  return sql`select id from (
      (select id, price as sells from products where ${wanted} and (${isOnSale({ today })}) is not true
        order by price ${way}, id ${way} limit ${offset}::int + ${page})
      union all
      (select id, sale_price from products where ${wanted} and sale_price is not null and ${isOnSale({ today })})
    ) as priced order by sells ${way}, id ${way} limit ${page} offset ${offset}::int`
}

const SUGGESTIONS = 4
const MOST = sql.raw(String(SUGGESTIONS))

/** A few candles to go on with where a search found nothing: what is featured, and what is new. */
function listSuggested({ publicReads, clock }: Shop): Promise<ProductCard[]> {
  return publicReads
    .select(productCardColumns(isoDay(clock.now())))
    .from(products)
    .where(
      sql`products.id in (
        (select id from products where active and featured order by (stock_quantity = 0), sort_name limit ${MOST})
        union
        (select id from products where active order by created_at desc, id desc limit ${MOST}))`,
    )
    .orderBy(sql`(products.stock_quantity = 0), (not products.featured), products.sort_name`)
    .limit(SUGGESTIONS)
}
