import { access, constants, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#platform/database/operator-error.ts'
import { type Binaries, findBundledBinaries } from './binaries.ts'
import { connectionString } from './endpoint.ts'
import { ensureRunning, type RunningServer, type ServerSetup } from './ensure-running.ts'
import { type FileLock, tryLock, whileLocked } from './file-lock.ts'
import { findPostmaster, isAlive } from './postmaster.ts'
import { stopServer } from './server-process.ts'

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Log
  readonly transport?: 'socket' | 'tcp'
  readonly binaries?: Binaries
  readonly durable?: boolean
  readonly userNamespaces?: boolean
}

export interface EmbeddedServer {
  readonly connectionString: string
  stop(): Promise<void>
}

export interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const WATCH_MS = 500
const REVIVAL_PAUSE_MS = 5_000

/**
 * Every process using the server holds a shared lock on `users.lock`. Starts and stops are serialised by
 * `transition.lock`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const setup = await prepareSetup(options)
  const { presence, ...membership } = await enter(setup)
  let server = membership.server
  const departure = new AbortController()
  const watching = keepRunning({
    signal: departure.signal,
    log: options.log,
    currentPid: () => server.pid,
    restart: async () => {
      server = await whileLocked(transitionLock(setup), () => ensureRunning(setup, server.endpoint))
      return server
    },
  })
  return {
    connectionString: connectionString(server.endpoint),
    stop: async () => {
      if (departure.signal.aborted) return
      departure.abort()
      await watching
      await leave(setup, presence, options.log)
    },
  }
}

async function enter(setup: ServerSetup): Promise<{ presence: FileLock; server: RunningServer }> {
  return whileLocked(transitionLock(setup), async () => {
    const presence = tryLock(usersLock(setup), 'shared')
    if (!presence) throw new OperatorError(`Somebody is about to remove ${setup.folder}.`)
    try {
      return { presence, server: await ensureRunning(setup) }
    } catch (error) {
      presence.release()
      throw error
    }
  })
}

async function leave(setup: ServerSetup, presence: FileLock, log: Log): Promise<void> {
  await whileLocked(transitionLock(setup), async () => {
    presence.release()
    const alone = tryLock(usersLock(setup), 'exclusive')
    if (alone) await stopIfRunning(setup, log).finally(() => alone.release())
  })
}

const transitionLock = ({ folder }: ServerSetup) => join(folder, 'transition.lock')
const usersLock = ({ folder }: ServerSetup) => join(folder, 'users.lock')

async function prepareSetup(options: EmbeddedOptions): Promise<ServerSetup> {
  const folder = join(resolve(options.dataDir), 'postgres')
  try {
    // Traversable but not listable: if we run as root, the server runs as another user.
    await mkdir(join(folder, '..'), { recursive: true, mode: 0o711 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new OperatorError(
      `The data folder ${resolve(options.dataDir)} cannot be written to. Give it to the user who starts the shop, or set DATA_DIR.`,
      { cause },
    )
  }
  return {
    folder,
    transport: options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket'),
    durable: options.durable ?? true,
    userNamespaces: options.userNamespaces ?? true,
    findBinaries: async () => options.binaries ?? findBundledBinaries(join(folder, 'libraries')),
  }
}

interface Watch {
  readonly signal: AbortSignal
  readonly log: Log
  readonly currentPid: () => number
  readonly restart: () => Promise<RunningServer>
}

async function keepRunning({ signal, log, currentPid, restart }: Watch): Promise<void> {
  let wait = WATCH_MS
  while (!signal.aborted) {
    await pause(wait, undefined, { ref: false, signal }).catch(() => {})
    wait = WATCH_MS
    if (signal.aborted || isAlive(currentPid())) continue
    try {
      const server = await restart()
      if (server.wasStarted) log.warn({}, 'The database server had ended unexpectedly and was started again.')
    } catch (error) {
      log.error({ err: error }, 'The database server ended and could not be started again.')
      wait = REVIVAL_PAUSE_MS
    }
  }
}

async function stopIfRunning(setup: ServerSetup, log: Log): Promise<void> {
  const postmaster = await findPostmaster(join(setup.folder, 'cluster'))
  if (!postmaster) return
  const isStopped = await stopServer(setup.folder, postmaster, await setup.findBinaries())
  if (!isStopped)
    log.warn({ folder: setup.folder }, 'The database server takes long to stop and was left to finish.')
}
