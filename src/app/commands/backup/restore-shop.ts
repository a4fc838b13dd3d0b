import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { copyIn } from '#platform/database/copy.ts'
import {
  applyMigrations,
  holdMigrationLock,
  type Migration,
  migrate,
  readMigrations,
  refuseOldServer,
} from '#platform/database/migrate.ts'
import { OperatorError } from '#platform/database/operator-error.ts'
import releases from '#platform/database/releases.json' with { type: 'json' }
import type { JobName } from '#platform/outbox.ts'
import type { ArchiveEntry } from './archive.ts'
import type { BackupKeys } from './backup-keys.ts'
import { type BackupHead, HEAD_PATH, MANIFEST_PATH, tableKey } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { FILES, putBack, refuseUsedFolder, SESSION_SECRET_FILE, type ShopFiles } from './shop-files.ts'
import {
  allowLongTransaction,
  columnList,
  isEmptyDatabase,
  JOB_SCHEMA,
  listTables,
  qualified,
  setSequences,
  suspendRules,
} from './shop-tables.ts'
import { differing, verifyArchive } from './verify-archive.ts'

const EMAILS: JobName = 'send-email'

export interface RestoreOptions extends ShopFiles, BackupKeys {
  readonly file: string
  readonly connectionString: string
  readonly migrationsFolder?: string
}

export interface RestoreSummary {
  readonly createdAt: string
  readonly rows: Record<string, number>
  readonly files: number
  readonly hasSecret: boolean
  readonly emailsWaiting: number
}

type Undo = () => Promise<void>

export async function restoreShop(options: RestoreOptions): Promise<RestoreSummary> {
  await refuseUsedFolder(options)
  const { head, manifest } = await verifyArchive(options.file, options)
  const counts = await loadAllOrNothing(options, head, manifest.rows)
  await migrate(options)
  const hasSecret = `${FILES}${SESSION_SECRET_FILE}` in manifest.fingerprints
  return { createdAt: head.createdAt, rows: manifest.rows, hasSecret, ...counts }
}

async function loadAllOrNothing(
  options: RestoreOptions,
  head: BackupHead,
  expectedRows: Record<string, number>,
): Promise<Pick<RestoreSummary, 'files' | 'emailsWaiting'>> {
  const client = new pg.Client({ connectionString: options.connectionString, application_name: 'restore' })
  client.on('error', () => {})
  await client.connect()
  const undo: Undo[] = []
  try {
    await refuseOldServer(client)
    // A shop that starts during the restore waits for this lock.
    await holdMigrationLock(client)
    if (!(await isEmptyDatabase(client))) {
      throw new OperatorError('The database is not empty. A backup is restored into an empty database only.')
    }
    await client.query('BEGIN')
    await allowLongTransaction(client)
    const rows = await load(options, client, head, undo)
    const miscounted = differing(expectedRows, rows)
    if (miscounted) throw new OperatorError(`The backup is damaged: rows of ${miscounted} are missing.`)
    // The sessions are deleted, because anyone who can read the file could otherwise take them over.
    await client.query('DELETE FROM sessions')
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return { files: undo.length, emailsWaiting: await countWaitingEmails(client, head) }
  } catch (error) {
    for (const takeAway of undo.reverse()) await takeAway().catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

async function load(
  options: RestoreOptions,
  client: pg.Client,
  head: BackupHead,
  undo: Undo[],
): Promise<Record<string, number>> {
  await buildTables(client, head, readMigrations(options.migrationsFolder))
  const resumeRules = await suspendRules(client, head.tables)
  const rows = Object.fromEntries(head.tables.map((table) => [tableKey(table), 0]))
  for await (const entry of readArchive(options.file, options)) {
    if (entry.path === HEAD_PATH || entry.path === MANIFEST_PATH) continue
    const takeAway = await putBack(options, entry)
    if (takeAway) undo.push(takeAway)
    else await loadPiece(client, head, entry, rows)
  }
  await setSequences(client, head.sequences)
  await joinQueues(client, head)
  await resumeRules()
  return rows
}

async function loadPiece(
  client: pg.Client,
  head: BackupHead,
  { path, body }: ArchiveEntry,
  rows: Record<string, number>,
): Promise<void> {
  const key = path.split('/')[1] ?? ''
  const table = head.tables.find((candidate) => tableKey(candidate) === key)
  if (!table) throw new OperatorError(`${path} has no place in a backup.`)
  const rowCount = await copyIn(client, `COPY ${qualified(table)} (${columnList(table)}) FROM STDIN`, body)
  rows[key] = (rows[key] ?? 0) + rowCount
}

async function buildTables(
  client: pg.Client,
  head: BackupHead,
  knownMigrations: readonly Migration[],
): Promise<void> {
  const migrations = knownMigrations.filter(({ folderMillis }) => folderMillis <= head.migration)
  if (migrations.length === 0) {
    throw new OperatorError(
      `This backup is of an earlier version than this one can read. Restore it with the last version 0.1.0 (commit ${releases['0.1.0']}), then start this one on it; docs/operations.md says how.`,
    )
  }
  if (migrations.at(-1)?.folderMillis !== head.migration) {
    throw new OperatorError('This backup was made by a newer version of the shop; restore it with that one.')
  }
  await applyMigrations(client, migrations)
  if (hasJobs(head)) await buildJobTables(client)
  // Pending deferred constraints would block ALTER TABLE.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const built = new Set((await listTables(client)).map(tableKey))
  const unknown = head.tables.find((table) => !built.has(tableKey(table)))
  if (unknown)
    throw new OperatorError(`This version of the shop does not know the table ${tableKey(unknown)}.`)
}

async function buildJobTables(client: pg.Client): Promise<void> {
  // pg-boss's plan contains its own transaction, but must run inside ours.
  const plan = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(getConstructionPlans(JOB_SCHEMA))
  if (!plan?.groups?.statements) throw new Error('the plan of the job tables does not look as it used to')
  await client.query(plan.groups.statements)
  await allowLongTransaction(client)
}

/** A queue with its own table must use the common one, where its rows are restored. */
async function joinQueues(client: pg.Client, head: BackupHead): Promise<void> {
  if (!hasJobs(head)) return
  await client.query(
    `UPDATE ${JOB_SCHEMA}.queue SET partition = false, table_name = 'job_common' WHERE partition`,
  )
}

async function countWaitingEmails(client: pg.Client, head: BackupHead): Promise<number> {
  if (!hasJobs(head)) return 0
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${JOB_SCHEMA}.job WHERE name = $1 AND state < 'completed'`,
    [EMAILS],
  )
  return rows[0]?.count ?? 0
}

function hasJobs(head: BackupHead): boolean {
  return head.tables.some(({ schema }) => schema === JOB_SCHEMA)
}
