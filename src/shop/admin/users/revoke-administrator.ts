import { eq } from 'drizzle-orm'
import { userRoles, users } from '#database/schema/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { takeAdministration } from '#shop/accounts/take-administration.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

/** Never the last one's, nor her own: a shop without an administrator could only be helped from its terminal. */
export async function revokeAdministrator(shop: Shop, { userId, actor }: { userId: string; actor: Actor }) {
  if (userId === actor.id) return refuse('own-role')
  return shop.db.transaction(async (tx) => {
    // Locked: of two who take the role from each other, the second finds herself without it.
    const administrators = await tx
      .select({ id: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, 'admin'))
      .orderBy(userRoles.userId)
      .for('update')
    if (!administrators.some(({ id }) => id === actor.id)) return refuse('no-administrator')
    if (!administrators.some(({ id }) => id === userId)) return refuse('no-administrator')
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    // The next start would give it back.
    if (user && user.email === shop.config.administrator?.email) return refuse('named-in-settings')
    await takeAdministration(tx, userId)
    await recordChange(tx, {
      actor,
      entity: 'administrator',
      entityId: userId,
      action: 'revoked',
      at: shop.clock.now(),
    })
    return ok({ email: user?.email ?? '' })
  })
}
