import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#domain/catalogue/product-list.ts'
import { oneLetterAway } from '#domain/catalogue/search-words.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { type ProductCard, productCardColumns } from './product-card.ts'

export interface ProductFilter {
  search: string
  categoryId: string | null
  sort: ProductSort
  /** From 1. */
  page: number
}

export interface ProductPage {
  products: ProductCard[]
  total: number
  /** The page that is shown: who asks for one beyond the last gets the last. */
  page: number
  /** 'near' where nothing holds the words as they were written, and one letter was forgiven. */
  match: 'exact' | 'near'
  /** Where a search found nothing: a few candles to go on with. */
  suggestions: ProductCard[]
}

const SUGGESTIONS = sql.raw('4')
const PAGE = sql.raw(String(PRODUCTS_PER_PAGE))

/** Who searches without choosing an order gets what has the words in its name first. The id settles ties. */
const orders: Record<ProductSort, SQL> = {
  newest: sql.raw('in_name desc, created_at desc, id desc'),
  'price-asc': sql.raw('price, id'),
  'price-desc': sql.raw('price desc, id desc'),
  name: sql.raw('sort_name, id'),
  rating: sql.raw('rating_score desc, id'),
}

interface Search {
  match: 'exact' | 'near'
  sort: ProductSort
  categoryId: string | null
  offset: number
  today: string
  words: readonly string[]
}

/** What holds every word, else what is one letter away, else a few candles to go on with. */
export async function searchProducts(
  shop: Shop,
  { sort, categoryId, page }: ProductFilter,
  words: readonly string[],
): Promise<ProductPage> {
  // The first word is looked up and the others choose among what it finds: long ones are rare.
  const rarestFirst = words.toSorted((one, other) => other.length - one.length)
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const wanted = { sort, categoryId, offset, today: isoDay(shop.clock.now()), words: rarestFirst }
  const search = (match: Search['match']) => readFound(shop, { ...wanted, match })
  const exact = await search('exact')
  const rows = exact.length > 0 ? exact : await search('near')
  const cards = rows.map(({ total: _total, match: _match, ...card }) => card)
  const { total, match } = rows[0] ?? { total: 0, match: null }
  if (!match) return { products: [], total: 0, page: 1, match: 'exact', suggestions: cards }
  const lastPage = Math.ceil(total / PRODUCTS_PER_PAGE)
  return { products: cards, total, page: Math.min(page, lastPage), match, suggestions: [] }
}

/** Not prepared: the best plan depends on the words. */
function readFound({ publicReads }: Shop, search: Search) {
  const chosen = publicReads
    .$with('chosen', {
      id: sql<string>`id`.as('id'),
      match: sql<'exact' | 'near' | null>`match`.as('match'),
      total: sql<number>`total`.as('total'),
      place: sql<number>`place`.as('place'),
    })
    .as(chosenProducts(search))
  return publicReads
    .with(chosen)
    .select({
      ...productCardColumns(search.today),
      match: sql<'exact' | 'near' | null>`chosen.match`,
      total: sql<number>`chosen.total`,
    })
    .from(chosen)
    .innerJoin(products, eq(products.id, sql`chosen.id`))
    .orderBy(sql`chosen.place`)
}

function chosenProducts({ match, sort, categoryId, offset, today, words }: Search): SQL {
  const wanted = categoryId === null ? sql`active` : sql`active and category_id = ${categoryId}`
  const waysOf = match === 'exact' ? holdsWord : nearlyHoldsWord
  const found = waysToFind(words, waysOf).map(
    (ways) => sql`
      select id, ${and(...words.map(inName))} as in_name, created_at, ${sellingPrice({ today })} as price, sort_name, rating_score
      from products where ${wanted} and ${and(...ways)}`,
  )
  return sql`
    with found as (${sql.join(found, sql` union all `)}),
    counted as (select count(*)::int as total from found),
    shown as (select * from found order by ${orders[sort]} limit ${PAGE}
      offset (select least(${offset}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
    (select id, ${sql.raw(`'${match}'`)} as match, total, row_number() over (order by ${orders[sort]}) as place from shown, counted)
    ${match === 'near' ? sql`union all (${suggestions})` : sql``}`
}

/** Where nothing was found: what is featured, and what is new. */
const suggestions = sql`
  select id, null, 0, row_number() over (order by (stock_quantity = 0), (not featured), sort_name)
  from (
    (select * from products where active and featured order by (stock_quantity = 0), sort_name limit ${SUGGESTIONS})
    union
    (select * from products where active order by created_at desc, id desc limit ${SUGGESTIONS})
  ) as offered
  where not exists (select from found) limit ${SUGGESTIONS}`

/**
 * Each way in which a product can hold the first word is looked up by its own index, which an 'or' would keep from
 * being used; what was found in an earlier way is left out of the later ones.
 */
function waysToFind([first = '', ...others]: readonly string[], waysOf: (word: string) => SQL[]): SQL[][] {
  const ways = waysOf(first)
  const rest = others.map((word) => or(...waysOf(word)))
  return ways.map((way, index) => [
    way,
    ...ways.slice(0, index).map((earlier) => sql`(${earlier}) is not true`),
    ...rest,
  ])
}

const and = (...conditions: SQL[]) => sql.join(conditions, sql` and `)
const or = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** Case and accents do not matter: 'sandalo' finds 'Sândalo'. The searcher's % and _ are plain characters, not wildcards. */
function contains(word: string): SQL {
  return sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

const inName = (word: string) => sql`sort_name ${contains(word)}`

const inText = (word: string) => sql`search_text ${contains(word)}`

const inCollection = (word: string) =>
  sql`category_id in (select id from categories where active and sort_name ${contains(word)})`

const holdsWord = (word: string) => [inText(word), inCollection(word)]

/**
 * One letter is forgiven in names only: in a description nearly every short word has a neighbour. The text, which holds the
 * name, is asked again because its index knows regular expressions.
 */
function nearlyHoldsWord(word: string): SQL[] {
  const near = sql`~ ${oneLetterAway(word)}::text`
  return [
    ...holdsWord(word),
    sql`category_id in (select id from categories where active and sort_name ${near})`,
    sql`(sort_name ${near} and search_text ${near})`,
  ]
}
