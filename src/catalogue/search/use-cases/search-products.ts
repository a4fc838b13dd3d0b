import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type ProductCard, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { hasFilters, type ProductFilters } from '#catalogue/search/domain/product-filters.ts'
import { PRODUCTS_PER_PAGE, type ProductSort } from '#catalogue/search/domain/product-list.ts'
import { type Alternatives, oneLetterAway, withSynonyms } from '#catalogue/search/domain/search-words.ts'
import type { Shop } from '#platform/shop.ts'
import { fitsFilters } from './filter-products.ts'
import { foundBySearch, type Wanted } from './found-by-search.ts'
import { type ListNarrowing, type NarrowedList, narrowList } from './narrow-list.ts'
import {
  anyOf,
  collectionsCalled,
  type HowFound,
  hasIndexedLetters,
  hasWord,
  holdsLetters,
  type SearchedWord,
} from './word-conditions.ts'

export interface ProductFilter extends ListNarrowing {
  sort: ProductSort
  page: number
  ranked?: number | undefined
}

export interface ProductPage {
  products: ProductCard[]
  total: number
  /** Requests beyond the last page return the last page. */
  page: number
  how: readonly HowFound[]
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

/** Whole words rank above prefixes, and names above notes and descriptions. The id breaks ties. */
const orders: Record<ProductSort, SQL> = {
  relevance: sql.raw('found_in desc, in_name desc, created_at desc, id desc'),
  newest: sql.raw('created_at desc, id desc'),
  'price-asc': sql.raw('price, id'),
  'price-desc': sql.raw('price desc, id desc'),
  name: sql.raw('sort_name, id'),
  rating: sql.raw('rating_score desc, id'),
}

interface Search extends Wanted {
  filters: ProductFilters
  sort: ProductSort
  offset: number
}

export async function searchProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage | null> {
  const { searchWish, among } = narrowList(shop, filter)
  const alternatives = findAlternatives(shop, searchWish.words)
  const asWords = alternatives.map((alternative): SearchedWord => ({ words: alternative, how: 'words' }))
  const firstPage = await readPage(shop, filter, asWords)
  if (firstPage) return firstPage
  const terms = await readHowKnown(shop, { among, ranked: filter.ranked }, alternatives)
  return terms && readPage(shop, filter, terms)
}

async function readPage(
  shop: Shop,
  filter: ProductFilter,
  words: readonly SearchedWord[],
): Promise<ProductPage | null> {
  const { sort, filters, page, ranked } = filter
  const { among, priced } = narrowList(shop, filter)
  const terms = ranked ? await readCollections(shop, words) : words
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const search = { sort, among, priced, filters, offset, terms, ranked }
  const matchKinds = terms.map((word) => word.how)
  const rows = await readFound(shop, search)
  const [first] = rows
  if (first)
    return {
      products: rows.map(({ total: _total, ...card }) => card),
      total: first.total,
      page: Math.min(page, Math.ceil(first.total / PRODUCTS_PER_PAGE)),
      how: matchKinds,
      suggestions: [],
    }
  // Matches exist but are filtered out, so no similar words are searched.
  const isFilteredAway = hasFilters(filters) && (await readFound(shop, { ...search, filters: {} })).length > 0
  return isFilteredAway ? { ...noProducts, how: matchKinds } : null
}

async function readCollections(
  { publicReads }: Shop,
  terms: readonly SearchedWord[],
): Promise<SearchedWord[]> {
  const { rows } = await publicReads.execute<{ called: boolean[] }>(collectionsCalled(terms))
  return terms.map((word, place) => ({ ...word, isCollection: rows[0]?.called[place] ?? true }))
}

/** A word that exists in any candle is not treated as a typo. Only other words match substrings or typos. */
async function readHowKnown(
  { publicReads }: Shop,
  { among, ranked }: Pick<NarrowedList, 'among'> & Pick<ProductFilter, 'ranked'>,
  alternatives: readonly Alternatives[],
): Promise<SearchedWord[] | null> {
  const candles = sql`from products join product_search on product_id = id where ${among}`
  const isKnown = (ways: SQL[]) => anyOf(...ways.map((way) => sql`exists (select ${candles} and ${way})`))
  const each = alternatives.map((words) => {
    const isLookedForWithin = !ranked || hasIndexedLetters(words)
    const within = isLookedForWithin ? sql`when ${isKnown(holdsLetters(words))} then 'letters'` : sql``
    return sql`case when ${isKnown(hasWord(words))} then 'words' ${within} end`
  })
  const { rows } = await publicReads.execute<{ known: (HowFound | null)[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::text[] as known`,
  )
  const terms = alternatives.map(
    (words, place): SearchedWord => ({ words, how: rows[0]?.known[place] ?? 'near' }),
  )
  const isHopeless =
    terms.every(({ how }) => how === 'words') ||
    terms.some(({ words, how }) => how === 'near' && !oneLetterAway(words[0]))
  return isHopeless ? null : terms
}

/** Looks up the longest word first, because long words are rarer. */
function findAlternatives(shop: Shop, words: readonly string[]): Alternatives[] {
  const rarestFirst = words.toSorted((left, right) => right.length - left.length)
  return withSynonyms(rarestFirst, shop.settings.current().values.search.synonyms)
}

/** Not prepared, because the best plan depends on the words. */
function readFound({ publicReads }: Shop, search: Search) {
  const productIds = publicReads
    .$with('chosen', {
      id: sql<string>`id`.as('id'),
      total: sql<number>`total`.as('total'),
      place: sql<number>`place`.as('place'),
    })
    .as(chosenProducts(search))
  return publicReads
    .with(productIds)
    .select({
      ...productCardColumns(search.priced.today, search.priced.size),
      total: sql<number>`chosen.total`,
    })
    .from(productIds)
    .innerJoin(products, eq(products.id, sql`chosen.id`))
    .orderBy(sql`chosen.place`)
}

export function foundProducts(
  shop: Shop,
  { searchWish, how, ...narrowed }: NarrowedList & { how: readonly HowFound[] },
): SQL {
  const terms = findAlternatives(shop, searchWish.words).map(
    (alternative, place): SearchedWord => ({ words: alternative, how: how[place] ?? 'words' }),
  )
  return sql`products.id in (with ${foundBySearch({ ...narrowed, terms })} select id from found)`
}

function chosenProducts(search: Search): SQL {
  const { sort, filters, offset, priced } = search
  return sql`
    with ${foundBySearch(search, fitsFilters(filters, priced))},
    fitting as (select * from found where fits),
    counted as (select count(*)::int as total from fitting),
    shown as (select * from fitting order by ${orders[sort]} limit ${PAGE}
      offset (select least(${offset}::int, greatest(0, (total - 1) / ${PAGE} * ${PAGE})) from counted))
    select id, total, row_number() over (order by ${orders[sort]}) as place from shown, counted`
}
