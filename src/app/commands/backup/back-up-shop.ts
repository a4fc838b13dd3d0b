import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { copyOut } from '#platform/database/copy.ts'
import { lastAppliedMigration } from '#platform/database/migrate.ts'
import { OperatorError } from '#platform/database/operator-error.ts'
import { type ArchiveEntry, bytesEntry, encodeArchive, jsonEntry } from './archive.ts'
import type { BackupLock } from './backup-keys.ts'
import { encryptionWith } from './encryption.ts'
import { type BackupHead, type BackupTable, FORMAT, HEAD_PATH, MANIFEST_PATH, tableKey } from './manifest.ts'
import { type ShopFiles, shopFiles } from './shop-files.ts'
import { allowLongTransaction, columnList, listSequences, listTables, qualified } from './shop-tables.ts'

export interface BackupOptions extends ShopFiles, BackupLock {
  readonly file: string
  readonly connectionString: string
  readonly now: Date
  /** True if the backup includes the session secret and the demo passwords. */
  readonly withSecrets?: boolean
}

export interface BackupSummary {
  readonly rows: Record<string, number>
  readonly files: number
}

const PIECE_BYTES = 4 * 1024 * 1024

export async function backUpShop(options: BackupOptions): Promise<BackupSummary> {
  await refuseTarget(options)
  const client = new pg.Client({ connectionString: options.connectionString, application_name: 'backup' })
  // Without a listener, a lost connection would crash the process; the next query reports it anyway.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await allowLongTransaction(client)
    const head = await describeShop(client, options.now)
    const summary = { rows: {} as Record<string, number>, files: 0 }
    await writeDurably(
      options,
      encodeArchive(
        shopEntries(options, client, head, summary),
        (fingerprints) => jsonEntry(MANIFEST_PATH, { fingerprints, rows: summary.rows }),
        options.now,
      ),
    )
    return summary
  } finally {
    await client.end()
  }
}

async function refuseTarget({ file, dataDir }: BackupOptions): Promise<void> {
  if (!relative(dataDir, file).startsWith('..')) {
    throw new OperatorError(
      'Choose a place outside of the data folder: a backup should not be lost together with the shop.',
    )
  }
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new OperatorError(`${file} exists already; a backup never writes over another file.`)
}

async function describeShop(client: pg.Client, now: Date): Promise<BackupHead> {
  const migration = await lastAppliedMigration(client)
  if (migration === 0)
    throw new OperatorError('There is no shop in this database yet; nothing was backed up.')
  const tables = await listTables(client)
  const sequences = await listSequences(client)
  return { format: FORMAT, createdAt: now.toISOString(), migration, tables, sequences }
}

/**
 * Archives images before tables. Images are stored before their rows and deleted after, so every image of
 * the snapshot exists now.
 */
async function* shopEntries(
  options: BackupOptions,
  client: pg.Client,
  head: BackupHead,
  summary: { rows: Record<string, number>; files: number },
): AsyncGenerator<ArchiveEntry> {
  yield jsonEntry(HEAD_PATH, head)
  for await (const file of shopFiles(options)) {
    summary.files += 1
    yield file
  }
  for (const table of head.tables) {
    summary.rows[tableKey(table)] = yield* tablePieces(client, table)
  }
}

async function* tablePieces(client: pg.Client, table: BackupTable): AsyncGenerator<ArchiveEntry, number> {
  const copyStream = copyOut(client, `COPY (SELECT ${columnList(table)} FROM ${qualified(table)}) TO STDOUT`)
  let piece: Buffer[] = []
  let bytes = 0
  let number = 0
  const next = () => {
    const entry = bytesEntry(`tables/${tableKey(table)}/${String(number).padStart(6, '0')}.copy`, piece)
    piece = []
    bytes = 0
    number += 1
    return entry
  }
  for await (const rows of copyStream) {
    piece.push(rows)
    bytes += rows.length
    if (bytes >= PIECE_BYTES) yield next()
  }
  if (bytes > 0) yield next()
  return copyStream.rowCount()
}

/** Renames the file to its final name only after it is complete and flushed to disk. */
async function writeDurably(
  { file, ...lock }: Pick<BackupOptions, 'file'> & BackupLock,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const encrypt = encryptionWith(lock)
  const unfinished = `${file}.unfinished`
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
    if (encrypt) await pipeline(bytes, createGzip(), encrypt, target)
    else await pipeline(bytes, createGzip(), target)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
