import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { listTables, suspendRules } from '#app/commands/backup/shop-tables.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { applyMigrations, MIGRATIONS_FOLDER, readMigrations } from '#platform/database/migrate.ts'

export interface ReleaseFixture {
  version: string
  migration: string
  rows: Record<string, Record<string, unknown>[]>
}

/** Tables that every start fills, so recordings exclude them. */
export const FILLED_AT_START = ['sao_paulo_streets', 'sao_paulo_words']

export const RELEASES_FOLDER = join(projectRoot, 'tests', 'database', 'releases')

export function readReleases(): ReleaseFixture[] {
  return readdirSync(RELEASES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(RELEASES_FOLDER, name), 'utf8')))
}

export function migrationTags(): string[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'))
  return journal.entries.map(({ tag }: { tag: string }) => tag)
}

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

/** Tables and columns renamed by later migrations. */
const renamedTables: Record<string, string> = {
  pictures: 'image_records',
  bank_lines: 'bank_entries',
  pours: 'batches',
  payment_attempts: 'payments',
}
const renamedColumns: Record<string, string> = {
  'payments.payment_duty': 'pending_provider_action',
  'payments.created_at': 'opened_at',
  'pix_confirmations.bank_line_id': 'bank_entry_id',
  'order_returns.wish': 'remedy',
  'order_items.pour_id': 'batch_id',
  'stock_movements.pour_id': 'batch_id',
}

/** Facts that later migrations moved from the orders to their payments; `payments-migration.test.ts` compares them. */
const movedColumns = [
  'orders.payment_method',
  'orders.payment_provider',
  'orders.payment_attempt',
  'orders.payment_reference',
  'orders.payment_failure',
  'orders.payment_duty',
  'payments.method',
]

const removedColumns = ['request_answers.state']

export function withNamesOfToday(rows: ReleaseFixture['rows']): ReleaseFixture['rows'] {
  const renamedRows = Object.entries(rows).map(([oldName, oldRows]) => {
    const table = renamedTables[oldName] ?? oldName
    const rename = ([column, value]: [string, unknown]) => [
      renamedColumns[`${table}.${column}`] ?? column,
      value,
    ]
    const isKept = ([column]: [string, unknown]) =>
      ![...movedColumns, ...removedColumns].includes(`${table}.${column}`)
    return [table, oldRows.map((row) => Object.fromEntries(Object.entries(row).filter(isKept).map(rename)))]
  })
  return Object.fromEntries(renamedRows)
}

export async function allRows(client: pg.Client): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns } of await listTables(client)) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM "${name}") t ORDER BY t::text`,
    )
    rowsByTable[name] = rows.map(({ row }) => row)
  }
  return rowsByTable
}
