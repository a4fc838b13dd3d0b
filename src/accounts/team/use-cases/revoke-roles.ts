import { and, eq, isNull, or } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#accounts/schema.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

/**
 * Ends all sessions and invitations of the person; the account remains a customer's. Returns the former
 * role.
 */
export async function revokeRoles(
  tx: Transaction,
  { userId, at }: { userId: string; at: Date },
): Promise<StaffRole[]> {
  const removedRoles = await tx
    .delete(userRoles)
    .where(eq(userRoles.userId, userId))
    .returning({ role: userRoles.role })
  const ownEmail = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const isOwn = or(eq(staffInvitations.invitedBy, userId), eq(staffInvitations.email, ownEmail))
  await tx
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(isOwn, isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt)))
  if (removedRoles.length > 0) await endSessions(tx, { userId })
  return removedRoles.map(({ role }) => role)
}

/** The administrator role replaces the helper role. Returns false if the person already had the role. */
export async function giveRole(tx: Transaction, role: typeof userRoles.$inferInsert): Promise<boolean> {
  if (role.role === 'admin')
    await tx.delete(userRoles).where(and(eq(userRoles.userId, role.userId), eq(userRoles.role, 'helper')))
  const deletedRoles = await tx
    .insert(userRoles)
    .values(role)
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  return deletedRoles.length > 0
}
