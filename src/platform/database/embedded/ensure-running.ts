import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#platform/database/operator-error.ts'
import type { Binaries } from './binaries.ts'
import { clusterExists, createCluster, refuseForeignVersion } from './cluster.ts'
import { ask, createDatabase, type Endpoint } from './endpoint.ts'
import { readPostmasterFile, servesCluster } from './postmaster.ts'
import { chooseServerAccount, giveTo, type ServerAccount } from './server-account.ts'
import { launchServer } from './server-process.ts'

export interface ServerSetup {
  readonly folder: string
  /** Windows has no private sockets, so it uses loopback with a password. */
  readonly transport: 'socket' | 'tcp'
  readonly durable: boolean
  readonly userNamespaces: boolean
  readonly findBinaries: () => Promise<Binaries>
}

export interface RunningServer {
  readonly endpoint: Endpoint
  readonly pid: number
  readonly wasStarted: boolean
}

const OWNER = 'shop'
const JOIN_WITHIN_MS = 300_000

export async function ensureRunning(setup: ServerSetup, previous?: Endpoint): Promise<RunningServer> {
  return (await joinServer(setup)) ?? (await startServer(setup, previous))
}

async function joinServer(setup: ServerSetup): Promise<RunningServer | null> {
  const cluster = join(setup.folder, 'cluster')
  const deadline = Date.now() + JOIN_WITHIN_MS
  while (Date.now() < deadline) {
    const postmaster = await readPostmasterFile(cluster)
    if (!postmaster) return null
    const isHere = await servesCluster(postmaster.pid, cluster)
    // A socket in our own folder is proof enough: the server may run in another container with different
    // pids.
    if (isHere || postmaster.host.startsWith('/')) {
      const endpoint = { ...postmaster, ...(await credentials(setup)) }
      if (await answers(endpoint)) return { endpoint, pid: postmaster.pid, wasStarted: false }
    }
    if (!isHere) return null
    await pause(20)
  }
  throw new OperatorError(
    `The PostgreSQL server of ${setup.folder} runs but does not answer; see server.log there.`,
  )
}

async function startServer(setup: ServerSetup, previous?: Endpoint): Promise<RunningServer> {
  const { folder, durable } = setup
  const binaries = await setup.findBinaries()
  const account = await chooseServerAccount({ binaries, folder, userNamespaces: setup.userNamespaces })
  if (await clusterExists(folder)) await refuseForeignVersion(folder, binaries)
  else
    await createCluster({ binaries, account, folder, durable, owner: OWNER, ...(await credentials(setup)) })
  const endpoint = previous ?? (await newEndpoint(setup, account))
  await launchServer({
    binaries,
    account,
    folder,
    settings: serverSettings(endpoint, durable),
    socketLock: join(endpoint.host, `.s.PGSQL.${endpoint.port}.lock`),
  })
  const joined = await joinServer(setup)
  if (!joined)
    throw new OperatorError(`The PostgreSQL server of ${folder} stopped at once; see server.log there.`)
  return { ...joined, wasStarted: true }
}

async function answers(endpoint: Endpoint): Promise<boolean> {
  const answer = await ask(endpoint)
  if (answer === 'no-database') await createDatabase(endpoint)
  return answer === 'ready' || answer === 'no-database'
}

async function newEndpoint(setup: ServerSetup, account: ServerAccount): Promise<Endpoint> {
  const identity = await credentials(setup)
  if (setup.transport === 'tcp') return { host: '127.0.0.1', port: await freePort(), ...identity }
  return { host: await prepareSocketFolder(setup.folder, account), port: 5432, ...identity }
}

async function credentials(setup: ServerSetup): Promise<{ user: string; password?: string }> {
  if (setup.transport === 'socket') return { user: OWNER }
  const path = join(setup.folder, 'password')
  const storedPassword = await readFile(path, 'utf8').catch(() => '')
  if (storedPassword) return { user: OWNER, password: storedPassword }
  const password = randomBytes(24).toString('base64url')
  await writeFile(path, password, { mode: 0o600 })
  return { user: OWNER, password }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

type Settings = Record<string, string | number>

/**
 * Tuned for a small shop on one machine. Durability settings (fsync, synchronous_commit, full_page_writes)
 * keep their defaults.
 */
const SHOP_SETTINGS: Settings = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: 1.1,
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
}

const THROWAWAY_SETTINGS: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  autovacuum: 'off',
}

function serverSettings(endpoint: Endpoint, durable: boolean): Settings {
  const network: Settings = endpoint.host.startsWith('/')
    ? {
        listen_addresses: '',
        unix_socket_directories: endpoint.host,
        unix_socket_permissions: '0700',
        port: endpoint.port,
      }
    : { listen_addresses: endpoint.host, unix_socket_directories: '', port: endpoint.port }
  return { ...SHOP_SETTINGS, ...(durable ? {} : THROWAWAY_SETTINGS), ...network }
}

/** The kernel limits a socket path to this many bytes, excluding the terminating zero. */
const PATH_LIMIT = process.platform === 'darwin' ? 103 : 107
const SOCKET_NAME = '/.s.PGSQL.5432'

export async function prepareSocketFolder(folder: string, account: ServerAccount): Promise<string> {
  if (fits(folder)) return folder
  const name = `lume-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`
  const short = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits)
  if (!short) throw new OperatorError(`${folder} is too deep for a socket; choose a shorter DATA_DIR.`)
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await refuseStrangers(short, account)
  await giveTo(account, short)
  return short
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= PATH_LIMIT && !/[,"\s]/.test(folder)
}

/** Another user may have created the folder first and could run a fake server there. */
async function refuseStrangers(folder: string, account: ServerAccount): Promise<void> {
  const stats = await lstat(folder)
  const trusted = [process.getuid?.(), account.identity?.uid]
  if (!stats.isDirectory() || !trusted.includes(stats.uid) || (stats.mode & 0o077) !== 0) {
    throw new OperatorError(`${folder} belongs to somebody else; remove it or choose a shorter DATA_DIR.`)
  }
}
