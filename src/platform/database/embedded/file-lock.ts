import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#platform/database/operator-error.ts'

/** Node has no flock(). SQLite's file lock is released by the kernel even if its holder crashes. */
export interface FileLock {
  release(): void
}

const SQLITE_BUSY = 5
const POLL_MS = 20
const WAIT_AT_MOST_MS = 120_000

export function tryLock(path: string, mode: 'shared' | 'exclusive'): FileLock | null {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
}

export async function whileLocked<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + WAIT_AT_MOST_MS
  let lock = tryLock(path, 'exclusive')
  while (!lock) {
    if (Date.now() > deadline) {
      throw new OperatorError(`Another process has been holding ${path} for two minutes; is it stuck?`)
    }
    await pause(POLL_MS)
    lock = tryLock(path, 'exclusive')
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
