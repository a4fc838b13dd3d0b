import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Atomic across processes: one creates the file, all read the same content, and no partial file is
 * visible.
 */
export function readOrCreateFile(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true })
  const content = readIfThere(path)
  if (content !== undefined) return content
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
    // Some file systems do not support hard links.
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
