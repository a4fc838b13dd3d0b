import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

/** An unconfirmed email address proves nothing, so the order is linked only when someone signs in with it. */
export async function findConfirmedAccount(tx: Transaction, email: string): Promise<string | null> {
  if (email === '') return null
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
    .for('key share')
  return account?.id ?? null
}
