import { and, asc, desc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { saoPauloStreets } from '#database/schema/freight.ts'
import { rankStreets } from '#domain/address/rank-streets.ts'
import { spellings } from '#domain/address/street-words.ts'

export type StreetRow = {
  readonly cep: string
  readonly street: string
  readonly neighborhood: string
  /** The house number, where the CEP belongs to one building. */
  readonly number: string
}

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

const { cep, street, neighborhood, number, weight, searchText } = saoPauloStreets
const columns = { cep, street, neighborhood, number }

/**
 * How alike the letters must be before a person's eye (`rankStreets`) judges. The server's own 0.6 misses a slip in a short
 * word; in several words one slip weighs less, and a higher bar keeps common words ('santo', 'sao') from flooding in.
 */
const LIKENESS = { oneWord: '0.45', severalWords: '0.5' }
const LOOK_ALIKES = 80
const ENOUGH = 3

const SMALL_WORDS = '(?:(?:d[aeo]s?|e) )*'

export function createStreetBook(db: Database): StreetBook {
  return {
    async findByCep(wanted) {
      const [row] = await db.select(columns).from(saoPauloStreets).where(eq(cep, wanted))
      return row ?? null
    },

    findByCepStart(digits, limit) {
      const matches = like(cep, `${digits}%`)
      return db
        .select(columns)
        .from(saoPauloStreets)
        .where(digits.length === 8 ? matches : and(matches, gt(weight, 0)))
        .orderBy(asc(cep))
        .limit(limit)
    },

    async search(query, limit) {
      if (query.words.length === 0) return []
      const exact = await findWords(db, query, limit)
      if (exact.length >= Math.min(ENOUGH, limit)) return exact
      const alike = rankStreets(query.words, await findLookAlikes(db, query.words))
      const known = new Set(exact.map((row) => row.cep))
      const added = alike.filter((row) => !known.has(row.cep))
      return [...exact, ...added].slice(0, limit).map(({ weight: _, ...row }) => row)
    },

    async findBuilding(of, wanted) {
      const [row] = await db
        .select(columns)
        .from(saoPauloStreets)
        .where(and(eq(street, of.street), eq(number, wanted), eq(neighborhood, of.neighborhood)))
      return row ?? null
    },
  }
}

type WeighedRow = StreetRow & { weight: number }

/** All words as they were typed: the whole name first, then its beginning, then anywhere in the street, then the rest. */
function findWords(db: Database, { type, words }: StreetQuery, limit: number): Promise<WeighedRow[]> {
  const name = words.map((word) => `(?:${spellings(word).join('|')})`).join(` ${SMALL_WORDS}`)
  const rank = sql`case
    when ${searchText} ~ ${`^\\S+ ${SMALL_WORDS}${name} \\|`} then 0
    when ${searchText} ~ ${`^\\S+ ${SMALL_WORDS}${name}`} then 1
    when ${searchText} ~ ${`^[^|]*\\m${name}`} then 2
    else 3 end`
  const otherType = sql`${searchText} not like ${`${type ?? ''}%`}`
  return db
    .select({ ...columns, weight })
    .from(saoPauloStreets)
    .where(and(...words.map(occurs)))
    .orderBy(asc(rank), asc(otherType), desc(weight), sql`length(${street})`, asc(cep))
    .limit(limit)
}

/** Words of one or two letters are matched whole: as a part of others they would be everywhere. */
function occurs(word: string): SQL {
  const patterns = spellings(word).map((text) => (text.length > 2 ? `%${text}%` : `% ${text} %`))
  return sql`${searchText} like any(${sql.param(patterns)})`
}

function findLookAlikes(db: Database, words: readonly string[]): Promise<WeighedRow[]> {
  const phrase = words.join(' ')
  const likeness = words.length > 1 ? LIKENESS.severalWords : LIKENESS.oneWord
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`)
    return tx
      .select({ ...columns, weight })
      .from(saoPauloStreets)
      .where(sql`${phrase} <% ${searchText}`)
      .orderBy(sql`word_similarity(${phrase}, ${searchText}) desc`, desc(weight))
      .limit(LOOK_ALIKES)
  })
}
