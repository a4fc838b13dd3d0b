import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { saoPauloStreets } from '#database/schema/freight.ts'

const { cep, street, neighborhood, number, weight, searchText } = saoPauloStreets

export const streetColumns = { cep, street, neighborhood, number }

/** Words that stand between the telling ones. */
const SMALL_WORDS = '(?:(?:d[aeo]s?|e) )*'

export type FoundStreet = {
  readonly cep: string
  readonly street: string
  readonly neighborhood: string
  readonly number: string
  readonly weight: number
}

/**
 * Streets in which every word occurs, each in one of its spellings: the whole name first, then its beginning, then
 * anywhere in the street, then those that have some of the words in the neighbourhood only.
 */
export function findStreets(
  db: Database,
  { type, words }: { type: string | null; words: readonly (readonly string[])[] },
  limit: number,
): Promise<FoundStreet[]> {
  const name = words.map((spellings) => `(?:${spellings.join('|')})`).join(` ${SMALL_WORDS}`)
  const rank = sql`case
    when ${searchText} ~ ${`^\\S+ ${SMALL_WORDS}${name} \\|`} then 0
    when ${searchText} ~ ${`^\\S+ ${SMALL_WORDS}${name}`} then 1
    when ${searchText} ~ ${`^[^|]*\\m${name}`} then 2
    else 3 end`
  const otherType = sql`${searchText} not like ${`${type ?? ''}%`}`
  return db
    .select({ ...streetColumns, weight })
    .from(saoPauloStreets)
    .where(and(...words.map(occurs)))
    .orderBy(asc(rank), asc(otherType), desc(weight), sql`length(${street})`, asc(cep))
    .limit(limit)
}

/** Words of one or two letters are matched whole: as a part of others they would be everywhere. */
function occurs(spellings: readonly string[]): SQL {
  const patterns = spellings.map((text) => (text.length > 2 ? `%${text}%` : `% ${text} %`))
  return sql`${searchText} like any(${sql.param(patterns)})`
}
