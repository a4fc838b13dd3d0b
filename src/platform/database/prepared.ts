import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, type DatabaseOrTransaction, transactionsOn } from './connect.ts'

const preparedHandles = new WeakMap<object, Database>()

/**
 * Prepares statements once per connection. Use only if one plan suits all values; no effect inside a
 * transaction.
 */
export function prepared<Handle extends DatabaseOrTransaction>(db: Handle): Handle {
  if (!('$client' in db)) return db
  const existingHandle = preparedHandles.get(db)
  if (existingHandle) return existingHandle as unknown as Handle
  const pool = db.$client as pg.Pool
  const nameOf = createNames()
  const handle = Object.assign(drizzle(preparing(pool, nameOf)), {
    transaction: transactionsOn(pool, (client) => preparing(client, nameOf)),
  })
  preparedHandles.set(db, handle)
  return handle as unknown as Handle
}

function preparing(client: pg.Pool | pg.PoolClient, nameOf: NameOf): pg.PoolClient {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    client.query(
      values.length > 0 ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement,
      values,
    )
  return { query } as unknown as pg.PoolClient
}

type NameOf = (text: string) => string | undefined

/** A list changes the statement's text with its length, so the number of prepared statements is limited. */
const MAX_NAMES = 300

function createNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const statementName = names.get(text)
    if (statementName || names.size >= MAX_NAMES) return statementName
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
