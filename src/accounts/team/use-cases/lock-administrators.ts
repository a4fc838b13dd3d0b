import { eq } from 'drizzle-orm'
import { userRoles } from '#accounts/schema.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'

/** Locked, one change of roles after the other: of two who take the role from each other, the second finds themselves without it. */
export async function isStillAdministrator(tx: Transaction, actor: Actor): Promise<boolean> {
  const administrators = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update')
  return administrators.some(({ id }) => id === actor.id)
}
