import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import type { TestServer } from './test-servers.ts'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

type ServerAddress = Pick<TestServer, 'url' | 'prefix'>

/** Copies a template, which the first caller of a run creates. */
export async function cloneTestDatabase(server: ServerAddress): Promise<TestDatabase> {
  return cloneDatabase(server, await ensureTemplate(server))
}

/**
 * Copies files, because copying through the WAL takes at least twice the time. The template must have no
 * connections.
 */
export async function cloneDatabase(server: ServerAddress, template: string): Promise<TestDatabase> {
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  await withMaintenance(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
  )
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}

export async function createEmptyDatabase(server: ServerAddress): Promise<TestDatabase> {
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  await withMaintenance(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`))
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}

export async function dropRunDatabases(server: ServerAddress): Promise<void> {
  const names = await withMaintenance(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [server.prefix],
    )
    return rows.map(({ datname }) => datname)
  })
  for (const name of names) await dropDatabase(server, name)
}

async function ensureTemplate(server: ServerAddress): Promise<string> {
  const name = `${server.prefix}_template`
  await withMaintenance(server, async (client) => {
    // Test files run in parallel. Ending the session releases the lock.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`)
    await migrate({ connectionString: databaseUrl(server, unfinished) })
    await openForSale(databaseUrl(server, unfinished))
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  })
  return name
}

async function openForSale(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `insert into shop_settings (section, "values") values ('opening', '{"state":"open","since":"2026-01-01T12:00:00Z"}'),
      ('features', '{"gifts":"yes","quiz":"yes","invoiceCpf":"yes","newsletter":"yes"}')`,
  )
  await client.end()
}

export function withPatience(url: string): string {
  const patient = new URL(url)
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    patient.searchParams.set(limit, '60000')
  return patient.href
}

async function dropDatabase(server: ServerAddress, name: string): Promise<void> {
  await withMaintenance(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

function databaseUrl(server: ServerAddress, name: string): string {
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

async function withMaintenance<Value>(
  server: ServerAddress,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
