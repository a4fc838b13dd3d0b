import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { OperatorError } from '#platform/database/operator-error.ts'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { findPostmaster, isAlive, type Postmaster, removeMisleadingLockFiles } from './postmaster.ts'
import { type ServerAccount, spawnAs } from './server-account.ts'

const run = promisify(execFile)

export interface ServerProcessOptions {
  readonly binaries: Binaries
  readonly account: ServerAccount
  readonly folder: string
  readonly settings: Readonly<Record<string, string | number>>
  /** The file with which the server claims its socket. */
  readonly socketLock: string
}

const POLL_MS = 10
const ORPHANS_MS = 15_000
const STOP_MS = 60_000
const LOG_LIMIT = 2_000_000

/** Starts the server detached: Ctrl-C must not reach it while requests are still being finished. */
export async function launchServer(options: ServerProcessOptions): Promise<void> {
  const deadline = Date.now() + ORPHANS_MS
  await keepLogShort(options.folder)
  for (;;) {
    await removeMisleadingLockFiles(join(options.folder, 'cluster'), options.socketLock)
    const complaint = await launchOnce(options)
    if (complaint === null) return
    if (!complaint.includes('shared memory block') || Date.now() > deadline) {
      throw new OperatorError(`PostgreSQL did not start in ${options.folder}:\n${complaint}`)
    }
    await pause(100)
  }
}

/** Fast shutdown: sessions are ended, everything is written down. */
export async function stopServer(
  folder: string,
  postmaster: Postmaster,
  binaries: Binaries,
): Promise<boolean> {
  if (process.platform === 'win32') {
    // There, a signal would simply end the process.
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', join(folder, 'cluster')])
    return true
  }
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (isAlive(postmaster.pid) && Date.now() < deadline) await pause(POLL_MS)
  return !isAlive(postmaster.pid)
}

/** Null when the server is up, else what it said before it gave up. */
async function launchOnce(options: ServerProcessOptions): Promise<string | null> {
  const { folder, account, binaries } = options
  const log = await open(join(folder, 'server.log'), 'a', 0o600)
  const logStart = (await log.stat()).size
  const [program, args] = commandLine(options)
  const child = spawnAs(account, program, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: folder,
    env: serverEnvironment(binaries),
    windowsHide: true,
  })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const closed = once(child, 'exit').catch(() => [1])
  child.unref()
  await log.close()
  const gaveUp = new AbortController()
  const exitCode = closed.then(([code]) => {
    gaveUp.abort()
    return code as number | null
  })
  const outcome = await Promise.race([exitCode, untilReady(folder, gaveUp.signal)])
  if (outcome === 'ready' || (process.platform === 'win32' && outcome === 0)) return null
  if (failure) return failure.message
  return (await readFile(join(folder, 'server.log'))).subarray(logStart).toString().trim()
}

/** Recovery after a crash may take its time: the wait ends with the server's readiness or with the server. */
async function untilReady(folder: string, gaveUp: AbortSignal): Promise<'ready' | 'gave-up'> {
  while (!gaveUp.aborted) {
    const postmaster = await findPostmaster(join(folder, 'cluster'))
    if (postmaster?.isReady) return 'ready'
    await pause(POLL_MS)
  }
  return 'gave-up'
}

function commandLine({ binaries, folder, settings }: ServerProcessOptions): [string, string[]] {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const cluster = join(folder, 'cluster')
  if (process.platform !== 'win32') return [binaries.postgres, ['-D', cluster, ...flags]]
  // Only pg_ctl can give up the rights of an administrator before it starts the server.
  const log = join(folder, 'server.log')
  return [binaries.pgCtl, ['start', '-w', '-D', cluster, '-l', log, '-o', flags.join(' ')]]
}

async function keepLogShort(folder: string): Promise<void> {
  const path = join(folder, 'server.log')
  const size = (await stat(path).catch(() => null))?.size ?? 0
  if (size > LOG_LIMIT) await rename(path, join(folder, 'server.log.1'))
}
