import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { products } from '#database/schema/catalogue.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#domain/catalogue/product-list.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { isOnSale, sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { productCardColumns } from './product-card.ts'
import { type ProductFilter, type ProductPage, searchProducts } from './search-products.ts'

const today = sql.placeholder('today')

// The id settles ties, so that no product is shown on two pages or on none.
const orders: Record<ProductSort, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-asc': [asc(sellingPrice({ today })), asc(products.id)],
  'price-desc': [desc(sellingPrice({ today })), desc(products.id)],
  name: [asc(products.sortName), asc(products.id)],
  rating: [sql`${products.ratingScore} desc nulls last`, asc(products.id)],
}

/** One statement for the page and its count; another one only for who asks beyond the last page. */
export async function listProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage> {
  const words = searchWords(filter.search)
  if (words.length > 0) return searchProducts(shop, filter, words)
  const { page, count } = listingsOf(shop.publicReads)({
    sort: filter.sort,
    inCategory: filter.categoryId !== null,
  })
  const wanted = { categoryId: filter.categoryId, today: isoDay(shop.clock.now()) }
  const rows = await page.execute({ ...wanted, offset: (filter.page - 1) * PRODUCTS_PER_PAGE })
  const [first] = rows
  if (first)
    return {
      products: rows.map(({ total: _total, ...card }) => card),
      total: first.total,
      page: filter.page,
      match: 'exact',
      suggestions: [],
    }
  if (filter.page === 1) return { products: [], total: 0, page: 1, match: 'exact', suggestions: [] }
  const [counted] = await count.execute(wanted)
  const lastPage = Math.max(1, Math.ceil((counted?.total ?? 0) / PRODUCTS_PER_PAGE))
  return listProducts(shop, { ...filter, page: Math.min(lastPage, filter.page - 1) })
}

/** What decides the words of the statements; all else are values in them. */
interface Shape {
  sort: ProductSort
  inCategory: boolean
}

/** The SQL text is built once for each shape, but not prepared by name: the best plan depends on the page. */
const listingsOf = prepareOnce((db) => {
  const known = new Map<string, ReturnType<typeof prepareListing>>()
  return (shape: Shape) => {
    const key = JSON.stringify(shape)
    const listing = known.get(key) ?? prepareListing(db, shape)
    known.set(key, listing)
    return listing
  }
})

function prepareListing(db: Database, shape: Shape) {
  const wanted = conditionFor(shape)
  const order = orders[shape.sort]
  // The page is chosen before its cards are made, or PostgreSQL would make the cards of every page before it too.
  const chosen = isByPrice(shape.sort)
    ? chosenByPrice(shape.sort, shape.inCategory)
    : db
        .select({ id: products.id })
        .from(products)
        .where(wanted)
        .orderBy(...order)
        .limit(PRODUCTS_PER_PAGE)
        .offset(sql.placeholder('offset'))
  const page = db
    .select({
      ...productCardColumns(today),
      total: sql<number>`(select count(*)::int from ${products} where ${wanted})`,
    })
    .from(products)
    .where(sql`${products.id} in (${chosen})`)
    .orderBy(...order)
  const counted = db.select({ total: count() }).from(products).where(wanted)
  return { page: page.prepare(''), count: counted.prepare('') }
}

function conditionFor({ inCategory }: Shape): SQL | undefined {
  return and(
    eq(products.active, true),
    inCategory ? eq(products.categoryId, sql.placeholder('categoryId')) : undefined,
  )
}

type PriceSort = Extract<ProductSort, `price-${string}`>
const isByPrice = (sort: ProductSort): sort is PriceSort => sort === 'price-asc' || sort === 'price-desc'

/**
 * The ids of a page in the order of today's prices. What is not on promotion comes in the order of an index, as far as this page
 * reaches, and the few that are join them; sorted by the price that sells alone, every product would be read.
 */
function chosenByPrice(sort: PriceSort, inCategory: boolean): SQL {
  const wanted = sql`active${inCategory ? sql` and category_id = ${sql.placeholder('categoryId')}::uuid` : sql``}`
  const way = sql.raw(sort === 'price-asc' ? 'asc' : 'desc')
  const offset = sql`${sql.placeholder('offset')}::int`
  const page = sql.raw(String(PRODUCTS_PER_PAGE))
  return sql`select id from (
      (select id, price as sells from products where ${wanted} and (${isOnSale({ today })}) is not true
        order by price ${way}, id ${way} limit ${offset} + ${page})
      union all
      (select id, sale_price from products where ${wanted} and sale_price is not null and ${isOnSale({ today })})
    ) as priced order by sells ${way}, id ${way} limit ${page} offset ${offset}`
}
