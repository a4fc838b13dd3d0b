import { type ExecFileException, execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

/** Backup and restore run several processes, which start slowly on a busy machine. */
const SLOW = { timeout: 240_000 }

const database = await createTestDatabase()
const nights = ['01', '02', '03'].map((day) => `shop-2026-11-${day}-033000.tar.gz`)

/**
 * Like `config.databaseUrl`: the password is separate from the URL. Servers with trust authentication
 * ignore it.
 */
const address = new URL(database.url)
const password = decodeURIComponent(address.password) || 'a/b@c:d'
address.password = ''

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'back-up-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'backups'))
  for (const night of nights) writeFileSync(join(root, 'backups', night), '')
})

const backupNames = () => readdirSync(join(root, 'backups')).sort()
const isRecorded = async () =>
  (await database.pool.query(`select 1 from automation_events where name = 'backup' and succeeded`)).rowCount

const backUp = (environment: Record<string, string> = {}) =>
  promisify(execFile)(join(projectRoot, 'deploy', 'back-up.sh'), {
    env: {
      PATH: process.env.PATH,
      TMPDIR: root,
      DATA_DIR: join(root, 'data'),
      DATABASE_URL: address.href,
      DATABASE_PASSWORD: password,
      BACKUP_DIR: join(root, 'backups'),
      BACKUP_KEEP: '2',
      BACKUP_PASSPHRASE: 'doze palavras ao vento',
      ...environment,
    },
  })

test(
  'the nightly backup is restored as a trial, kept and recorded, and the oldest ones are removed',
  SLOW,
  async () => {
    const { stdout } = await backUp()
    expect(stdout).toContain('Kept 2 backups')
    expect(backupNames()).toEqual([nights[2], expect.stringMatching(/^shop-20\d\d-/)])
    expect(await isRecorded()).toBe(1)
  },
)

test('a backup that cannot be restored is kept apart, and no older one is removed for it', SLOW, async () => {
  const { publicKey } = generateKeyPairSync('x25519')
  const BACKUP_PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const before = await isRecorded()
  const failure: ExecFileException & { stderr?: string } = await backUp({ BACKUP_PUBLIC_KEY }).catch(
    (error) => error,
  )
  expect(failure.stderr).toContain('set BACKUP_PRIVATE_KEY to open it')
  expect(failure.stderr).toContain('could not be restored')
  expect(backupNames()).toEqual(['not-restored.tar.gz', ...nights])
  expect(await isRecorded()).toBe(before)
})

test('writes nothing without a passphrase', async () => {
  await expect(backUp({ BACKUP_PASSPHRASE: '' })).rejects.toThrow('encrypts the backup')
  expect(backupNames()).toEqual(nights)
})
