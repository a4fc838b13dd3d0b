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
  readonly occurs: SQL | undefined
  readonly phrases: readonly string[]
  readonly isOneWord: boolean
}

const byWeight = [desc(weight), sql`length(${street})`, asc(cep)]

const MAX_COMPARED = 1_000

/** Ranks whole names first, then prefixes, then other matches, then matches that need the neighbourhood. */
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
  const matches = await namedSo(db, search, limit)
  for (const condition of [inStreet(search), undefined]) {
    if (matches.length >= limit) return matches
    // The wider search repeats earlier results, so its limit includes them.
    const more = await bestFirst(db, { ...search, condition }, limit + matches.length)
    const knownCeps = new Set(matches.map((row) => row.cep))
    matches.push(...more.filter((row) => !knownCeps.has(row.cep)))
  }
  return matches.slice(0, limit)
}

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

/** Preferred type first; PostgreSQL skips the second branch if the first fills the limit. */
function bestFirst(
  db: Database,
  { type, occurs, isOneWord, condition }: Search & { condition: SQL | undefined },
  limit: number,
): Promise<FoundStreet[]> {
  const best = (kind: SQL | undefined) => {
    const few = selectFew(db, and(occurs, condition, kind), { isOneWord, limit })
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

/** A single word may match most rows, so the weight index returns only the first of them. */
function selectFew(
  db: Database,
  condition: SQL | undefined,
  { isOneWord, limit }: { isOneWord: boolean; limit: number },
) {
  return db
    .select({ ...streetColumns, weight })
    .from(saoPauloStreets)
    .where(condition)
    .orderBy(...(isOneWord ? byWeight : []))
    .limit(isOneWord ? limit : MAX_COMPARED)
    .as('few')
}

const isOfType = (type: string | null) => like(searchText, `${type ?? ''}%`)

/** Words of one or two letters must match whole, because as substrings they are everywhere. */
function occurs(spellings: readonly string[]): SQL | undefined {
  return or(...spellings.map((text) => like(searchText, text.length > 2 ? `%${text}%` : `% ${text} %`)))
}
