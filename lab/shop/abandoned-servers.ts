import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '#platform/database/embedded/file-lock.ts'
import { findPostmaster, isAlive } from '#platform/database/embedded/postmaster.ts'

export const FOLDER_PREFIX = 'lume-test-'
/** A new run creates its folder before it takes the lock. */
const TOO_YOUNG_MS = 60_000

/** Ends servers that killed test runs left behind. Servers of active runs hold a lock. */
export async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(FOLDER_PREFIX)) await removeIfAbandoned(join(tmpdir(), name)).catch(() => {})
  }
}

async function removeIfAbandoned(dataDir: string): Promise<void> {
  if (Date.now() - (await stat(dataDir)).ctimeMs < TOO_YOUNG_MS) return
  const lock = tryLock(join(dataDir, 'postgres', 'users.lock'), 'exclusive')
  if (!lock) return
  try {
    const postmaster = await findPostmaster(join(dataDir, 'postgres', 'cluster'))
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    while (postmaster && isAlive(postmaster.pid)) await pause(10)
    await rm(dataDir, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}
