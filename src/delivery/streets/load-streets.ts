import { eq, sql } from 'drizzle-orm'
import { saoPauloStreets, saoPauloWords } from '#delivery/freight/schema.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { shopFacts } from '#platform/operations/schema.ts'
import { readDataFile } from './data-files.ts'

/** Increment when `facts/streets.tsv.gz` or its loading changes. */
export const STREETS_VERSION = '3'

const FACT = 'sao-paulo-streets'

/** Advisory lock id; any number that no other lock uses. */
const LOADING_LOCK = 5_190_871_305

async function isLoaded(db: Database | Transaction): Promise<boolean> {
  const [fact] = await db.select({ version: shopFacts.value }).from(shopFacts).where(eq(shopFacts.name, FACT))
  return fact?.version === STREETS_VERSION
}

export function createStreetLoader(db: Database): () => Promise<void> {
  let loading: Promise<unknown> | undefined
  return async () => {
    loading ??= loadStreets(db)
    try {
      await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }
}

export async function loadStreets(db: Database): Promise<boolean> {
  if (await isLoaded(db)) return false
  const [table, words] = await Promise.all([readDataFile('streets.tsv.gz'), readDataFile('words.tsv.gz')])
  const streetCount = await db.transaction(async (tx) => {
    // The usual limits are for web requests; loading may take minutes on a busy machine.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    await tx.execute(sql`set local lock_timeout = '10min'`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`)
    if (await isLoaded(tx)) return false
    await tx.execute(sql`truncate ${saoPauloStreets}, ${saoPauloWords}`)
    // Small table first, so that database problems show up early.
    await withoutIndex(tx, 'sao_paulo_words_search_idx', () => insertWords(tx, words))
    await withoutIndex(tx, 'sao_paulo_streets_search_idx', () =>
      withoutIndex(tx, 'sao_paulo_streets_street_idx', () => insertStreets(tx, table)),
    )
    await tx
      .insert(shopFacts)
      .values({ name: FACT, value: STREETS_VERSION })
      .onConflictDoUpdate({ target: shopFacts.name, set: { value: STREETS_VERSION, updatedAt: sql`now()` } })
    return true
  })
  if (streetCount) await db.execute(sql`analyze ${saoPauloStreets}, ${saoPauloWords}`)
  return streetCount
}

const part = (position: number) => sql`split_part(line, E'\t', ${sql.raw(String(position))})`
const lines = (table: string) => sql`unnest(string_to_array(${table}, E'\n')) as line`

/** Sends one parameter that the server splits, which takes half the time of sending 58,703 rows. */
async function insertStreets(tx: Transaction, table: string): Promise<void> {
  await tx.execute(sql`
    insert into ${saoPauloStreets} (cep, street, neighborhood, number, span, weight, search_text)
    select ${part(1)}, ${part(2)}, ${part(3)}, ${part(4)}, ${part(5)}, ${part(6)}::smallint,
      case when ${part(6)} <> '0' then shop_fold(${part(2)} || ' | ' || ${part(3)}) end
    from ${lines(table)}
    order by ${part(6)}::smallint desc, length(${part(2)}), ${part(1)}`)
}

async function insertWords(tx: Transaction, table: string): Promise<void> {
  await tx.execute(sql`
    insert into ${saoPauloWords} (word, streets) select ${part(1)}, ${part(2)}::integer from ${lines(table)}`)
}

/**
 * Rebuilding a trigram index costs a third of updating it row by row. The index definition comes from the
 * migration.
 */
async function withoutIndex(tx: Transaction, name: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await tx.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where schemaname = current_schema() and indexname = ${name}`,
  )
  const definition = indexes.rows[0]?.indexdef
  if (!definition) throw new Error(`The index ${name} is missing; were the migrations run?`)
  await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await fill()
  // PostgreSQL does not use parallel workers for a table this small by default; from version 18 they halve
  // the time.
  await tx.execute(sql`set local min_parallel_table_scan_size = '512kB'`)
  await tx.execute(sql.raw(definition))
}
