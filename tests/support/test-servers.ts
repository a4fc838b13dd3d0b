import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedOptions, startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { FOLDER_PREFIX, removeAbandonedServers } from './abandoned-servers.ts'
import { endWithProcess } from './end-with-process.ts'
import { findInstalledPostgres } from './installed-postgres.ts'
import { dropRunDatabases } from './test-database.ts'

/** A PostgreSQL for one test run. Plain data but for `stop`, so that it can be handed to other processes. */
export interface TestServer {
  readonly description: string
  /** A maintenance database, as a role that may create databases. */
  readonly url: string
  /** Databases of this run start with it; those of other runs on the same server do not. */
  readonly prefix: string
  stop(): Promise<void>
}

/** The server most owners will have: the embedded one, on a socket. */
export async function startEmbeddedTestServer(): Promise<TestServer> {
  const server = await startThrowaway({})
  return { ...server, description: 'embedded PostgreSQL on a socket' }
}

/**
 * A second, different server: the one of TEST_DATABASE_URL, else one that is installed on the machine, else the embedded one again,
 * over TCP with a password. The shop meets it as an ordinary role that owns its database and is no superuser.
 */
export async function startSecondTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const prefix = newPrefix()
    return {
      url: given,
      prefix,
      description: 'the PostgreSQL of TEST_DATABASE_URL',
      stop: () => dropRunDatabases({ url: given, prefix }),
    }
  }
  const installed = await findInstalledPostgres()
  const server = await startThrowaway({ transport: 'tcp', binaries: installed })
  const description = installed
    ? `PostgreSQL ${installed.majorVersion} of this machine over TCP`
    : 'a second embedded PostgreSQL over TCP'
  return { ...server, url: await createOrdinaryRole(server.url), description }
}

async function startThrowaway(
  options: Pick<EmbeddedOptions, 'transport' | 'binaries'>,
): Promise<Omit<TestServer, 'description'>> {
  await removeAbandonedServers()
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  await chmod(dataDir, 0o711)
  const log = { warn: console.warn, error: console.error }
  const callOff = endWithProcess(dataDir)
  const server = await startEmbedded({ ...options, dataDir, log, durable: false })
  return {
    url: server.connectionString,
    prefix: newPrefix(),
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      callOff()
    },
  }
}

function newPrefix(): string {
  return `lume_test_${randomBytes(4).toString('hex')}`
}

async function createOrdinaryRole(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl)
  const password = randomBytes(12).toString('hex')
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(`CREATE ROLE shop_owner LOGIN CREATEDB PASSWORD '${password}'`)
  await client.end()
  url.username = 'shop_owner'
  url.password = password
  return url.href
}
