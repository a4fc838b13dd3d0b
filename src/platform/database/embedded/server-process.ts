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
  readonly socketLock: string
}

const POLL_MS = 10
const ORPHANS_MS = 15_000
const STOP_MS = 60_000
const LOG_LIMIT = 2_000_000

/** Detached, so that Ctrl-C does not stop the server while requests finish. */
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

export async function stopServer(
  folder: string,
  postmaster: Postmaster,
  binaries: Binaries,
): Promise<boolean> {
  if (process.platform === 'win32') {
    // On Windows a signal would kill the process.
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', join(folder, 'cluster')])
    return true
  }
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (isAlive(postmaster.pid) && Date.now() < deadline) await pause(POLL_MS)
  return !isAlive(postmaster.pid)
}

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
  const exit = once(child, 'exit').catch(() => [1])
  child.unref()
  await log.close()
  const gaveUp = new AbortController()
  const exitCode = exit.then(([code]) => {
    gaveUp.abort()
    return code as number | null
  })
  const outcome = await Promise.race([exitCode, untilReady(folder, gaveUp.signal)])
  if (outcome === 'ready' || (process.platform === 'win32' && outcome === 0)) return null
  if (failure) return failure.message
  return (await readFile(join(folder, 'server.log'))).subarray(logStart).toString().trim()
}

/** Crash recovery may take long, so wait until the server is ready or exits. */
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
  // On Windows only pg_ctl can drop administrator rights before starting the server.
  const log = join(folder, 'server.log')
  return [binaries.pgCtl, ['start', '-w', '-D', cluster, '-l', log, '-o', flags.join(' ')]]
}

async function keepLogShort(folder: string): Promise<void> {
  const path = join(folder, 'server.log')
  const size = (await stat(path).catch(() => null))?.size ?? 0
  if (size > LOG_LIMIT) await rename(path, join(folder, 'server.log.1'))
}
