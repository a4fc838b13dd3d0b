import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, type DatabaseOrTransaction, transactionsOn } from './connect.ts'

const preparedHandles = new WeakMap<object, Database>()

/**
 * The same database, whose statements PostgreSQL plans once per connection: only where one plan is best for every value.
 * In a transaction, whoever opened it has decided.
 */
export function prepared<Handle extends DatabaseOrTransaction>(db: Handle): Handle {
  if (!('$client' in db)) return db
  const known = preparedHandles.get(db)
  if (known) return known as unknown as Handle
  const pool = db.$client as pg.Pool
  const nameOf = createNames()
  const handle = Object.assign(drizzle(preparing(pool, nameOf)), {
    transaction: transactionsOn(pool, (client) => preparing(client, nameOf)),
  })
  preparedHandles.set(db, handle)
  return handle as unknown as Handle
}

/** What Drizzle needs of a connection, with every statement named that has values and no name yet. */
function preparing(client: pg.Pool | pg.PoolClient, nameOf: NameOf): pg.PoolClient {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    client.query(
      values.length > 0 ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement,
      values,
    )
  return { query } as unknown as pg.PoolClient
}

/** The name of a statement, the same for the same text; undefined for one that is sent without. */
type NameOf = (text: string) => string | undefined

/** A text with a list in it is another one for each length; what PostgreSQL keeps must not grow with that. */
const MAX_NAMES = 300

function createNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMES) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
