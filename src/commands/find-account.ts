import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { OperatorError } from '#database/operator-error.ts'
import { users } from '#database/schema/accounts.ts'

/** The account of an address that was typed at the terminal. */
export async function findAccount(db: Database, address: string): Promise<{ id: string; email: string }> {
  const email = address.trim().toLowerCase()
  const [{ exists } = { exists: false }] = await db
    .execute<{ exists: boolean }>(sql`select to_regclass('public.user_roles') is not null as exists`)
    .then(({ rows }) => rows)
  if (!exists) throw new OperatorError('There is no shop in this database yet; start the shop once first.')
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) {
    throw new OperatorError(
      `Nobody has signed up with ${email}. Create the account on /auth first, then run this again.`,
    )
  }
  return { id: user.id, email }
}
