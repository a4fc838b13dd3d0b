import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { migrationsPlus } from '../../../lab/nodes/next-version.ts'
import {
  cloneTestDatabase,
  createEmptyDatabase,
  type TestDatabase,
} from '../../../tests/support/test-database.ts'
import { holdMigrationLock, migrate, readMigrations, refuseOldServer } from './migrate.ts'
import { refuseTransactionPooling } from './refuse-transaction-pooling.ts'

const run = promisify(execFile)

test('two processes that migrate at once do it once', async () => {
  const { url, query } = await emptyDatabase()
  const script = `import { migrate } from '#platform/database/migrate.ts'; await migrate({ connectionString: ${JSON.stringify(url)} })`
  const migrating = () => run(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot })
  await Promise.all([migrating(), migrating()])
  const appliedMigrations = await query(
    'SELECT created_at::float AS written FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  expect(appliedMigrations).toEqual(readMigrations().map(({ folderMillis }) => ({ written: folderMillis })))
})

test('logs a message while waiting for the migration lock, and gives up after a while', async () => {
  const { url } = await emptyDatabase()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await holdMigrationLock(other)
  const warnings: string[] = []
  const log = { warn: (message: string) => void warnings.push(message) }
  const turn = { log, pauseMs: 1, mostTries: 3 }
  await expect(migrate({ connectionString: url, turn })).rejects.toThrow('for too long')
  expect(warnings).toEqual(['Another process is migrating this database; waiting for it.'])
  await other.end()
})

test('a pooler that shares its connections between sessions is refused with a sentence', async () => {
  const { url } = await emptyDatabase()
  const [first, second] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  await Promise.all([first.connect(), second.connect()])
  const sentence = 'connection pooler in transaction mode'
  await expect(refuseTransactionPooling(first, first)).rejects.toThrow(sentence)
  let turns = 0
  const inTurns = { query: (text: string) => (turns++ % 2 ? second : first).query(text) }
  await expect(refuseTransactionPooling(inTurns, inTurns)).rejects.toThrow(sentence)
  await expect(refuseTransactionPooling(first, second)).resolves.toBeUndefined()
  await Promise.all([first.end(), second.end()])
})

test('a failed migration does not change the database', async () => {
  const { url, query } = await emptyDatabase()
  const folder = newerVersion({
    tag: '9999_broken',
    sql: 'CREATE TABLE half (done int);\nSELECT 1 / 0;',
  })
  await expect(migrate({ connectionString: url, migrationsFolder: folder })).rejects.toThrow(
    'division by zero',
  )
  expect(await query("SELECT to_regclass('products') AS products, to_regclass('half') AS half")).toEqual([
    { products: null, half: null },
  ])
})

test('a migration that has to wait for a table does not keep others from it', async () => {
  const { url } = await migratedDatabase()
  const migrationsFolder = newerVersion({
    tag: '9999_column',
    sql: 'ALTER TABLE products ADD later int',
  })
  const [backup, visitor] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ]
  await Promise.all([backup.connect(), visitor.connect()])
  await backup.query('BEGIN; SELECT FROM products')
  const migrating = migrate({ connectionString: url, migrationsFolder, lockWaitMs: 100 })
  await expect.poll(() => tablesWaitedFor(visitor), { interval: 5, timeout: 30_000 }).toEqual(['products'])
  // This query queues behind the migration. If the migration did not give up early, the query would wait
  // for the backup.
  await visitor.query('SET statement_timeout = 5000; SELECT FROM products')
  await backup.query('COMMIT')
  await migrating
  await expect(visitor.query('SELECT later FROM products')).resolves.toBeDefined()
  await Promise.all([backup.end(), visitor.end()])
})

test('a migration and a customer that block each other both finish', async () => {
  const { url } = await migratedDatabase()
  const migrationsFolder = newerVersion({
    tag: '9999_columns',
    sql: 'ALTER TABLE orders ADD later int; ALTER TABLE products ADD later int',
  })
  const [customer, onlooker] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ]
  await Promise.all([customer.connect(), onlooker.connect()])
  // PostgreSQL aborts the session that checks for a deadlock first. This setting makes it the migration,
  // if permitted.
  await customer.query("SET deadlock_timeout = '1min'").catch(() => undefined)
  await customer.query('BEGIN; SELECT FROM products')
  const migrating = migrate({ connectionString: url, migrationsFolder, lockWaitMs: 5_000 })
  await expect.poll(() => tablesWaitedFor(onlooker), { interval: 5, timeout: 30_000 }).toEqual(['products'])
  await customer.query('SELECT FROM orders').catch(({ code }) => expect(code).toBe('40P01'))
  await customer.query('COMMIT')
  await migrating
  await expect(onlooker.query('SELECT o.later, p.later FROM orders o, products p')).resolves.toBeDefined()
  await Promise.all([customer.end(), onlooker.end()])
})

test('a database of a newer shop is refused', async () => {
  const { url } = await migratedDatabase()
  const folder = newerVersion({ tag: '9999_later', sql: 'CREATE TABLE later (day int)' })
  await migrate({ connectionString: url, migrationsFolder: folder })
  await expect(migrate({ connectionString: url })).rejects.toThrow('last used by a newer version of the shop')
})

/** Timestamp of the last 0.1.0 migration; three baseline files replaced all migrations up to it. */
const LAST_OF_0_1_0 = 1_794_958_256_884

test('a database that came the whole way of 0.1.0 is taken as it is', async () => {
  const { url, query } = await migratedDatabase()
  await query(
    `UPDATE drizzle.__drizzle_migrations SET hash = 'old', created_at = ${LAST_OF_0_1_0} - 3 + id WHERE id <= 3`,
  )
  await migrate({ connectionString: url })
  expect(await query('SELECT hash FROM drizzle.__drizzle_migrations WHERE id <= 3 ORDER BY id')).toEqual([
    { hash: 'old' },
    { hash: 'old' },
    { hash: 'old' },
  ])
})

test('a database that came only part of the way is refused before anything is changed', async () => {
  const { url, query } = await emptyDatabase()
  await query('CREATE SCHEMA drizzle')
  await query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint)',
  )
  await query(`INSERT INTO drizzle.__drizzle_migrations (created_at) VALUES (${LAST_OF_0_1_0} - 1)`)
  await expect(migrate({ connectionString: url })).rejects.toThrow(
    'Start the last version 0.1.0 (commit 31f6b51b8c80bec4dc24b2107c30eaa175abae38) on it once',
  )
  expect(await query("SELECT to_regclass('products') AS products")).toEqual([{ products: null }])
})

test('a server that is too old is refused', async () => {
  const old = { query: async () => ({ rows: [{ server_version_num: '140012' }] }) } as unknown as pg.Client
  await expect(refuseOldServer(old)).rejects.toThrow('needs PostgreSQL 15 or newer')
})

async function tablesWaitedFor(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relation::regclass::text AS name FROM pg_locks
     WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.map(({ name }) => name)
}

const emptyDatabase = async () => withQuery(await createEmptyDatabase(inject('testServer')))

const migratedDatabase = async () => withQuery(await cloneTestDatabase(inject('testServer')))

function withQuery({ url, drop }: TestDatabase) {
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(sql).finally(() => client.end())
    return rows
  }
  onTestFinished(drop)
  return { url, query }
}

function newerVersion(migration: { tag: string; sql: string }): string {
  const folder = migrationsPlus(migration)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
