import { type SQL, sql } from 'drizzle-orm'
import { listPrice } from '#catalogue/products/use-cases/list-price.ts'
import type { NarrowedList } from './narrow-list.ts'
import { allOf, anyOf, foundIn, isInName, type SearchedWord, waysToHave } from './word-conditions.ts'

export interface Wanted extends Pick<NarrowedList, 'among' | 'priced'> {
  terms: readonly SearchedWord[]
  ranked?: number | undefined
}

export function foundBySearch(search: Wanted, fits = sql`true`): SQL {
  const { terms, among, priced, ranked } = search
  const inName = isNamed(terms)
  const ways = ranked ? [[amongFirst(search, ranked), ...allWays(terms)]] : waysToFind(terms)
  const selects = ways.map(
    (conditions) => sql`
      select id, ${foundIn(terms)} as found_in, ${inName} as in_name,
        created_at, ${listPrice(priced)} as price, sort_name, rating_score, (${fits}) as fits
      from products join product_search on product_id = id where ${among} and ${allOf(...conditions)}`,
  )
  return sql`found as (${sql.join(selects, sql` union all `)})`
}

const isNamed = (terms: readonly SearchedWord[]) =>
  allOf(...terms.map(({ words: [word], how }) => isInName[how](word)))

const allWays = (terms: readonly SearchedWord[]) => terms.map((word) => anyOf(...waysToHave(word)))

function amongFirst({ terms, among }: Wanted, ranked: number): SQL {
  const most = sql.raw(String(ranked))
  const [ways = []] = terms.map(waysToHave)
  const [, ...others] = allWays(terms)
  const kinds = ways.map(
    (way) => sql`(select id from products join product_search on product_id = id
      where ${among} and ${allOf(way, ...others)} limit ${most})`,
  )
  // Typos are forgiven only in labels, which include the names.
  const isNear = terms.some(({ how }) => how === 'near')
  const nameMatches = isNear
    ? []
    : [sql`(select id from products where ${among} and ${isNamed(terms)} limit ${most})`]
  return sql`products.id in (${sql.join([...nameMatches, ...kinds], sql` union all `)})`
}

/**
 * One indexed query per way of matching the first word, because `or` would prevent index use. Later
 * queries skip earlier matches.
 */
function waysToFind(terms: readonly SearchedWord[]): SQL[][] {
  const [ways = [], ...otherTerms] = terms.map(waysToHave)
  return ways.map((way, index) => [
    way,
    ...ways.slice(0, index).map((earlier) => sql`(${earlier}) is not true`),
    ...otherTerms.map((each) => anyOf(...each)),
  ])
}
