import type { Database } from './connect.ts'

/**
 * A statement that many requests send is put into words once per database, and PostgreSQL reads and plans it once per
 * connection (its name says which it is). Only for statements whose best plan is the same for every value: PostgreSQL stops
 * looking at the values after a few times.
 */
export function prepareOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const kept = new WeakMap<Database, Statement>()
  return (db) => {
    const known = kept.get(db)
    if (known !== undefined) return known
    const statement = prepare(db)
    kept.set(db, statement)
    return statement
  }
}
