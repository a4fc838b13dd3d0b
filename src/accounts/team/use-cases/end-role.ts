import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { isStillAdministrator } from './lock-administrators.ts'
import { notifyOfTeamChange } from './notify-of-team-change.ts'
import { revokeRoles } from './revoke-roles.ts'

/**
 * The last administrator and one's own role are protected, because recovery would need server access. All
 * administrators are notified.
 */
export async function endRole(shop: Shop, { userId, actor }: { userId: string; actor: Actor }) {
  if (userId === actor.id) return refuse('own-role')
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const at = shop.clock.now()
    const roles = await revokeRoles(tx, { userId, at })
    const role = roles.includes('admin') ? 'admin' : roles[0]
    if (!user || !role) return refuse('not-in-team')
    // A role from the configuration would be restored at the next start.
    if (role === 'admin' && user.email === shop.config.administrator?.email)
      return refuse('named-in-settings')
    if (role === 'admin') {
      const teamChange = { change: 'ended', role, personEmail: user.email, actorName: actor.name } as const
      await notifyOfTeamChange(shop, tx, { ...teamChange, formerId: userId })
    }
    const changes = { role: { from: role, to: null } }
    await recordChange(tx, {
      actor,
      entity: 'administrator',
      entityId: userId,
      action: 'revoked',
      changes,
      at,
    })
    return ok({ email: user.email })
  })
}
