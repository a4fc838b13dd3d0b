import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { products } from '#database/schema/catalogue.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#domain/catalogue/product-list.ts'
import { oneLetterAway } from '#domain/catalogue/search-words.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import type { ProductFilter, ProductPage } from './list-products.ts'
import { productCardColumns } from './product-card.ts'

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
  sort: ProductSort
  inCategory: boolean
  words: number
}

/** What holds every word, else what is one letter away, else a few candles to go on with: one statement for all three. */
export async function searchProducts(
  shop: Shop,
  { sort, categoryId, page }: ProductFilter,
  words: readonly string[],
): Promise<ProductPage> {
  const shape = { sort, inCategory: categoryId !== null, words: words.length }
  const values = words.flatMap((word, place) => [
    [`word${place}`, word],
    [`near${place}`, oneLetterAway(word)],
  ])
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const rows = await searchesOf(shop.publicReads)(shape).execute({
    categoryId,
    offset,
    today: isoDay(shop.clock.now()),
    ...Object.fromEntries(values),
  })
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

function chosenProducts({ sort, inCategory, words }: Shape): SQL {
  const every = (condition: (place: number) => SQL) =>
    sql.join(
      Array.from({ length: words }, (_, place) => condition(place)),
      sql` and `,
    )
  const wanted = inCategory ? sql`active and category_id = ${sql.placeholder('categoryId')}` : sql`active`
  const found = (match: string, condition: SQL) => sql`
    select id, ${sql.raw(`'${match}'`)} as match, ${every(inName)} as in_name, created_at, ${sellingPrice({ today })} as price, sort_name, rating_score
    from products where ${wanted} and ${condition}`
  return sql`
    with exact as (${found('exact', every(holdsWord))}),
    near as (${found('near', sql`not exists (select from exact) and ${every(nearlyHoldsWord)}`)}),
    found as (select * from exact union all select * from near),
    counted as (select count(*)::int as total from found)
    (select id, match, total, row_number() over (order by ${orders[sort]}) as place
      from found, counted order by place limit ${PAGE}
      offset (select least(${sql.placeholder('offset')}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
    union all
    (select id, null, 0, row_number() over (order by (stock_quantity = 0), (not featured), sort_name)
      from (
        (select * from products where active and featured order by (stock_quantity = 0), sort_name limit ${SUGGESTIONS})
        union
        (select * from products where active order by created_at desc, id desc limit ${SUGGESTIONS})
      ) as offered
      where not exists (select from found) limit ${SUGGESTIONS})`
}

/** Case and accents do not matter: 'sandalo' finds 'Sândalo'. The searcher's % and _ are plain characters, not wildcards. */
function contains(place: number): SQL {
  const word = sql.placeholder(`word${place}`)
  return sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

const inName = (place: number) => sql`sort_name ${contains(place)}`

const inText = (place: number) => sql`select id from products where search_text ${contains(place)}`

const inCollection = (condition: SQL) =>
  sql`select id from products where category_id in (select id from categories where active and sort_name ${condition})`

/** A union of ids instead of an 'or', so that each part is answered by its own index. */
const holdsWord = (place: number) => sql`id in (${inText(place)} union ${inCollection(contains(place))})`

/**
 * One letter is forgiven in names only: in a description nearly every short word has a neighbour. The text, which holds the
 * name, is asked again because its index knows regular expressions.
 */
function nearlyHoldsWord(place: number): SQL {
  const near = sql`~ ${sql.placeholder(`near${place}`)}::text`
  return sql`id in (${inText(place)} union ${inCollection(contains(place))} union ${inCollection(near)}
    union select id from products where sort_name ${near} and search_text ${near})`
}
