import type { Pool, PoolClient } from 'pg'
import type { Database } from '#platform/database/connect.ts'
import type { RunningShop } from './running-shop.ts'

/** Each process writes its rate limits once a second, independent of any request. */
const isOfNoRequest = (text: string) => text.startsWith('insert into rate_limits') && text.includes('unnest')

const getPool = (database: Database) => (database as Database & { $client: Pool }).$client

/** Hooks into the connections, so that statements inside transactions are recorded too. */
export function recordStatements({ shop }: RunningShop, databases: readonly Database[] = [shop.db]) {
  let statements: string[] = []
  const recordedClients = new WeakSet<object>()
  const record = (client: PoolClient) => {
    if (recordedClients.has(client)) return
    recordedClients.add(client)
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [question] = args as [string | { text: string }]
      statements.push(typeof question === 'string' ? question : question.text)
      return ask(...args)
    }) as typeof client.query
  }
  for (const database of databases) getPool(database).on('acquire', record)
  return {
    pool: getPool(shop.db),
    forget() {
      statements = []
    },
    statements: () => statements.map((text) => text.trim()).filter((text) => !isOfNoRequest(text)),
  }
}
