import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { OperatorError } from '#database/operator-error.ts'
import { userRoles, users } from '#database/schema/accounts.ts'

/** Answers with the sentence for the person at the terminal. */
export async function grantAdministration(db: Database, address: string): Promise<string> {
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
  const granted = await db
    .insert(userRoles)
    .values({ userId: user.id, role: 'admin' })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  return granted.length > 0 ? `${email} is an administrator now.` : `${email} was an administrator already.`
}
