import type { Pool } from 'pg'
import type { Database } from '#platform/database/connect.ts'
import type { RunningShop } from './running-shop.ts'

/** Limits that each process tells the database once a second belong to no request. */
const isOfNoRequest = (text: string) => text.startsWith('insert into rate_limits') && text.includes('unnest')

/** Records what a shop sends to its database, on the connections themselves, so that statements inside of transactions count as well. */
export function recordStatements({ shop }: RunningShop) {
  const { $client: pool } = shop.db as Database & { $client: Pool }
  let statements: string[] = []
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [question] = args as [string | { text: string }]
      statements.push(typeof question === 'string' ? question : question.text)
      return ask(...args)
    }) as typeof client.query
  })
  return {
    pool,
    forget() {
      statements = []
    },
    statements: () => statements.map((text) => text.trim()).filter((text) => !isOfNoRequest(text)),
  }
}
