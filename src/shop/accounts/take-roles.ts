import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { userRoles } from '#database/schema/accounts.ts'
import type { StaffRole } from '#domain/accounts/staff-role.ts'
import { endSessionsOf } from './sessions.ts'

/** Who loses her role is signed out everywhere; the account stays, as a customer's. Tells what she was. */
export async function takeRoles(tx: Transaction, userId: string): Promise<StaffRole[]> {
  const taken = await tx
    .delete(userRoles)
    .where(eq(userRoles.userId, userId))
    .returning({ role: userRoles.role })
  if (taken.length > 0) await endSessionsOf(tx, { userId })
  return taken.map(({ role }) => role)
}
