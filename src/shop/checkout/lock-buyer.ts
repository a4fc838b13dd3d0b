import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { orders } from '#database/schema/orders.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'

/** What her account and profile say of her; empty where they say nothing. */
export interface KnownBuyer {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly hasCompleteProfile: boolean
}

/** Two presses of one customer take turns here; null for an account that is gone. */
export async function lockBuyer(tx: Transaction, userId: string): Promise<KnownBuyer | null> {
  const [buyer] = await tx
    .select({
      email: users.email,
      name: sql<string>`coalesce(${profiles.fullName}, '')`,
      phone: sql<string>`coalesce(${profiles.phone}, '')`,
      hasCompleteProfile: sql<boolean>`coalesce(${profiles.profileCompleted}, false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users })
  return buyer ?? null
}

/**
 * The orders of her carts whose payment somebody could still make: the open one, and those that are closed here but
 * not there.
 */
export function lockUnfinishedOrders(tx: Transaction, userId: string): Promise<OrderRow[]> {
  const maybePaid = or(isNotNull(orders.holdExpiresAt), eq(orders.pendingProviderAction, 'cancel'))
  return (
    tx
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.origin, 'site'), maybePaid))
      // A late payment of a replaced order locks the order that took its place after itself: the older first, here too.
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .for('update')
  )
}
