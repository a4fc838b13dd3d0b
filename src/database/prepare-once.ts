import { type Column, type SQL, sql } from 'drizzle-orm'
import { connectionOf, type DatabaseOrTransaction } from './connect.ts'

/**
 * A statement that many requests send has its text built once per database, or once per connection where it is part of a
 * transaction, and PostgreSQL reads and plans it once per connection (its name says which it is). Only for statements whose best
 * plan is the same for every value: PostgreSQL stops looking at the values after a few times.
 */
export function prepareOnce<Statement>(
  prepare: (db: DatabaseOrTransaction) => Statement,
): (db: DatabaseOrTransaction) => Statement {
  const kept = new WeakMap<object, Statement>()
  return (db) => {
    const connection = connectionOf(db)
    const known = kept.get(connection)
    if (known !== undefined) return known
    const statement = prepare(db)
    kept.set(connection, statement)
    return statement
  }
}

/** A value of an insert that comes when the statement is sent. Drizzle's own placeholder would write null as its column writes values. */
export function laterValue(name: string, column: Column): SQL {
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value))
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`
}
