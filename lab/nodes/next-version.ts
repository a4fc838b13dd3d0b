import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { MIGRATIONS_FOLDER } from '#platform/database/migrate.ts'

export interface NextVersion {
  root: string
  remove(): void
}

/** Copies only these, because a running shop reads nothing else from its folder. */
const copiedPaths = ['package.json', 'build', 'scripts', 'src']

export function makeNextVersion({ sql }: { sql: string }): NextVersion {
  const root = mkdtempSync(join(tmpdir(), 'shop-next-'))
  for (const name of readdirSync(projectRoot)) {
    if (copiedPaths.includes(name))
      cpSync(join(projectRoot, name), join(root, name), { recursive: true, preserveTimestamps: true })
    else if (['demo', 'design', 'node_modules', 'public', 'tsconfig.json'].includes(name))
      symlinkSync(join(projectRoot, name), join(root, name))
  }
  addMigration(join(root, 'src', 'platform', 'database', 'migrations'), { tag: '9999_next_release', sql })
  // Marks the build as current, because only a migration was added.
  writeFileSync(join(root, 'build', '.built'), '')
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

export function migrationsPlus(migration: { tag: string; sql: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  addMigration(folder, migration)
  return folder
}

function addMigration(folder: string, { tag, sql }: { tag: string; sql: string }): void {
  writeFileSync(join(folder, `${tag}.sql`), sql)
  const journalPath = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: journal.entries.length, when: last.when + 1, tag })
  writeFileSync(journalPath, JSON.stringify(journal))
}
