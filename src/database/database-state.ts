import { sql } from 'drizzle-orm'

/**
 * Names the state of the whole database that a statement sees: the transactions that are part of it. Two statements with the
 * same name see the very same rows, because every transaction that wrote anything between them would be named in the second.
 */
export const databaseState = sql<string>`pg_current_snapshot()::text`
