import { and, asc, desc, like, not, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { likelyPhrases } from '#delivery/addresses/domain/rank-streets.ts'
import { saoPauloStreets } from '#delivery/freight/schema.ts'
import type { Database } from '#platform/database/connect.ts'

const { cep, street, neighborhood, number, weight, searchText, streetText, nameText } = saoPauloStreets

export const streetColumns = { cep, street, neighborhood, number }

export type FoundStreet = {
  readonly cep: string
  readonly street: string
  readonly neighborhood: string
  readonly number: string
  readonly weight: number
}

type Search = {
  readonly type: string | null
  /** What must occur, whatever the order. */
  readonly occurs: SQL | undefined
  /** The words one after the other, in the ways they may be spelt. */
  readonly phrases: readonly string[]
  readonly isOneWord: boolean
}

/** Large streets before small ones. */
const byWeight = [desc(weight), sql`length(${street})`, asc(cep)]

/** Rows of a search with several words that are put in order. */
const MAX_COMPARED = 1_000

/**
 * Streets in which every word occurs: the whole name first, then its beginning, then anywhere, then with help of the
 * neighbourhood.
 */
export async function findStreets(
  db: Database,
  { type, words }: { type: string | null; words: readonly (readonly string[])[] },
  limit: number,
): Promise<FoundStreet[]> {
  const search = {
    type,
    occurs: and(...words.map(occurs)),
    phrases: likelyPhrases(words),
    isOneWord: words.length === 1,
  }
  const found = await namedSo(db, search, limit)
  for (const condition of [inStreet(search), undefined]) {
    if (found.length >= limit) return found
    // What was found already occurs here again, and is all there is of its kind.
    const more = await bestFirst(db, { ...search, condition }, limit + found.length)
    const known = new Set(found.map((row) => row.cep))
    found.push(...more.filter((row) => !known.has(row.cep)))
  }
  return found.slice(0, limit)
}

/** The name is, or begins with, the words. */
function namedSo(db: Database, { type, occurs, phrases }: Search, limit: number): Promise<FoundStreet[]> {
  const isWhole = sql`${nameText} = any(${sql.param(phrases)})`
  return db
    .select({ ...streetColumns, weight })
    .from(saoPauloStreets)
    .where(and(or(...phrases.map((phrase) => like(nameText, `${phrase}%`))), occurs))
    .orderBy(desc(isWhole), asc(not(isOfType(type))), ...byWeight)
    .limit(limit)
}

const inStreet = ({ phrases }: Search) => or(...phrases.map((phrase) => like(streetText, `% ${phrase}%`)))

/** Those of the wanted type first. PostgreSQL does not start on the others when these are enough. */
function bestFirst(
  db: Database,
  { type, occurs, isOneWord, condition }: Search & { condition: SQL | undefined },
  limit: number,
): Promise<FoundStreet[]> {
  const best = (kind: SQL | undefined) => {
    const few = fewOf(db, and(occurs, condition, kind), { isOneWord, limit })
    return db
      .select()
      .from(few)
      .orderBy(desc(few.weight), sql`length(${few.street})`, asc(few.cep))
      .limit(limit)
  }
  return type === null
    ? best(undefined).then()
    : unionAll(best(isOfType(type)), best(not(isOfType(type)))).limit(limit)
}

/** One word may be everywhere; the index of weights has the order of suggestions, and only its first rows are read. */
function fewOf(
  db: Database,
  wanted: SQL | undefined,
  { isOneWord, limit }: { isOneWord: boolean; limit: number },
) {
  return db
    .select({ ...streetColumns, weight })
    .from(saoPauloStreets)
    .where(wanted)
    .orderBy(...(isOneWord ? byWeight : []))
    .limit(isOneWord ? limit : MAX_COMPARED)
    .as('few')
}

const isOfType = (type: string | null) => like(searchText, `${type ?? ''}%`)

/** Words of one or two letters are matched whole: as a part of others they would be everywhere. */
function occurs(spellings: readonly string[]): SQL | undefined {
  return or(...spellings.map((text) => like(searchText, text.length > 2 ? `%${text}%` : `% ${text} %`)))
}
