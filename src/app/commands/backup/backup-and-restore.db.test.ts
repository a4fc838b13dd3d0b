import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { create } from 'tar'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { refuse } from '#platform/domain/result.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { migrationsPlus } from '../../../../lab/nodes/next-version.ts'
import { readReleases, rebuild } from '../../../../tests/database/releases.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { readContents, readRules } from '../../../../tests/support/database-contents.ts'
import { createEmptyDatabase } from '../../../../tests/support/test-database.ts'
import { backUpShop } from './back-up-shop.ts'
import type { BackupKeys } from './backup-keys.ts'
import { readArchive } from './read-archive.ts'
import { type RestoreOptions, restoreShop } from './restore-shop.ts'
import { putBack, shopFiles } from './shop-files.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lume-backup-'))
const file = join(folder, 'shop.tar.gz')
const image = { bucket: 'product-images', name: 'lavanda-1.webp' } as const
const now = new Date('2026-03-01T12:00:00Z')

beforeAll(async () => {
  const shop = await filesIn('shop')
  await writeFile(join(shop.dataDir, 'session-secret'), 'a secret')
  await writeFile(join(shop.dataDir, 'demo-accounts.json'), '{}')
  await mkdir(join(shop.dataDir, 'mail'))
  await writeFile(join(shop.dataDir, 'mail', '1.eml'), 'an e-mail')
  await shop.storage.put(image, Buffer.from('an image'))
  await shop.storage.put({ ...image, name: 'lavanda-2.webp' }, Buffer.from('another image'))
  await fillTables()
  await queueJobs()
  await backUpShop({ file, connectionString: database.url, now, ...shop })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a restored shop has the same rows, files, rules and jobs', async () => {
  const { url, restore, ...copy } = await emptyShop('copy')
  const { rows, emailsWaiting } = await restore(file)
  expect(emailsWaiting).toBe(2)
  expect(rows).toMatchObject({ 'public.products': 2, 'public.shop_facts': 61, 'pgboss.job': 3 })
  expect(await readContents(url)).toEqual(await readContents(database.url))
  expect(await readRules(url)).toEqual(await readRules(database.url))
  expect(await readFile(join(copy.dataDir, 'mail', '1.eml'), 'utf8')).toBe('an e-mail')
  const stored = await copy.storage.read(image)
  expect(stored && (await buffer(stored)).toString()).toBe('an image')
  expect(await nextJobs(url)).toEqual([{ mail: 'confirmation' }, { mail: 'own table' }])
})

test('an encrypted backup opens only with its passphrase, and restoring signs everybody out', async () => {
  const lockedFile = join(folder, 'locked.tar.gz')
  const passphrase = 'uma frase longa à noite'
  const shop = await filesIn('shop')
  const user = `INSERT INTO users (id, email, name) VALUES ('00000000-0000-4000-8000-00000000000b', 'ana@exemplo.com.br', 'Ana') RETURNING id`
  await database.pool.query(
    `WITH person AS (${user}) INSERT INTO sessions (token_hash, user_id, expires_at) SELECT 'hash', id, now() + interval '1 day' FROM person`,
  )
  await backUpShop({ file: lockedFile, connectionString: database.url, now, passphrase, ...shop })
  await database.pool.query('DELETE FROM users')
  expect((await readFile(lockedFile)).subarray(0, 17).toString()).toBe('LUMECOCO-BACKUP-1')
  const { url, storage, dataDir } = await emptyShop('locked')
  const restore = (passphrase?: string) =>
    restoreShop({ file: lockedFile, storage, dataDir, connectionString: url, passphrase: passphrase })
  await expect(restore()).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(restore('uma outra frase longa')).rejects.toThrow('not the one of this backup')
  expect(await restore(passphrase)).toMatchObject({ rows: { 'public.sessions': 1 } })
  const sessionRows = await withClient(url, (client) => client.query('SELECT 1 FROM sessions'))
  expect(sessionRows.rowCount).toBe(0)
})

test('a backup for a public key opens only with the private key, and not on the machine that wrote it', async () => {
  const lockedFile = join(folder, 'for-a-key.tar.gz')
  const [ownKeys, otherKeys] = [keyPair(), keyPair()]
  await backUpShop({
    file: lockedFile,
    connectionString: database.url,
    now,
    publicKey: ownKeys.publicKey,
    withSecrets: true,
    ...(await filesIn('shop')),
  })
  const { url, storage, dataDir } = await emptyShop('for-a-key')
  const restore = (keys: BackupKeys) =>
    restoreShop({ file: lockedFile, storage, dataDir, connectionString: url, ...keys })
  await expect(restore({ passphrase: 'uma frase longa' })).rejects.toThrow('set BACKUP_PRIVATE_KEY')
  await expect(restore({ privateKey: otherKeys.privateKey })).rejects.toThrow('not the one of this backup')
  await expect(restore({ privateKey: ownKeys.privateKey })).resolves.toMatchObject({ hasSecret: true })
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe('a secret')
  expect(await readContents(url)).toEqual(await readContents(database.url))
})

test('prints secrets only on request', async () => {
  const names: string[] = []
  for await (const { path } of readArchive(file, {})) if (path.startsWith('files/')) names.push(path)
  expect(names).toEqual(['files/mail/1.eml'])
})

test.each(['files/postgres/pg_hba.conf', 'files/../outside', 'files/mail/../../outside', 'files/.bashrc'])(
  'a file that is not the shop’s is refused: %s',
  async (path) => {
    const { dataDir, storage } = await filesIn('foreign')
    const body = Readable.from([Buffer.from('x')])
    await expect(putBack({ dataDir, storage }, { path, size: 1, body })).rejects.toThrow(
      'no file of the shop',
    )
    expect(await readdir(dataDir)).toEqual([])
  },
)

test('refuses an archive that is not a backup', async () => {
  const other = join(folder, 'other.tar.gz')
  await writeFile(join(folder, 'notes.txt'), 'notes')
  await create({ gzip: true, file: other, cwd: folder }, ['notes.txt'])
  const { url, restore } = await emptyShop('other')
  await expect(restore(other)).rejects.toThrow('not a whole backup')
  expect(await readContents(url)).toEqual({})
})

test('a backup shows one instant: what happens while it is written is not in it', async () => {
  const { dataDir, storage } = await filesIn('shop')
  const laterFile = join(folder, 'later.tar.gz')
  const sellingMeanwhile = {
    ...storage,
    list: (...args: Parameters<typeof storage.list>) => {
      const saleInsert = database.pool.query(
        "INSERT INTO shop_facts (name, value) VALUES (gen_random_uuid(), 'later')",
      )
      return (async function* () {
        await saleInsert
        yield* storage.list(...args)
      })()
    },
  }
  const { rows } = await backUpShop({
    file: laterFile,
    connectionString: database.url,
    now,
    dataDir,
    storage: sellingMeanwhile,
  })
  expect(rows['public.shop_facts']).toBe(61)
  await database.pool.query("DELETE FROM shop_facts WHERE value = 'later'")
})

test('an e-mail that is renamed while the backup is written does not spoil it', async () => {
  const { dataDir, storage } = await filesIn('emails')
  await mkdir(join(dataDir, 'mail'))
  for (const name of ['1.eml', '2-draft', '3.eml']) await writeFile(join(dataDir, 'mail', name), name)
  const remainingFiles: string[] = []
  for await (const { path, body } of shopFiles({ dataDir, storage })) {
    remainingFiles.push(path)
    await rm(join(dataDir, 'mail', '2-draft'), { force: true })
    expect(await text(body)).toBe(path.slice('files/mail/'.length))
  }
  expect(remainingFiles).toEqual(['files/mail/1.eml', 'files/mail/3.eml'])
})

test('a backup of an older version is restored and brought to the newer one', async () => {
  const { url, restore } = await emptyShop('upgraded')
  const migrationsFolder = migrationsPlus({ tag: '9999_later', sql: 'ALTER TABLE shop_facts ADD later int' })
  onTestFinished(() => rm(migrationsFolder, { recursive: true, force: true }))
  await restore(file, { migrationsFolder })
  const facts = await withClient(url, (client) => client.query('SELECT later FROM shop_facts'))
  expect(facts.rowCount).toBe(61)
})

test('a backup of 0.2.0, where all sizes shared one stock, gives it to the preselected one', async () => {
  const old = await emptyShop('old release')
  const release = readReleases().find(({ version }) => version === '0.2.0')
  if (!release) throw new Error('0.2.0 is not recorded')
  await withClient(old.url, (client) => rebuild(client, release))
  const oldFile = join(folder, 'release.tar.gz')
  await backUpShop({ file: oldFile, connectionString: old.url, now, ...old })
  const { url, restore } = await emptyShop('of the release')
  await restore(oldFile)
  const sizes = await withClient(url, (client) =>
    client.query(`SELECT size, s.stock_quantity FROM shelves s JOIN products p ON p.id = s.product_id
      WHERE p.name = 'Baunilha & Coco' ORDER BY position`),
  )
  expect(sizes.rows.map(({ size, stock_quantity }) => [size, stock_quantity])).toEqual([
    ['120 g', 0],
    ['180 g', 34],
    ['320 g', 0],
  ])
})

test('a backup from before the first migration is refused, and nothing is left behind', async () => {
  const old = await emptyShop('old')
  await migrate({ connectionString: old.url })
  await withClient(old.url, (client) =>
    client.query('UPDATE drizzle.__drizzle_migrations SET created_at = 1'),
  )
  const oldFile = join(folder, 'old.tar.gz')
  await backUpShop({ file: oldFile, connectionString: old.url, now, ...old })
  const { url, restore } = await emptyShop('refused')
  await expect(restore(oldFile)).rejects.toThrow('Restore it with the last version 0.1.0 (commit 31f6b51b')
  expect(await readContents(url)).toEqual({})
})

test.each([
  ['cut short', async (path: string) => truncate(path, (await stat(path)).size - 100), /not a whole backup/],
  ['with a changed byte', changeOneByte, /not a whole backup|damaged/],
  ['that is something else', (path: string) => writeFile(path, 'hello'), /not a whole backup/],
])('refuses a file that is %s and leaves no traces', async (_what, spoil, sentence) => {
  const spoilt = join(folder, 'spoilt.tar.gz')
  await writeFile(spoilt, await readFile(file))
  await spoil(spoilt)
  const { url, restore, storage } = await emptyShop('spoilt')
  await expect(restore(spoilt)).rejects.toThrow(sentence)
  expect(await readContents(url)).toEqual({})
  expect(await storage.describe(image)).toBeUndefined()
})

test('a restore that fails half-way takes back what it did and can be tried again', async () => {
  const { url, restore, storage } = await emptyShop('full')
  let stored = 0
  const full: typeof storage = {
    ...storage,
    put: async (...args) => {
      stored += 1
      return stored > 1 ? refuse('storage-full', { reason: 'no space left' }) : storage.put(...args)
    },
  }
  await expect(restore(file, { storage: full })).rejects.toThrow('no space left')
  expect(await readContents(url)).toEqual({})
  expect(await storage.describe(image)).toBeUndefined()
  await expect(restore(file)).resolves.toMatchObject({ createdAt: now.toISOString(), files: 3 })
})

test('only an empty shop is restored into, and no backup is written over', async () => {
  const { url, restore, storage } = await emptyShop('used')
  await withClient(url, (client) => client.query('CREATE TABLE something (here int)'))
  await expect(restore(file)).rejects.toThrow('The database is not empty')
  await storage.put(image, Buffer.from('another'))
  await expect(restore(file)).rejects.toThrow('There are images already')
  const options = { connectionString: database.url, now, ...(await filesIn('shop')) }
  await expect(backUpShop({ ...options, file })).rejects.toThrow('exists already')
  const backupFile = join(options.dataDir, 'backup.tar.gz')
  await expect(backUpShop({ ...options, file: backupFile })).rejects.toThrow('outside of the data folder')
})

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
}

async function fillTables(): Promise<void> {
  const { pool } = database
  await pool.query(`INSERT INTO categories (id, name, slug, description) VALUES
    ('00000000-0000-4000-8000-000000000001', 'Sítio', 'sitio', E'tab\\t, line\\n, slash \\\\, \\\\N and é 🕯️')`)
  await pool.query(`INSERT INTO products (name, slug, price, category_id, images, specifications, stock_quantity) VALUES
    ('Lavanda', 'lavanda', 89.90, '00000000-0000-4000-8000-000000000001', '{"/a.webp","b, \\"c\\""}', '{"topo": "limão"}', 3),
    ('Âmbar', 'ambar', 10, NULL, '{}', '{}', 0)`)
  await pool.query(
    'INSERT INTO shop_facts (name, value) SELECT n, repeat(md5(n::text), 3200) FROM generate_series(0, 60) n',
  )
}

async function queueJobs(): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false })
  // The last connection may still be closing when the database is dropped.
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue('send-email')
  await boss.createQueue('apart', { partition: true })
  await boss.send('send-email', { mail: 'confirmation' })
  await boss.send('apart', { mail: 'own table' })
  await boss.send('send-email', { mail: 'tomorrow' }, { startAfter: 86_400 })
  await boss.stop({ graceful: false })
}

async function nextJobs(url: string): Promise<unknown[]> {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  const jobs = [...(await boss.fetch('send-email')), ...(await boss.fetch('apart'))]
  await boss.stop({ graceful: false })
  return jobs.map(({ data }) => data)
}

async function filesIn(name: string) {
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true })
  return { dataDir, storage: await openStorage({ dataDir }) }
}

async function emptyShop(name: string) {
  const empty = await createEmptyDatabase(inject('testServer'))
  const files = await filesIn(name)
  onTestFinished(async () => {
    await empty.drop()
    await rm(files.dataDir, { recursive: true, force: true })
  })
  const restore = (path: string, changes: Partial<RestoreOptions> = {}) =>
    restoreShop({ file: path, connectionString: empty.url, ...files, ...changes })
  return { url: empty.url, restore, ...files }
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function changeOneByte(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  const middle = Math.floor((await handle.stat()).size / 2)
  const { buffer: byte } = await handle.read(Buffer.alloc(1), 0, 1, middle)
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, middle)
  await handle.close()
}
