import { and, asc, eq, gt, like, sql } from 'drizzle-orm'
import { nearestWords, rankStreets } from '#delivery/addresses/domain/rank-streets.ts'
import { spellings } from '#delivery/addresses/domain/street-words.ts'
import { saoPauloStreets, saoPauloWords } from '#delivery/freight/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type FoundStreet, findStreets, streetColumns } from './find-streets.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** The city's streets. A new database is open before all are loaded; questions wait for them. */
    readonly streets: StreetBook
  }
}

/** Half the letters in threes must be alike before a person's eye judges; the server's own 0.6 misses swapped letters. */
const LIKENESS = '0.33'

const LOOK_ALIKES = 40

/** Looking for likeness is the dearest part of a search; who is wrong in more words than this typed something else. */
const MAX_CORRECTED = 3

/** `number` is the house number, where the CEP belongs to one building. */
export type StreetRow = Omit<FoundStreet, 'weight'>

export type StreetQuery = {
  /** 'rua', 'avenida'…: preferred, not required. */
  readonly type: string | null
  /** Folded; all of them must occur in the street or its neighbourhood. */
  readonly words: readonly string[]
}

/** The shop's own table of streets; `loadStreets` fills it. */
export interface StreetBook {
  findByCep(cep: string): Promise<StreetRow | null>
  /** Streets whose CEP begins with these digits. */
  findByCepStart(digits: string, limit: number): Promise<StreetRow[]>
  /** One row per street and neighbourhood, the likeliest first. Accents, capitals and small slips do not matter. */
  search(query: StreetQuery, limit: number): Promise<StreetRow[]>
  /** The building's own row, if the post office gave it a CEP. */
  findBuilding(street: StreetRow, number: string): Promise<StreetRow | null>
}

const { cep, street, neighborhood, number, weight } = saoPauloStreets

/** No street of the city has as many words with its neighbourhood, or one as long. */
const MAX_WORDS = 12
const MAX_WORD_LENGTH = 30

const isBeyondAnyStreet = (words: readonly string[]) =>
  words.length > MAX_WORDS || words.some(({ length }) => length > MAX_WORD_LENGTH)

/** With fewer exact finds than this, the words may have been misspelt. */
const ENOUGH = 3
const MAX_CORRECTED_STREETS = 40

export function createStreetBook(db: Database): StreetBook {
  return {
    async findByCep(wanted) {
      const [row] = await prepared(db).select(streetColumns).from(saoPauloStreets).where(eq(cep, wanted))
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
      const found = enough ? exact : [...exact, ...(await findCorrected(db, query, exact))]
      return found.slice(0, limit).map(({ weight: _, ...row }) => row)
    },

    async findBuilding(of, wanted) {
      const [row] = await db
        .select(streetColumns)
        .from(saoPauloStreets)
        .where(and(eq(street, of.street), eq(number, wanted), eq(neighborhood, of.neighborhood)))
      return row ?? null
    },
  }
}

/** The same for a table that may still be being filled: whoever asks waits for that first. */
export function onceLoaded(book: StreetBook, load: () => Promise<unknown>): StreetBook {
  const loaded =
    <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
    async (...question: Question): Promise<Answer> => {
      await load()
      return ask(...question)
    }
  return {
    findByCep: loaded(book.findByCep),
    findByCepStart: loaded(book.findByCepStart),
    search: loaded(book.search),
    findBuilding: loaded(book.findBuilding),
  }
}

/** First only the words that no street has are corrected; where all are right and yet nothing was found, each may be wrong. */
async function findCorrected(
  db: Database,
  { type, words }: StreetQuery,
  known: readonly FoundStreet[],
): Promise<FoundStreet[]> {
  let corrected = await correctSpelling(db, words)
  if (known.length === 0 && corrected.every((some) => some.length === 0)) {
    corrected = await correctSpelling(db, words, { distrustAll: true })
  }
  const alternatives = words.map((word, position) => [...spellings(word), ...(corrected[position] ?? [])])
  if (corrected.every((some) => some.length === 0)) return []
  const found = await findStreets(db, { type, words: alternatives }, MAX_CORRECTED_STREETS)
  const seen = new Set(known.map((row) => row.cep))
  return rankStreets(
    words,
    found.filter((row) => !seen.has(row.cep)),
  )
}

/** The words of the city's streets that each typed word may have meant, nearest first. */
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
  return new Map(Array.from(byTyped, ([word, found]) => [word, found.map((row) => row.word)]))
}
