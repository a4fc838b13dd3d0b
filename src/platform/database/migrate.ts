import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { projectRoot } from '#platform/config/project-root.ts'
import { APPLICATION_NAME } from './connect.ts'
import { OperatorError } from './operator-error.ts'
import { refuseTransactionPooling } from './refuse-transaction-pooling.ts'
import releases from './releases.json' with { type: 'json' }

export const MIGRATIONS_FOLDER = join(projectRoot, 'src', 'platform', 'database', 'migrations')

const OLDEST_SERVER = 15
/** Arbitrary, but must be the same in every version of the shop. */
const MIGRATION_LOCK = 5_190_871_304

/** The longest time a request may be blocked on a table; see `connect.ts`. */
const LOCK_WAIT_MS = 500
const PAUSE_MS = 1_000
const MAX_ATTEMPTS = 200

export interface MigrateOptions {
  readonly connectionString: string
  readonly migrationsFolder?: string
  readonly lockWaitMs?: number
  readonly turn?: TurnOptions
}

interface TurnOptions {
  readonly log?: { warn(message: string): void }
  readonly pauseMs?: number
  readonly mostTries?: number
}

export type Migration = MigrationMeta

export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

export async function migrate(options: MigrateOptions): Promise<void> {
  const { connectionString, lockWaitMs = LOCK_WAIT_MS } = options
  const migrations = readMigrations(options.migrationsFolder)
  const client = await connectClient(connectionString)
  try {
    await refuseOldServer(client)
    await refusePoolerAt(connectionString, client)
    await holdMigrationLock(client, options.turn)
    const lastApplied = await lastAppliedMigration(client)
    refuseOlderDatabase(lastApplied, migrations)
    refuseNewerDatabase(lastApplied, migrations)
    const missing = migrations.filter(({ folderMillis }) => folderMillis > lastApplied)
    if (missing.length > 0) await applyWhenFree(client, missing, lockWaitMs)
  } finally {
    await client.end()
  }
}

async function connectClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: `${APPLICATION_NAME} migration` })
  // Without a listener, a lost connection would crash the process; the next statement reports it anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function refusePoolerAt(connectionString: string, client: pg.Client): Promise<void> {
  const other = await connectClient(connectionString)
  await refuseTransactionPooling(client, other).finally(() => other.end())
}

/** A waiting ALTER TABLE blocks everyone behind it, so give up early, let others pass and retry. */
async function applyWhenFree(
  client: pg.Client,
  migrations: readonly Migration[],
  lockWaitMs: number,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN')
      await client.query(`SET LOCAL lock_timeout = ${lockWaitMs}`)
      await applyMigrations(client, migrations)
      await client.query('COMMIT')
      return
    } catch (error) {
      if (!isBusy(error) || attempt === MAX_ATTEMPTS) throw error
      await client.query('ROLLBACK')
      await wait(PAUSE_MS)
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

/**
 * The lock is held until the session ends. Throws after a wait longer than another process's migrations
 * may take.
 */
export async function holdMigrationLock(
  client: pg.Client,
  { log, pauseMs = PAUSE_MS, mostTries = MAX_ATTEMPTS * 2 }: TurnOptions = {},
): Promise<void> {
  for (let attempt = 1; !(await takesMigrationLock(client)); attempt += 1) {
    if (attempt === 1) log?.warn('Another process is migrating this database; waiting for it.')
    if (attempt === mostTries) {
      throw new OperatorError(
        'Another process has been migrating this database for too long. See which one in pg_stat_activity (application "lume-e-coco migration"), end it, and start again.',
      )
    }
    await wait(pauseMs)
  }
}

async function takesMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.taken ?? false
}

export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  if (migrations.length === 0) return
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  for (const migration of migrations) {
    for (const statement of migration.sql) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ])
  }
}

/** Timestamp in milliseconds; 0 if no migration was applied. */
export async function lastAppliedMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ known: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known",
  )
  if (!rows[0]?.known) return 0
  const newest = await client.query<{ written: string | null }>(
    'SELECT max(created_at) AS written FROM drizzle.__drizzle_migrations',
  )
  return Number(newest.rows[0]?.written ?? 0)
}

export async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version >= OLDEST_SERVER) return
  throw new OperatorError(
    `The shop needs PostgreSQL ${OLDEST_SERVER} or newer; the server at DATABASE_URL is version ${version}.`,
  )
}

/**
 * All baseline files have the timestamp of the last migration that they replaced. A database with an older
 * one comes from migrations that no longer exist.
 */
function refuseOlderDatabase(lastApplied: number, migrations: readonly Migration[]): void {
  const baseline = migrations[0]?.folderMillis ?? 0
  if (lastApplied === 0 || lastApplied >= baseline) return
  throw new OperatorError(
    `The database is of an earlier version than this one can bring forward. Start the last version 0.1.0 (commit ${releases['0.1.0']}) on it once, then this one; docs/operations.md says how.`,
  )
}

function refuseNewerDatabase(lastApplied: number, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.folderMillis ?? 0
  if (lastApplied <= newest) return
  throw new OperatorError(
    'The database was last used by a newer version of the shop. Start that version, or restore a backup into an empty database.',
  )
}
