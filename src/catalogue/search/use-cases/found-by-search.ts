import { type SQL, sql } from 'drizzle-orm'
import { listPrice } from '#catalogue/products/use-cases/list-price.ts'
import type { NarrowedList } from './narrow-list.ts'
import { allOf, anyOf, foundIn, isInName, type SearchedWord, waysToHave } from './word-conditions.ts'

export interface Wanted extends Pick<NarrowedList, 'among' | 'priced'> {
  terms: readonly SearchedWord[]
  /** How many of each kind of match are ranked at most; absent where all are. */
  ranked?: number | undefined
}

/** `found`: what the search finds before any filter. */
export function foundBySearch(wanted: Wanted, fits = sql`true`): SQL {
  const { terms, among, priced, ranked } = wanted
  const inName = isNamed(terms)
  const ways = ranked ? [[amongFirst(wanted, ranked), ...allWays(terms)]] : waysToFind(terms)
  const found = ways.map(
    (conditions) => sql`
      select id, ${foundIn(terms)} as found_in, ${inName} as in_name,
        created_at, ${listPrice(priced)} as price, sort_name, rating_score, (${fits}) as fits
      from products join product_search on product_id = id where ${among} and ${allOf(...conditions)}`,
  )
  return sql`found as (${sql.join(found, sql` union all `)})`
}

const isNamed = (terms: readonly SearchedWord[]) =>
  allOf(...terms.map(({ words: [word], how }) => isInName[how](word)))

const allWays = (terms: readonly SearchedWord[]) => terms.map((word) => anyOf(...waysToHave(word)))

/** Of each kind of match so many as are ranked: what has the words in its name, then what each way finds. */
function amongFirst({ terms, among }: Wanted, ranked: number): SQL {
  const most = sql.raw(String(ranked))
  const [ways = []] = terms.map(waysToHave)
  const [, ...others] = allWays(terms)
  const kinds = ways.map(
    (way) => sql`(select id from products join product_search on product_id = id
      where ${among} and ${allOf(way, ...others)} limit ${most})`,
  )
  // Letters are forgiven in labels, which hold the names.
  const isNear = terms.some(({ how }) => how === 'near')
  const named = isNear
    ? []
    : [sql`(select id from products where ${among} and ${isNamed(terms)} limit ${most})`]
  return sql`products.id in (${sql.join([...named, ...kinds], sql` union all `)})`
}

/**
 * Each way in which a product can hold the first word is looked up by its own index, which an 'or' would keep from
 * being used; what was found in an earlier way is left out of the later ones.
 */
function waysToFind(terms: readonly SearchedWord[]): SQL[][] {
  const [ways = [], ...others] = terms.map(waysToHave)
  return ways.map((way, index) => [
    way,
    ...ways.slice(0, index).map((earlier) => sql`(${earlier}) is not true`),
    ...others.map((each) => anyOf(...each)),
  ])
}
