import { and, eq } from 'drizzle-orm'
import { userRoles } from '#accounts/schema.ts'
import { notifyOfFactorChange } from '#accounts/second-factor/use-cases/notify-of-factor-change.ts'
import { resetFactors } from '#accounts/second-factor/use-cases/reset-factors.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { isStillAdministrator } from './lock-administrators.ts'

interface Wanted {
  userId: string
  actor: Actor
}

/** Applies to helpers; invited administrators always need a second factor. */
export async function requireFactor(shop: Shop, { userId, actor, required }: Wanted & { required: boolean }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    const changedRoles = await tx
      .update(userRoles)
      .set({ secondFactorRequired: required })
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'helper')))
      .returning({ userId: userRoles.userId })
    if (changedRoles.length === 0) return refuse('not-in-team')
    const action = required ? 'factor-required' : 'factor-optional'
    await recordChange(tx, {
      actor,
      entity: 'administrator',
      entityId: userId,
      action,
      at: shop.clock.now(),
    })
    return ok()
  })
}

/** Grants no access: the person still needs the password, is notified, and must set up a new factor. */
export async function resetStaffFactor(shop: Shop, { userId, actor }: Wanted) {
  if (userId === actor.id) return refuse('own-factor')
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    const inTeam = await tx
      .update(userRoles)
      .set({ secondFactorRequired: true })
      .where(eq(userRoles.userId, userId))
      .returning({ userId: userRoles.userId })
    if (inTeam.length === 0) return refuse('not-in-team')
    if (!(await resetFactors(tx, userId))) return refuse('no-factor')
    await endSessions(tx, { userId })
    await notifyOfFactorChange(shop, tx, { userId, change: 'reset' })
    await recordChange(tx, {
      actor,
      entity: 'administrator',
      entityId: userId,
      action: 'factor-reset',
      at: shop.clock.now(),
    })
    return ok()
  })
}
