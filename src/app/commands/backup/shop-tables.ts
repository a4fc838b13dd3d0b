import pg from 'pg'
import type { BackupHead, BackupTable } from './manifest.ts'

/**
 * Queue tables with jobs that still have to run, mainly emails. pg-boss recreates its statistics and
 * bookkeeping.
 */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']
export const JOB_SCHEMA = 'pgboss'

export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname = 'public' OR (n.nspname = $1 AND c.relname = ANY ($2)))
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [JOB_SCHEMA, JOB_TABLES],
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<BackupHead['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1, 2`,
  )
  const sequences: BackupHead['sequences'] = []
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${qualified({ schema, name })}`,
    )
    sequences.push({
      schema,
      name,
      value: state.rows[0]?.value ?? '1',
      isCalled: state.rows[0]?.isCalled ?? false,
    })
  }
  return sequences
}

export async function setSequences(client: pg.Client, sequences: BackupHead['sequences']): Promise<void> {
  for (const sequence of sequences) {
    const { value, isCalled } = sequence
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [qualified(sequence), value, isCalled])
  }
}

/** Copying many images takes longer than the idle-in-transaction timeout of many servers. */
export async function allowLongTransaction(client: pg.Client): Promise<void> {
  await client.query(
    'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
  )
}

export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `SELECT NOT EXISTS (
       SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'drizzle', $1) AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ) AS empty`,
    [JOB_SCHEMA],
  )
  return rows[0]?.empty ?? false
}

/**
 * Drops foreign keys and disables triggers, so that tables can be loaded one by one. Recreating the
 * foreign keys checks every reference.
 */
export async function suspendRules(
  client: pg.Client,
  tables: readonly BackupTable[],
): Promise<() => Promise<void>> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace::regnamespace::text = ANY ($1)`,
    [['public', JOB_SCHEMA]],
  )
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const table of tables) {
    await client.query(`ALTER TABLE ${qualified(table)} DISABLE TRIGGER USER`)
    // Removes rows that migrations inserted, so that they do not collide with those of the backup.
    await client.query(`TRUNCATE ${qualified(table)}`)
  }
  return async () => {
    for (const table of tables) await client.query(`ALTER TABLE ${qualified(table)} ENABLE TRIGGER USER`)
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    }
  }
}

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function columnList({ columns }: BackupTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
