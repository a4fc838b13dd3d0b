import pg from 'pg'
import { copyIn } from '#database/copy.ts'
import { holdMigrationLock, migrate, refuseOldServer } from '#database/migrate.ts'
import { OperatorError } from '#database/operator-error.ts'
import type { ArchiveEntry } from './archive.ts'
import type { BackupKeys } from './backup-keys.ts'
import { type BackupHead, HEAD_PATH, MANIFEST_PATH, tableKey } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { buildTables, countWaitingEmails, joinQueues } from './restore-tables.ts'
import { FILES, putBack, refuseUsedFolder, SESSION_SECRET_FILE, type ShopFiles } from './shop-files.ts'
import {
  allowLongTransaction,
  columnList,
  isEmptyDatabase,
  qualified,
  setSequences,
  suspendRules,
} from './shop-tables.ts'
import { differing, verifyArchive } from './verify-archive.ts'

export interface RestoreOptions extends ShopFiles, BackupKeys {
  readonly file: string
  readonly connectionString: string
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
  await migrate({ connectionString: options.connectionString })
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
  await buildTables(client, head)
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
