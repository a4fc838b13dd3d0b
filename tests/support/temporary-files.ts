import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** A whole run holds at most one gigabyte there; the rest is for the tests' own processes. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * A test's database is a thousand small files: to make and remove them on a disk takes a third of the database tests'
 * processor time, and Chromium writes the images of its pages there as well. A folder that was chosen by TMPDIR stays chosen.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = MEMORY
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES
  } catch {
    return false
  }
}
