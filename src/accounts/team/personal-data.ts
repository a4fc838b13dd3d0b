import { and, asc, eq, or, sql } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Person, PersonalData } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['user_roles', 'staff_invitations'],
  export: {
    roles: ({ db }, { userId }) =>
      db
        .select({ role: userRoles.role, since: userRoles.createdAt })
        .from(userRoles)
        .where(eq(userRoles.userId, userId)),
    invitations: ({ db }, { userId }) =>
      db
        .select({
          role: staffInvitations.role,
          name: staffInvitations.name,
          createdAt: staffInvitations.createdAt,
          usedAt: staffInvitations.usedAt,
        })
        .from(staffInvitations)
        .innerJoin(users, eq(users.email, staffInvitations.email))
        .where(
          and(eq(users.id, userId), or(eq(users.emailVerified, true), eq(staffInvitations.usedBy, userId))),
        )
        .orderBy(asc(staffInvitations.createdAt)),
  },
  async erase(_shop, tx, person) {
    await forgetInHistory(tx, person)
    if (person.email !== null)
      await tx.delete(staffInvitations).where(eq(staffInvitations.email, person.email))
  },
}

async function forgetInHistory(tx: Transaction, { userId, email }: Person): Promise<void> {
  const { entity, entityId, changes } = auditEntries
  const isOwn = or(
    eq(entityId, userId),
    sql`${changes} -> 'email' ->> 'to' = ${email}`,
    sql`${changes} -> 'email' ->> 'from' = ${email}`,
  )
  await tx
    .update(auditEntries)
    .set({ changes: {} })
    .where(and(eq(entity, 'administrator'), isOwn))
}
