import { and, eq } from 'drizzle-orm'
import { accounts, profiles, users } from '#accounts/schema.ts'
import { resetFactors } from '#accounts/second-factor/use-cases/reset-factors.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import { notifyOfTeamChange } from '#accounts/team/use-cases/notify-of-team-change.ts'
import { revokeRoles } from '#accounts/team/use-cases/revoke-roles.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

/** The mailbox's owner signed in another way, so the unproven password is removed. */
export async function takeUnconfirmedAccount(
  shop: Shop,
  tx: Transaction,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const updatedAt = shop.clock.now()
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.provider, 'password')))
  // Mailbox access alone must not open an account that a factor protected. Roles without a factor stay,
  // because they were granted to this address.
  if (await resetFactors(tx, userId)) await endRole(shop, tx, userId)
  await endSessions(tx, { userId })
  await tx.update(users).set({ emailVerified: true, name, updatedAt }).where(eq(users.id, userId))
  await tx
    .update(profiles)
    .set({ fullName: name || null, updatedAt })
    .where(eq(profiles.userId, userId))
}

async function endRole(shop: Shop, tx: Transaction, userId: string): Promise<void> {
  const at = shop.clock.now()
  const roles = await revokeRoles(tx, { userId, at })
  const role = roles.includes('admin') ? 'admin' : roles[0]
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!role || !user) return
  const actor = { id: userId, name: user.name }
  const changes = { role: { from: role, to: null } }
  const auditEntry = { entity: 'administrator', entityId: userId, action: 'revoked', changes, at } as const
  await recordChange(tx, { actor, ...auditEntry })
  await notifyOfTeamChange(shop, tx, { change: 'ended', role, personEmail: user.email, actorName: user.name })
}
