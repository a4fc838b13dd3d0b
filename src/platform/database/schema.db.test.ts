import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { MIGRATIONS_FOLDER } from './migrate.ts'

interface Snapshot {
  readonly id: string
  readonly tables: Record<string, TableSnapshot>
}

type TableSnapshot = { readonly name: string; readonly columns: Record<string, ColumnSnapshot> } & Record<
  'indexes' | 'foreignKeys' | 'compositePrimaryKeys' | 'uniqueConstraints' | 'checkConstraints',
  object
>

interface ColumnSnapshot {
  readonly name: string
  readonly type: string
  readonly primaryKey: boolean
  readonly notNull: boolean
}

const database = await createTestDatabase()
const snapshot = newestSnapshot()

test('every schema change has its migration', async () => {
  const files = globSync(['src/**/schema.ts', 'src/**/schema/*.ts'], { cwd: projectRoot })
  const modules = await Promise.all(files.map((file) => import(join(projectRoot, file))))
  const schema = generateDrizzleJson(Object.assign({}, ...modules), snapshot.id)
  expect(await generateMigration(snapshot as DrizzleSnapshotJSON, schema)).toEqual([])
})

test('a migrated database has the columns of the schema', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `SELECT format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) ||
       CASE WHEN a.attnotnull THEN ' not null' ELSE '' END AS column
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  )
  const columns = Object.values(snapshot.tables).flatMap((table) =>
    Object.values(table.columns).map(
      ({ name, type, notNull }) =>
        `${table.name}.${name} ${asInCatalogue(type)}${notNull ? ' not null' : ''}`,
    ),
  )
  expect(rows.map(({ column }) => column).toSorted()).toEqual(columns.toSorted())
})

test('a migrated database has the indexes and constraints of the schema', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'i'
     UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u')`,
  )
  const rules = Object.values(snapshot.tables).flatMap((table) => [
    ...Object.values(table.columns).flatMap(({ primaryKey }) => (primaryKey ? [`${table.name}_pkey`] : [])),
    ...[table.indexes, table.foreignKeys, table.compositePrimaryKeys].flatMap(Object.keys),
    ...[table.uniqueConstraints, table.checkConstraints].flatMap(Object.keys),
  ])
  expect(rows.map(({ name }) => name).toSorted()).toEqual(rules.toSorted())
})

const asInCatalogue = (type: string) => type.replace(', ', ',').replace(/^time$/, 'time without time zone')

function newestSnapshot(): Snapshot {
  const folder = join(MIGRATIONS_FOLDER, 'meta')
  const [newest = '', ...older] = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .toReversed()
  // Only the newest snapshot is needed for the next migration, and each has 9,000 lines.
  expect(older, 'delete the snapshots before the newest').toEqual([])
  return JSON.parse(readFileSync(join(folder, newest), 'utf8'))
}
