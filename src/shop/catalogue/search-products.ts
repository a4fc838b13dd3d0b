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

/** As a whole word or its beginning; as letters within one where no candle has that; else with one letter forgiven. */
export type HowFound = 'words' | 'letters' | 'near'

export interface ProductPage {
  products: ProductCard[]
  total: number
  /** The page that is shown: who asks for one beyond the last gets the last. */
  page: number
  /** How each word of a search was found, the longest first. */
  how: readonly HowFound[]
  /** Where a search found nothing: a few candles to go on with. */
  suggestions: ProductCard[]
}

export const noProducts: ProductPage = {
  products: [],
  total: 0,
  page: 1,
  how: [],
  suggestions: [],
}

const PAGE = sql.raw(String(PRODUCTS_PER_PAGE))

/** Who searches without choosing an order gets whole words before beginnings, and names before notes and descriptions. The id settles ties. */
const orders: Record<ProductSort, SQL> = {
  newest: sql.raw('found_in desc, in_name desc, created_at desc, id desc'),
  'price-asc': sql.raw('price, id'),
  'price-desc': sql.raw('price desc, id desc'),
  name: sql.raw('sort_name, id'),
  rating: sql.raw('rating_score desc, id'),
}

interface AskedWord {
  words: Alternatives
  how: HowFound
}

interface Wanted {
  asked: readonly AskedWord[]
  categoryId: string | null
  today: string
}

interface Search extends Wanted {
  filters: ProductFilters
  sort: ProductSort
  offset: number
}

/** Null where the shop has nothing like it. */
export async function searchProducts(
  shop: Shop,
  filter: ProductFilter,
  words: readonly string[],
): Promise<ProductPage | null> {
  const alternatives = alternativesOf(shop, words)
  const asWords = alternatives.map((each): AskedWord => ({ words: each, how: 'words' }))
  const found = await readPage(shop, filter, asWords)
  if (found) return found
  const asked = await readHowKnown(shop, filter.categoryId, alternatives)
  return asked && readPage(shop, filter, asked)
}

async function readPage(
  shop: Shop,
  filter: ProductFilter,
  asked: readonly AskedWord[],
): Promise<ProductPage | null> {
  const { sort, categoryId, filters, page } = filter
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const search = { sort, categoryId, filters, offset, asked, today: isoDay(shop.clock.now()) }
  const rows = await readFound(shop, search)
  const [first] = rows
  // It is there, though not with these filters: nothing like it is looked for.
  if (!first && hasFilters(filters))
    return (await readFound(shop, { ...search, filters: {} })).length > 0 ? noProducts : null
  if (!first) return null
  return {
    products: rows.map(({ total: _total, ...card }) => card),
    total: first.total,
    page: Math.min(page, Math.ceil(first.total / PRODUCTS_PER_PAGE)),
    how: asked.map(({ how }) => how),
    suggestions: [],
  }
}

/** A word that some candle has is no slip of the pen: only others are looked for within words, or forgiven a letter. */
async function readHowKnown(
  { publicReads }: Shop,
  categoryId: string | null,
  alternatives: readonly Alternatives[],
): Promise<AskedWord[] | null> {
  const candles = sql`from products join product_search on product_id = id where ${isAmong(categoryId)}`
  const isKnown = (ways: SQL[]) => or(...ways.map((way) => sql`exists (select ${candles} and ${way})`))
  const each = alternatives.map(
    (words) =>
      sql`case when ${isKnown(hasWord(words))} then 'words' when ${isKnown(holdsLetters(words))} then 'letters' end`,
  )
  const { rows } = await publicReads.execute<{ known: (HowFound | null)[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::text[] as known`,
  )
  const asked = alternatives.map(
    (words, place): AskedWord => ({ words, how: rows[0]?.known[place] ?? 'near' }),
  )
  const isHopeless =
    asked.every(({ how }) => how === 'words') ||
    asked.some(({ words, how }) => how === 'near' && !oneLetterAway(words[0]))
  return isHopeless ? null : asked
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
      total: sql<number>`total`.as('total'),
      place: sql<number>`place`.as('place'),
    })
    .as(chosenProducts(search))
  return publicReads
    .with(chosen)
    .select({
      ...productCardColumns(search.today),
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
  {
    words,
    how,
    categoryId,
  }: { how: readonly HowFound[]; categoryId: string | null; words: readonly string[] },
): SQL {
  const asked = alternativesOf(shop, words).map(
    (each, place): AskedWord => ({ words: each, how: how[place] ?? 'words' }),
  )
  const search = { asked, categoryId, today: isoDay(shop.clock.now()) }
  return sql`products.id in (with ${foundBySearch(search)} select id from found)`
}

/** `found`: what the search finds before any filter. */
function foundBySearch({ asked, categoryId, today }: Wanted, fits = sql`true`): SQL {
  const inName = and(...asked.map(({ words: [word], how }) => isInName[how](word)))
  const found = waysToFind(asked).map(
    (ways) => sql`
      select id, ${foundIn(asked)} as found_in, ${inName} as in_name,
        created_at, ${sellingPrice({ today })} as price, sort_name, rating_score, (${fits}) as fits
      from products join product_search on product_id = id where ${isAmong(categoryId)} and ${and(...ways)}`,
  )
  return sql`found as (${sql.join(found, sql` union all `)})`
}

function chosenProducts(search: Search): SQL {
  const { sort, filters, offset, today } = search
  return sql`
    with ${foundBySearch(search, fitsFilters(filters, today))},
    fitting as (select * from found where fits),
    counted as (select count(*)::int as total from fitting),
    shown as (select * from fitting order by ${orders[sort]} limit ${PAGE}
      offset (select least(${offset}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
    select id, total, row_number() over (order by ${orders[sort]}) as place from shown, counted`
}

/**
 * Each way in which a product can hold the first word is looked up by its own index, which an 'or' would keep from
 * being used; what was found in an earlier way is left out of the later ones.
 */
function waysToFind(asked: readonly AskedWord[]): SQL[][] {
  const [ways = [], ...others] = asked.map(({ words, how }) => waysOf[how](words))
  return ways.map((way, index) => [
    way,
    ...ways.slice(0, index).map((earlier) => sql`(${earlier}) is not true`),
    ...others.map((each) => or(...each)),
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
function foundIn(asked: readonly AskedWord[]): SQL {
  if (asked.some(({ how }) => how !== 'words')) return sql`0`
  const all = (condition: (stems: SQL) => SQL) =>
    and(...asked.map(({ words: [word] }) => condition(stemsOf(word))))
  return sql`case when ${all((stems) => sql`ts_filter(label_stems, '{a}') @@ ${stems}`)} then 3
    when ${all((stems) => or(sql`label_stems @@ ${stems}`, inCollection(sql`to_tsvector('shop_search', name) @@ ${stems}`)))} then 2
    when ${all((stems) => sql`stems @@ ${stems}`)} then 1 else 0 end`
}

/** Within words too, case and accents aside. The searcher's % and _ are plain characters, not wildcards. */
const letters = (word: string) =>
  sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

function holdsLetters([word]: Alternatives): SQL[] {
  const held = letters(word)
  return [sql`folded ${held}`, sql`labels ${held}`, inCollection(sql`sort_name ${held}`)]
}

/** One letter is forgiven in what a candle is called only: in a description nearly every short word has a neighbour. */
function nearlyHasWord([word]: Alternatives): SQL[] {
  const near = sql`~ ${oneLetterAway(word)}::text`
  return [sql`labels ${near}`, inCollection(sql`sort_name ${near}`)]
}

const waysOf: Record<HowFound, (words: Alternatives) => SQL[]> = {
  words: hasWord,
  letters: holdsLetters,
  near: nearlyHasWord,
}

const isInName: Record<HowFound, (word: string) => SQL> = {
  words: beginsInName,
  letters: (word) => sql`sort_name ${letters(word)}`,
  near: (word) => sql`sort_name ~ ${oneLetterAway(word)}::text`,
}
