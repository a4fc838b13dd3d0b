import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What is made once and kept in a file. Of several processes that start together one makes it and all read the same:
 * the file appears whole under its name, or it was there already.
 */
export function readOrCreateFile(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true })
  const known = readIfThere(path)
  if (known !== undefined) return known
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 })
  try {
    giveItsName(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}

function giveItsName(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    // A few file systems know no second name for a file.
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
