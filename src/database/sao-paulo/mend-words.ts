import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { saoPauloWords } from '#database/schema/freight.ts'
import { nearestWords } from '#domain/address/nearest-words.ts'

/** Half the letters in threes must be alike before a person's eye judges; the server's own 0.6 misses swapped letters. */
const LIKENESS = '0.33'
const LOOK_ALIKES = 40

/**
 * The words of the city's streets that each typed word may have meant, nearest first. A word that occurs as it is, or
 * begins one that does, is taken for right unless `distrustAll` says that nothing was found with it.
 */
export async function mendWords(
  db: Database,
  typed: readonly string[],
  { distrustAll = false } = {},
): Promise<string[][]> {
  const lookAlikes = await findLookAlikes(db, typed, distrustAll)
  return typed.map((word, position) =>
    nearestWords(word, lookAlikes.get(word) ?? [], { isUnfinished: position === typed.length - 1 }),
  )
}

async function findLookAlikes(
  db: Database,
  typed: readonly string[],
  distrustAll: boolean,
): Promise<Map<string, string[]>> {
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
        ) as alike
      where ${distrustAll} or not exists (select 1 from ${saoPauloWords} where word between typed and typed || 'zzz')`)
  })
  const byTyped = Map.groupBy(rows, (row) => row.typed)
  return new Map(Array.from(byTyped, ([word, found]) => [word, found.map((row) => row.word)]))
}
