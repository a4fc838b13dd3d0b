import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { prepareOnce } from '#database/prepare-once.ts'
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

const today = sql.placeholder('today')
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

/** What decides the words of the statement; all else are values in it. */
interface Shape {
  match: 'exact' | 'near'
  sort: ProductSort
  inCategory: boolean
  words: number
}

/**
 * What holds every word, else what is one letter away, else a few candles to go on with. The last two are a statement of their own:
 * to plan for them takes longer than to find the words, and most searches find something.
 */
export async function searchProducts(
  shop: Shop,
  { sort, categoryId, page }: ProductFilter,
  words: readonly string[],
): Promise<ProductPage> {
  // The first word is looked up and the others choose among what it finds: long ones are rare.
  const rarestFirst = words.toSorted((one, other) => other.length - one.length)
  const values = {
    categoryId,
    offset: (page - 1) * PRODUCTS_PER_PAGE,
    today: isoDay(shop.clock.now()),
    ...Object.fromEntries(
      rarestFirst.flatMap((word, place) => [
        [`word${place}`, word],
        [`near${place}`, oneLetterAway(word)],
      ]),
    ),
  }
  const shape = { sort, inCategory: categoryId !== null, words: words.length }
  const search = (match: Shape['match']) => searchesOf(shop.publicReads)({ ...shape, match }).execute(values)
  const exact = await search('exact')
  const rows = exact.length > 0 ? exact : await search('near')
  const cards = rows.map(({ total: _total, match: _match, ...card }) => card)
  const { total, match } = rows[0] ?? { total: 0, match: null }
  if (!match) return { products: [], total: 0, page: 1, match: 'exact', suggestions: cards }
  const lastPage = Math.ceil(total / PRODUCTS_PER_PAGE)
  return { products: cards, total, page: Math.min(page, lastPage), match, suggestions: [] }
}

/** The SQL text is built once for each shape, but not prepared by name: the best plan depends on the words. */
const searchesOf = prepareOnce((db) => {
  const known = new Map<string, ReturnType<typeof prepareSearch>>()
  return (shape: Shape) => {
    const key = JSON.stringify(shape)
    const search = known.get(key) ?? prepareSearch(db, shape)
    known.set(key, search)
    return search
  }
})

function prepareSearch(db: Database, shape: Shape) {
  const chosen = db
    .$with('chosen', {
      id: sql<string>`id`.as('id'),
      match: sql<'exact' | 'near' | null>`match`.as('match'),
      total: sql<number>`total`.as('total'),
      place: sql<number>`place`.as('place'),
    })
    .as(chosenProducts(shape))
  return db
    .with(chosen)
    .select({
      ...productCardColumns(today),
      match: sql<'exact' | 'near' | null>`chosen.match`,
      total: sql<number>`chosen.total`,
    })
    .from(chosen)
    .innerJoin(products, eq(products.id, sql`chosen.id`))
    .orderBy(sql`chosen.place`)
    .prepare('')
}

function chosenProducts({ match, sort, inCategory, words }: Shape): SQL {
  const places = Array.from({ length: words }, (_, place) => place)
  const wanted = inCategory ? sql`active and category_id = ${sql.placeholder('categoryId')}` : sql`active`
  const waysOf = match === 'exact' ? holdsWord : nearlyHoldsWord
  const found = waysToFind(places, waysOf).map(
    (ways) => sql`
      select id, ${and(...places.map(inName))} as in_name, created_at, ${sellingPrice({ today })} as price, sort_name, rating_score
      from products where ${wanted} and ${and(...ways)}`,
  )
  return sql`
    with found as (${sql.join(found, sql` union all `)}),
    counted as (select count(*)::int as total from found),
    shown as (select * from found order by ${orders[sort]} limit ${PAGE}
      offset (select least(${sql.placeholder('offset')}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
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
 * Each way in which a product can hold the first word is looked up by its own index, which an 'or' would keep from being used;
 * what was found in an earlier way is left out of the later ones. The other words only choose among those.
 */
function waysToFind([first = 0, ...others]: readonly number[], waysOf: (place: number) => SQL[]): SQL[][] {
  const ways = waysOf(first)
  const rest = others.map((place) => or(...waysOf(place)))
  return ways.map((way, index) => [
    way,
    ...ways.slice(0, index).map((earlier) => sql`(${earlier}) is not true`),
    ...rest,
  ])
}

const and = (...conditions: SQL[]) => sql.join(conditions, sql` and `)
const or = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** Case and accents do not matter: 'sandalo' finds 'Sândalo'. The searcher's % and _ are plain characters, not wildcards. */
function contains(place: number): SQL {
  const word = sql.placeholder(`word${place}`)
  return sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

const inName = (place: number) => sql`sort_name ${contains(place)}`

const inText = (place: number) => sql`search_text ${contains(place)}`

const inCollection = (place: number) =>
  sql`category_id in (select id from categories where active and sort_name ${contains(place)})`

const holdsWord = (place: number) => [inText(place), inCollection(place)]

/**
 * One letter is forgiven in names only: in a description nearly every short word has a neighbour. The text, which holds the
 * name, is asked again because its index knows regular expressions.
 */
function nearlyHoldsWord(place: number): SQL[] {
  const near = sql`~ ${sql.placeholder(`near${place}`)}::text`
  return [
    ...holdsWord(place),
    sql`category_id in (select id from categories where active and sort_name ${near})`,
    sql`(sort_name ${near} and search_text ${near})`,
  ]
}
