import { and, asc, eq, gt, like, sql } from 'drizzle-orm'
import { nearestWords, rankStreets } from '#delivery/addresses/domain/rank-streets.ts'
import { spellings } from '#delivery/addresses/domain/street-words.ts'
import { saoPauloStreets, saoPauloWords } from '#delivery/freight/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type FoundStreet, findStreets, streetColumns } from './find-streets.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** Requests wait until the table is loaded. */
    readonly streets: StreetBook
  }
}

/** Trigram similarity threshold; PostgreSQL's default of 0.6 misses swapped letters. */
const LIKENESS = '0.33'

const LOOK_ALIKES = 40

/** Similarity search is the slowest part, so queries with more typos are not corrected. */
const MAX_CORRECTED = 3

export type StreetRow = Omit<FoundStreet, 'weight'>

export type StreetQuery = {
  /** For example 'rua' or 'avenida'; preferred, not required. */
  readonly type: string | null
  readonly words: readonly string[]
}

export interface StreetBook {
  findByCep(cep: string): Promise<StreetRow | null>
  findByCepStart(digits: string, limit: number): Promise<StreetRow[]>
  /** One row per street and neighbourhood, best match first. Tolerates accents, case and small typos. */
  search(query: StreetQuery, limit: number): Promise<StreetRow[]>
  findBuilding(street: StreetRow, number: string): Promise<StreetRow | null>
}

const { cep, street, neighborhood, number, weight } = saoPauloStreets

/** Larger than the word count of any street with its neighbourhood. */
const MAX_WORDS = 12
const MAX_WORD_LENGTH = 30

const isBeyondAnyStreet = (words: readonly string[]) =>
  words.length > MAX_WORDS || words.some(({ length }) => length > MAX_WORD_LENGTH)

const ENOUGH = 3
const MAX_CORRECTED_STREETS = 40

export function createStreetBook(db: Database): StreetBook {
  return {
    async findByCep(wantedCep) {
      const [row] = await prepared(db).select(streetColumns).from(saoPauloStreets).where(eq(cep, wantedCep))
      return row ?? null
    },

    findByCepStart(digits, limit) {
      const matches = like(cep, `${digits}%`)
      return db
        .select(streetColumns)
        .from(saoPauloStreets)
        .where(digits.length === 8 ? matches : and(matches, gt(weight, 0)))
        .orderBy(asc(cep))
        .limit(limit)
    },

    async search({ type, words: typed }, limit) {
      const query = { type, words: [...new Set(typed)] }
      if (query.words.length === 0 || isBeyondAnyStreet(typed)) return []
      const exact = await findStreets(db, { ...query, words: query.words.map(spellings) }, limit)
      const enough = exact.length >= Math.min(ENOUGH, limit)
      const matches = enough ? exact : [...exact, ...(await findCorrected(db, query, exact))]
      return matches.slice(0, limit).map(({ weight: _, ...row }) => row)
    },

    async findBuilding(address, wantedNumber) {
      const [row] = await db
        .select(streetColumns)
        .from(saoPauloStreets)
        .where(
          and(eq(street, address.street), eq(number, wantedNumber), eq(neighborhood, address.neighborhood)),
        )
      return row ?? null
    },
  }
}

/** Waits for the table to be loaded before each call. */
export function onceLoaded(book: StreetBook, load: () => Promise<unknown>): StreetBook {
  const afterLoading =
    <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
    async (...question: Question): Promise<Answer> => {
      await load()
      return ask(...question)
    }
  return {
    findByCep: afterLoading(book.findByCep),
    findByCepStart: afterLoading(book.findByCepStart),
    search: afterLoading(book.search),
    findBuilding: afterLoading(book.findBuilding),
  }
}

/** Corrects only unknown words first. If all words are known but nothing matches, corrects every word. */
async function findCorrected(
  db: Database,
  { type, words }: StreetQuery,
  exactStreets: readonly FoundStreet[],
): Promise<FoundStreet[]> {
  let correctedSpelling = await correctSpelling(db, words)
  if (exactStreets.length === 0 && correctedSpelling.every((some) => some.length === 0)) {
    correctedSpelling = await correctSpelling(db, words, { distrustAll: true })
  }
  const alternatives = words.map((word, position) => [
    ...spellings(word),
    ...(correctedSpelling[position] ?? []),
  ])
  if (correctedSpelling.every((some) => some.length === 0)) return []
  const correctedMatches = await findStreets(db, { type, words: alternatives }, MAX_CORRECTED_STREETS)
  const seen = new Set(exactStreets.map((row) => row.cep))
  return rankStreets(
    words,
    correctedMatches.filter((row) => !seen.has(row.cep)),
  )
}

async function correctSpelling(
  db: Database,
  typed: readonly string[],
  { distrustAll = false } = {},
): Promise<string[][]> {
  const doubtful = distrustAll ? typed : await unknownWords(db, typed)
  const isWorthwhile = doubtful.length > 0 && doubtful.length <= MAX_CORRECTED
  const lookAlikes = isWorthwhile ? await findLookAlikes(db, doubtful) : new Map<string, string[]>()
  return typed.map((word, position) =>
    nearestWords(word, lookAlikes.get(word) ?? [], { isUnfinished: position === typed.length - 1 }),
  )
}

async function unknownWords(db: Database, typed: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ typed: string }>(sql`
    select typed from unnest(${sql.param(typed)}::text[]) as typed
    where not exists (select 1 from ${saoPauloWords} where word between typed and typed || 'zzz')`)
  return rows.map((row) => row.typed)
}

async function findLookAlikes(db: Database, typed: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`)
    return tx.execute<{ typed: string; word: string }>(sql`
      select typed, alike.word
      from unnest(${sql.param(typed)}::text[]) as typed,
        lateral (
          select word from ${saoPauloWords}
          where typed <% word
          order by word_similarity(typed, word) desc, streets desc
          limit ${LOOK_ALIKES}
        ) as alike`)
  })
  const byTyped = Map.groupBy(rows, (row) => row.typed)
  return new Map(Array.from(byTyped, ([word, matches]) => [word, matches.map((row) => row.word)]))
}
