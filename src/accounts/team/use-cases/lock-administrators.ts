import { eq } from 'drizzle-orm'
import { userRoles } from '#accounts/schema.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'

/** Serialises role changes: if two administrators remove each other, the second finds their own role gone. */
export async function isStillAdministrator(tx: Transaction, actor: Actor): Promise<boolean> {
  const administrators = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update')
  return administrators.some(({ id }) => id === actor.id)
}
