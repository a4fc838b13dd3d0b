import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedOptions, startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { FOLDER_PREFIX, removeAbandonedServers } from '../../lab/shop/abandoned-servers.ts'
import { endWithProcess } from '../../lab/shop/end-with-process.ts'
import { findInstalledPostgres } from './installed-postgres.ts'
import { dropRunDatabases } from './test-database.ts'

/** Plain data except for `stop`, so that it can be passed to other processes. */
export interface TestServer {
  readonly description: string
  /** A maintenance database, with a role that may create databases. */
  readonly url: string
  /** Name prefix of this run's databases, because runs may share a server. */
  readonly prefix: string
  stop(): Promise<void>
}

export async function startEmbeddedTestServer(): Promise<TestServer> {
  const server = await startThrowaway({})
  return { ...server, description: 'embedded PostgreSQL on a socket' }
}

/**
 * Uses TEST_DATABASE_URL, an installed server, or the embedded one over TCP. The shop connects as a role
 * without superuser rights.
 */
export async function startSecondTestServer(): Promise<TestServer> {
  const givenUrl = process.env.TEST_DATABASE_URL
  if (givenUrl) {
    const prefix = newPrefix()
    return {
      url: givenUrl,
      prefix,
      description: 'the PostgreSQL of TEST_DATABASE_URL',
      stop: () => dropRunDatabases({ url: givenUrl, prefix }),
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
