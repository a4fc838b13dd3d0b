import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { userRoles } from '#database/schema/accounts.ts'
import { endSessionsOf } from './sessions.ts'

/** Who loses the role is signed out everywhere; the account stays, as a customer's. False where there was no role. */
export async function takeAdministration(tx: Transaction, userId: string): Promise<boolean> {
  const taken = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
    .returning({ userId: userRoles.userId })
  if (taken.length === 0) return false
  await endSessionsOf(tx, { userId })
  return true
}
