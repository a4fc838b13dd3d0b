import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { saoPauloWords } from '#database/schema/freight.ts'
import { nearestWords } from '#domain/address/nearest-words.ts'

/** Half the letters in threes must be alike before a person's eye judges; the server's own 0.6 misses swapped letters. */
const LIKENESS = '0.33'
const LOOK_ALIKES = 40

/** Looking for likeness is the dearest part of a search; who is wrong in more words than this typed something else. */
const MOST_CORRECTED = 3

/**
 * The words of the city's streets that each typed word may have meant, nearest first. A word that occurs as it is, or
 * begins one that does, is taken for right unless `distrustAll` says that nothing was found with it.
 */
export async function correctSpelling(
  db: Database,
  typed: readonly string[],
  { distrustAll = false } = {},
): Promise<string[][]> {
  const doubtful = distrustAll ? typed : await unknownWords(db, typed)
  const isWorthwhile = doubtful.length > 0 && doubtful.length <= MOST_CORRECTED
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
