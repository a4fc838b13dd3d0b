import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { foldText } from '#domain/address/fold-text.ts'
import { hasFilters, type ProductFilters } from '#domain/catalogue/product-filters.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#domain/catalogue/product-list.ts'
import { type Alternatives, oneLetterAway, withSynonyms } from '#domain/catalogue/search-words.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { fitsFilters } from './filter-products.ts'
import { type ProductCard, productCardColumns } from './product-card.ts'

export interface ProductFilter {
  search: string
  categoryId: string | null
  filters: ProductFilters
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
  /** By whole words and their beginnings, or by letters within them. */
  how: 'words' | 'letters'
  /** Where a search found nothing: a few candles to go on with. */
  suggestions: ProductCard[]
}

export const noProducts: ProductPage = {
  products: [],
  total: 0,
  page: 1,
  match: 'exact',
  how: 'words',
  suggestions: [],
}

const SUGGESTIONS = sql.raw('4')
const PAGE = sql.raw(String(PRODUCTS_PER_PAGE))

/** Who searches without choosing an order gets whole words before beginnings, and names before notes and descriptions. The id settles ties. */
const orders: Record<ProductSort, SQL> = {
  newest: sql.raw('found_in desc, in_name desc, created_at desc, id desc'),
  'price-asc': sql.raw('price, id'),
  'price-desc': sql.raw('price desc, id desc'),
  name: sql.raw('sort_name, id'),
  rating: sql.raw('rating_score desc, id'),
}

interface Wanted {
  how: ProductPage['how']
  categoryId: string | null
  today: string
  words: readonly Alternatives[]
}

interface Search extends Wanted {
  filters: ProductFilters
  sort: ProductSort
  offset: number
}

/** What has every word or its beginning; else what holds it within a word, or is one letter away; else a few candles to go on with. */
export async function searchProducts(
  shop: Shop,
  { sort, categoryId, filters, page }: ProductFilter,
  words: readonly string[],
): Promise<ProductPage> {
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const wanted = {
    sort,
    categoryId,
    offset,
    today: isoDay(shop.clock.now()),
    words: alternativesOf(shop, words),
  }
  const search = (how: Search['how'], wantedFilters = filters) =>
    readFound(shop, { ...wanted, how, filters: wantedFilters })
  const byWords = await search('words')
  // The words are there, though not with these filters: nothing like them is looked for.
  if (byWords.length === 0 && hasFilters(filters) && (await search('words', {})).length > 0) return noProducts
  const how = byWords.length > 0 ? 'words' : 'letters'
  const rows = byWords.length > 0 ? byWords : await search('letters')
  const cards = rows.map(({ total: _total, match: _match, ...card }) => card)
  const { total, match } = rows[0] ?? { total: 0, match: null }
  if (!match) return { ...noProducts, how, suggestions: cards }
  const lastPage = Math.ceil(total / PRODUCTS_PER_PAGE)
  return { products: cards, total, page: Math.min(page, lastPage), match, how, suggestions: [] }
}

/** The first word is looked up and the others choose among what it finds: long ones are rare. */
function alternativesOf(shop: Shop, words: readonly string[]): Alternatives[] {
  const rarestFirst = words.toSorted((one, other) => other.length - one.length)
  return withSynonyms(rarestFirst, shop.settings.current().values.search.synonyms)
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

export const isAmong = (categoryId: string | null): SQL =>
  categoryId === null
    ? sql`products.active`
    : sql`products.active and products.category_id = ${categoryId}::uuid`

/** Whether the row of `products` is among what a search finds. */
export function foundProducts(
  shop: Shop,
  { words, ...wanted }: { how: ProductPage['how']; categoryId: string | null; words: readonly string[] },
): SQL {
  const search = { ...wanted, today: isoDay(shop.clock.now()), words: alternativesOf(shop, words) }
  return sql`products.id in (with ${foundBySearch(search)} select id from found)`
}

/** `found`: what holds the words, else what nearly does, before any filter. */
function foundBySearch({ how, categoryId, today, words }: Wanted, fits = sql`true`): SQL {
  const wanted = isAmong(categoryId)
  const waysOf = how === 'words' ? hasWord : nearlyHasWord
  const inName = how === 'words' ? beginsInName : nearlyInName
  const isExact = how === 'words' ? sql`true` : and(...words.map((each) => or(...holdsLetters(each))))
  const found = waysToFind(words, waysOf).map(
    (ways) => sql`
      select id, ${foundIn(words)} as found_in, ${and(...words.map(([word]) => inName(word)))} as in_name, (${isExact}) as is_exact,
        created_at, ${sellingPrice({ today })} as price, sort_name, rating_score, (${fits}) as fits
      from products join product_search on product_id = id where ${wanted} and ${and(...ways)}`,
  )
  return sql`all_found as (${sql.join(found, sql` union all `)}),
    found as (select * from all_found where is_exact = (select bool_or(is_exact) from all_found))`
}

function chosenProducts(search: Search): SQL {
  const { how, sort, filters, offset, today } = search
  return sql`
    with ${foundBySearch(search, fitsFilters(filters, today))},
    fitting as (select * from found where fits),
    counted as (select count(*)::int as total from fitting),
    shown as (select * from fitting order by ${orders[sort]} limit ${PAGE}
      offset (select least(${offset}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
    (select id, case when is_exact then 'exact' else 'near' end as match, total, row_number() over (order by ${orders[sort]}) as place
      from shown, counted)
    ${how === 'letters' ? sql`union all (${suggestions})` : sql``}`
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
function waysToFind(
  [first = [''], ...others]: readonly Alternatives[],
  waysOf: (word: Alternatives) => SQL[],
): SQL[][] {
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

/** By its stem: 'flores' finds 'flor', and 'sandalo' 'Sândalo'. */
const stemsOf = (word: string) => sql`plainto_tsquery('shop_search', ${word}::text)`

const inCollection = (condition: SQL) =>
  sql`category_id in (select id from categories where active and ${condition})`

/** Letters and digits only, so that nothing in it is a wildcard. */
const begins = (text: SQL, word: string) => sql`${text} like '% ' || ${foldText(word)}::text || '%'`
const beginsInName = (word: string) => begins(sql`' ' || sort_name`, word)
const nearlyInName = (word: string) =>
  sql`(sort_name ${letters(word)} or coalesce(sort_name ~ ${oneLetterAway(word)}::text, false))`

const anyOf = (words: Alternatives) => sql`(${sql.join(words.map(stemsOf), sql` || `)})`
const hasStems = (words: Alternatives) => sql`stems @@ ${anyOf(words)}`
const namedBy = (words: Alternatives) => sql`to_tsvector('shop_search', name) @@ ${anyOf(words)}`

/** As a whole word anywhere, or as the beginning of one where the candle is named, not where it is told of: 'cha' is not in 'chama'. */
function hasWord(words: Alternatives): SQL[] {
  const [word] = words
  if (!foldText(word)) return [hasStems(words), inCollection(namedBy(words))]
  return [
    hasStems(words),
    begins(sql`labels`, word),
    inCollection(or(namedBy(words), begins(sql`' ' || sort_name`, word))),
  ]
}

/** 3 where all words stand whole in the name, 2 in what the candle is called, 1 in what is told of it, 0 for beginnings and synonyms. */
function foundIn(words: readonly Alternatives[]): SQL {
  const all = (condition: (asked: SQL) => SQL) => and(...words.map(([word]) => condition(stemsOf(word))))
  return sql`case when ${all((asked) => sql`ts_filter(label_stems, '{a}') @@ ${asked}`)} then 3
    when ${all((asked) => or(sql`label_stems @@ ${asked}`, inCollection(sql`to_tsvector('shop_search', name) @@ ${asked}`)))} then 2
    when ${all((asked) => sql`stems @@ ${asked}`)} then 1 else 0 end`
}

/** Within words too, case and accents aside. The searcher's % and _ are plain characters, not wildcards. */
const letters = (word: string) =>
  sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

function holdsLetters(words: Alternatives, ...inNameOfCollection: SQL[]): SQL[] {
  const held = letters(words[0])
  return [
    sql`folded ${held}`,
    sql`labels ${held}`,
    hasStems(words),
    inCollection(or(sql`sort_name ${held}`, namedBy(words), ...inNameOfCollection)),
  ]
}

/** One letter is forgiven in what a candle is called only: in a description nearly every short word has a neighbour. */
function nearlyHasWord(words: Alternatives): SQL[] {
  const near = sql`~ ${oneLetterAway(words[0])}::text`
  return [...holdsLetters(words, sql`sort_name ${near}`), sql`labels ${near}`]
}
