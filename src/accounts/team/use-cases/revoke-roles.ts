import { and, eq, isNull, or } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#accounts/schema.ts'
import { endSessionsOf } from '#accounts/session/use-cases/sessions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

/**
 * Who loses their role is signed out everywhere; the account stays, as a customer's. The links that they sent and those that
 * they were sent end too. Tells which role it was.
 */
export async function revokeRoles(
  tx: Transaction,
  { userId, at }: { userId: string; at: Date },
): Promise<StaffRole[]> {
  const taken = await tx
    .delete(userRoles)
    .where(eq(userRoles.userId, userId))
    .returning({ role: userRoles.role })
  const own = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const isOwn = or(eq(staffInvitations.invitedBy, userId), eq(staffInvitations.email, own))
  await tx
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(isOwn, isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt)))
  if (taken.length > 0) await endSessionsOf(tx, { userId })
  return taken.map(({ role }) => role)
}

/** An administrator is no helper besides. False where they had the role. */
export async function giveRole(tx: Transaction, role: typeof userRoles.$inferInsert): Promise<boolean> {
  if (role.role === 'admin')
    await tx.delete(userRoles).where(and(eq(userRoles.userId, role.userId), eq(userRoles.role, 'helper')))
  const given = await tx
    .insert(userRoles)
    .values(role)
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  return given.length > 0
}
