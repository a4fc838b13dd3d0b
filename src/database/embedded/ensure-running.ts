import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../operator-error.ts'
import type { Binaries } from './binaries.ts'
import { clusterExists, createCluster, refuseForeignVersion } from './cluster.ts'
import { ask, createDatabase, type Endpoint } from './endpoint.ts'
import { readPostmasterFile, servesCluster } from './postmaster.ts'
import { chooseServerAccount, type ServerAccount } from './server-account.ts'
import { launchServer } from './server-process.ts'
import { serverSettings } from './settings.ts'
import { prepareSocketFolder } from './socket-folder.ts'

export interface ServerSetup {
  readonly folder: string
  /** Windows has no private sockets to offer: there, the loopback address with a password. */
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

/** Joins the server of this folder, or starts it, making its files first where there are none. Call it under the lock. */
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
    // A socket in our own folder is proof enough: the server may run in another container, where pids differ.
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
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known) return { user: OWNER, password: known }
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
