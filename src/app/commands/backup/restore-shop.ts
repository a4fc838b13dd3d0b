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
  /** Whether the session secret was in it. */
  readonly hasSecret: boolean
  /** E-mails that were not yet delivered when the backup was made. */
  readonly emailsWaiting: number
}

type Undo = () => Promise<void>

/** Puts a whole shop back into an empty one, and brings what an older version wrote to this one. */
export async function restoreShop(options: RestoreOptions): Promise<RestoreSummary> {
  await refuseUsedFolder(options)
  const { head, manifest } = await verifyArchive(options.file, options)
  const loaded = await loadAllOrNothing(options, head, manifest.rows)
  await migrate(options)
  const hasSecret = `${FILES}${SESSION_SECRET_FILE}` in manifest.fingerprints
  return { createdAt: head.createdAt, rows: manifest.rows, hasSecret, ...loaded }
}

/** One transaction for the tables; files that were put back are taken away again when it fails. */
async function loadAllOrNothing(
  options: RestoreOptions,
  head: BackupHead,
  expectedRows: Record<string, number>,
): Promise<Pick<RestoreSummary, 'files' | 'emailsWaiting'>> {
  const client = new pg.Client({ connectionString: options.connectionString, application_name: 'restore' })
  // A connection that is lost is told by the query that was under way.
  client.on('error', () => {})
  await client.connect()
  const undo: Undo[] = []
  try {
    await refuseOldServer(client)
    // A shop that is started meanwhile waits here, and finds everything in place.
    await holdMigrationLock(client)
    if (!(await isEmptyDatabase(client))) {
      throw new OperatorError('The database is not empty. A backup is restored into an empty database only.')
    }
    await client.query('BEGIN')
    await allowLongTransaction(client)
    const rows = await load(options, client, head, undo)
    const miscounted = differing(expectedRows, rows)
    if (miscounted) throw new OperatorError(`The backup is damaged: rows of ${miscounted} are missing.`)
    // Who could read the file could otherwise go on as whoever was signed in when it was made.
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
  const taken = await copyIn(client, `COPY ${qualified(table)} (${columnList(table)}) FROM STDIN`, body)
  rows[key] = (rows[key] ?? 0) + taken
}

/** The tables as they were when the backup was made, inside the caller's transaction. */
async function buildTables(client: pg.Client, head: BackupHead, known: readonly Migration[]): Promise<void> {
  const migrations = known.filter(({ folderMillis }) => folderMillis <= head.migration)
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
  // What migrations left to be checked at the end would keep their tables from being altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const built = new Set((await listTables(client)).map(tableKey))
  const unknown = head.tables.find((table) => !built.has(tableKey(table)))
  if (unknown)
    throw new OperatorError(`This version of the shop does not know the table ${tableKey(unknown)}.`)
}

async function buildJobTables(client: pg.Client): Promise<void> {
  // The plan is a transaction of its own; here it has to be a part of ours.
  const plan = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(getConstructionPlans(JOB_SCHEMA))
  if (!plan?.groups?.statements) throw new Error('the plan of the job tables does not look as it used to')
  await client.query(plan.groups.statements)
  // The plan has limits of its own.
  await allowLongTransaction(client)
}

/** A queue with a table of its own finds its jobs in the common one, where the restored rows are. */
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
