import pg from 'pg'

export interface Endpoint {
  /** Host name, or an absolute path to a socket folder. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password?: string
}

export const DATABASE_NAME = 'shop'

export function connectionString(endpoint: Endpoint, database = DATABASE_NAME): string {
  const url = new URL(`postgresql://localhost/${database}`)
  url.username = endpoint.user
  if (endpoint.password) url.password = endpoint.password
  if (endpoint.host.startsWith('/')) {
    url.searchParams.set('host', endpoint.host)
    url.searchParams.set('port', String(endpoint.port))
  } else {
    url.hostname = endpoint.host
    url.port = String(endpoint.port)
  }
  return url.href
}

export type Answer = 'ready' | 'no-database' | 'not-yet' | 'silent'

export async function ask(endpoint: Endpoint): Promise<Answer> {
  const client = new pg.Client({
    connectionString: connectionString(endpoint),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === '3D000') return 'no-database'
    if (code === '57P03') return 'not-yet'
    // Any other SQLSTATE, such as too many connections, comes from a running server.
    return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('28') && !code.startsWith('E') ? 'ready' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}

export async function createDatabase(endpoint: Endpoint): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(endpoint, 'postgres') })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${DATABASE_NAME}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}
