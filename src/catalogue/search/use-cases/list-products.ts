import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type Listed, listPrice } from '#catalogue/products/use-cases/list-price.ts'
import { type ProductCard, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { type FilterChoice, hasFilters } from '#catalogue/search/domain/product-filters.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#catalogue/search/domain/product-list.ts'
import { asksForSomething } from '#catalogue/search/domain/read-search.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { countChoices, fitsFilters } from './filter-products.ts'
import { type NarrowedList, narrowList } from './narrow-list.ts'
import {
  foundProducts,
  noProducts,
  type ProductFilter,
  type ProductPage,
  searchProducts,
} from './search-products.ts'
import type { HowFound } from './word-conditions.ts'

const newestFirst = [desc(products.createdAt), desc(products.id)]

// The id breaks ties, so that every product is on exactly one page.
const orders: Record<ProductSort, (pricedList: Listed) => SQL[]> = {
  relevance: () => newestFirst,
  newest: () => newestFirst,
  'price-asc': (priced) => [asc(listPrice(priced)), asc(products.id)],
  'price-desc': (priced) => [desc(listPrice(priced)), desc(products.id)],
  name: () => [asc(products.sortName), asc(products.id)],
  rating: () => [sql`${products.ratingScore} desc nulls last`, asc(products.id)],
}

/** A single query, plus another one if the page is beyond the last. */
export async function listProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage> {
  const listScope = narrowList(shop, filter)
  if (listScope.searchWish.words.length > 0)
    return (await searchProducts(shop, filter)) ?? { ...noProducts, suggestions: await listSuggested(shop) }
  const rows = await readPage(shop, filter, listScope)
  const [first] = rows
  if (first)
    return {
      products: rows.map(({ total: _total, ...card }) => card),
      total: first.total,
      page: filter.page,
      how: [],
      suggestions: [],
    }
  if (filter.page === 1) {
    const isMissed = asksForSomething(listScope.searchWish) && !hasFilters(filter.filters)
    return isMissed ? { ...noProducts, suggestions: await listSuggested(shop) } : noProducts
  }
  const [countedProduct] = await shop.publicReads
    .select({ total: count() })
    .from(products)
    .where(isListed(filter, listScope))
  const lastPage = Math.max(1, Math.ceil((countedProduct?.total ?? 0) / PRODUCTS_PER_PAGE))
  return listProducts(shop, { ...filter, page: Math.min(lastPage, filter.page - 1) })
}

/** Not prepared, because the best plan depends on the page. */
function readPage({ publicReads }: Shop, filter: ProductFilter, narrowedList: NarrowedList) {
  const { sort, page } = filter
  const { priced } = narrowedList
  const condition = isListed(filter, narrowedList)
  const order = orders[sort](priced)
  // A subquery selects the page first; otherwise PostgreSQL computes the cards of all earlier pages.
  const chosenProducts = publicReads
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...order)
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE)
  return publicReads
    .select({
      ...productCardColumns(priced.today, priced.size),
      total: sql<number>`(select count(*)::int from ${products} where ${condition})`,
    })
    .from(products)
    .where(sql`${products.id} in (${chosenProducts})`)
    .orderBy(...order)
}

const isListed = ({ filters }: ProductFilter, { among, priced }: NarrowedList) =>
  sql`${among} and ${fitsFilters(filters, priced)}`

export function listChoices(
  shop: Shop,
  filter: ProductFilter,
  matchKinds: readonly HowFound[],
): Promise<FilterChoice[]> {
  const listScope = narrowList(shop, filter)
  const matches =
    listScope.searchWish.words.length > 0
      ? foundProducts(shop, { how: matchKinds, ...listScope })
      : listScope.among
  return countChoices(shop, { filters: filter.filters, among: matches, priced: listScope.priced })
}

const SUGGESTIONS = 4
const MOST = sql.raw(String(SUGGESTIONS))

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
