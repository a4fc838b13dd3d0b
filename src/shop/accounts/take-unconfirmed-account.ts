import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { accounts, profiles, users } from '#database/schema/accounts.ts'
import type { Shop } from '#shop/shop.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * The mailbox's owner has come, by another way than the confirmation link. Whoever chose password and name has not shown
 * that the mailbox is hers, and never gets to sign in with it.
 */
export async function takeUnconfirmedAccount(
  shop: Shop,
  tx: Transaction,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const updatedAt = shop.clock.now()
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.provider, 'password')))
  await endSessionsOf(tx, { userId })
  await tx.update(users).set({ emailVerified: true, name, updatedAt }).where(eq(users.id, userId))
  await tx
    .update(profiles)
    .set({ fullName: name || null, updatedAt })
    .where(eq(profiles.userId, userId))
}
