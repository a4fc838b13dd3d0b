import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#database/schema/accounts.ts'
import { newsletterSubscriptions } from '#database/schema/newsletter.ts'
import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { removeFromList } from '#shop/newsletter/unsubscribe.ts'
import type { Shop } from '#shop/shop.ts'
import { isAdministratorOf } from './account-facts.ts'

/**
 * The account goes with its profile, sessions, cart and favourites. Sold orders stay, as the tax office asks, with the
 * identity in them locked and tied to nobody; open ones are brought to their end first.
 */
export async function deleteAccount(shop: Shop, { userId }: { userId: string }) {
  return shop.db.transaction(async (tx) => {
    // Locked: an order that is being placed at this moment is either seen here or finds no account any more.
    const [user] = await tx
      .select({ email: users.email, isAdministrator: isAdministratorOf })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user) return ok()
    if (user.isAdministrator) return refuse('is-administrator')
    const open = await tx.$count(
      orders,
      and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'processing', 'shipped'])),
    )
    if (open > 0) return refuse('open-orders', { count: open })
    await tx
      .update(orders)
      .set({ identityLockedAt: sql`coalesce(${orders.identityLockedAt}, ${shop.clock.now()})` })
      .where(eq(orders.userId, userId))
    await removeFromList(shop, tx, { email: user.email })
    await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email))
    await tx.delete(users).where(eq(users.id, userId))
    return ok()
  })
}
