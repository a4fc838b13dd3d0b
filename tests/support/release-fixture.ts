import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { listTables, suspendRules } from '#app/commands/backup/shop-tables.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { applyMigrations, MIGRATIONS_FOLDER, readMigrations } from '#platform/database/migrate.ts'

/** What a released version had in its database: its newest migration, and a few rows of every table as it wrote them. */
export interface ReleaseFixture {
  version: string
  migration: string
  rows: Record<string, Record<string, unknown>[]>
}

/** Tables that come with the program: every start fills them in, so that no record holds them. */
export const FILLED_AT_START = ['sao_paulo_streets', 'sao_paulo_words']

export const RELEASES_FOLDER = join(projectRoot, 'tests', 'database', 'releases')

/** One file per release; `npm run release:record` writes the next one. */
export function readReleases(): ReleaseFixture[] {
  return readdirSync(RELEASES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(RELEASES_FOLDER, name), 'utf8')))
}

export function migrationTags(): string[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'))
  return journal.entries.map(({ tag }: { tag: string }) => tag)
}

/** A database as the release had it, with its rows. */
export async function rebuild(client: pg.Client, { migration, rows }: ReleaseFixture): Promise<void> {
  const count = migrationTags().indexOf(migration) + 1
  if (count === 0) throw new RangeError(`there is no migration ${migration}`)
  await client.query('BEGIN')
  await applyMigrations(client, readMigrations().slice(0, count))
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const tables = await listTables(client)
  const resumeRules = await suspendRules(client, tables)
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    await client.query(
      `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_populate_recordset(NULL::"${name}", $1)`,
      [JSON.stringify(rows[name] ?? [])],
    )
  }
  await resumeRules()
  await client.query('COMMIT')
}

/** Names that a later migration changed, with the tables' as they are now. */
const renamedTables: Record<string, string> = {
  pictures: 'image_records',
  bank_lines: 'bank_entries',
  pours: 'batches',
}
const renamedColumns: Record<string, string> = {
  'orders.payment_duty': 'pending_provider_action',
  'payment_attempts.payment_duty': 'pending_provider_action',
  'pix_confirmations.bank_line_id': 'bank_entry_id',
  'order_returns.wish': 'remedy',
  'order_items.pour_id': 'batch_id',
  'stock_movements.pour_id': 'batch_id',
}

/** Rows of an earlier version under the names of this one. */
export function withNamesOfToday(rows: ReleaseFixture['rows']): ReleaseFixture['rows'] {
  const renamed = Object.entries(rows).map(([oldName, oldRows]) => {
    const table = renamedTables[oldName] ?? oldName
    const rename = ([column, value]: [string, unknown]) => [
      renamedColumns[`${table}.${column}`] ?? column,
      value,
    ]
    return [table, oldRows.map((row) => Object.fromEntries(Object.entries(row).map(rename)))]
  })
  return Object.fromEntries(renamed)
}

/** Every row of every table, as JSON, without what the database computes by itself. */
export async function allRows(client: pg.Client): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns } of await listTables(client)) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM "${name}") t ORDER BY t::text`,
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}
