import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#project-root.ts'

/** `npm run backup` writes the file, `npm run restore` succeeds or not; both in a program of a line. */
const npm = (restores: boolean) => `#!/bin/sh
[ "$3" = backup ] && { echo rows > "$5"; exit 0; }
[ "$3" = restore ] && [ -z "$DATABASE_URL" ] && [ -f "$5" ] && exit ${restores ? 0 : 1}
exit 2`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'back-up-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'backups'))
  for (const day of ['01', '02', '03'])
    writeFileSync(join(root, 'backups', `shop-2026-11-${day}-033000.tar.gz`), '')
})

function backUp({ restores = true, passphrase = 'doze palavras ao vento' } = {}): string[] {
  writeFileSync(join(root, 'npm'), npm(restores))
  chmodSync(join(root, 'npm'), 0o755)
  const env = {
    PATH: `${root}:${process.env.PATH}`,
    BACKUP_DIR: join(root, 'backups'),
    BACKUP_KEEP: '2',
    BACKUP_PASSPHRASE: passphrase,
    DATABASE_URL: 'postgres://the-real-shop',
  }
  execFileSync(join(projectRoot, 'deploy', 'back-up.sh'), { env, stdio: 'pipe' })
  return readdirSync(join(root, 'backups')).sort()
}

test('the newest backups stay, and the one of tonight was restored to try it', () => {
  expect(backUp()).toEqual(['shop-2026-11-03-033000.tar.gz', expect.stringMatching(/^shop-20\d\d-/)])
})

test('a backup that cannot be restored fails, and no older one is removed for it', () => {
  expect(() => backUp({ restores: false })).toThrow()
  expect(readdirSync(join(root, 'backups'))).toHaveLength(3)
})

test('nothing is written without a passphrase', () => {
  expect(() => backUp({ passphrase: '' })).toThrow('encrypts the backup')
  expect(readdirSync(join(root, 'backups'))).toHaveLength(3)
})
