import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'

/** Until the transaction ends, however long the service takes meanwhile; false where somebody else has it. */
export async function tryLock(tx: Transaction, key: string): Promise<boolean> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) taken`,
  )
  return rows[0]?.taken ?? false
}
