import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'

/**
 * Orders that the owner wrote down for an address belong to whoever proves that the address is theirs: every way in does. Those of an
 * account that was deleted stay locked. Anyone can type anyone's address into an unpaid voucher purchase, so only a paid one counts.
 */
export async function claimOrders(
  tx: Transaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const waits = and(isNull(orders.userId), ne(orders.origin, 'site'), isNull(orders.identityLockedAt))
  const isTrusted = or(ne(orders.origin, 'voucher'), isNotNull(orders.paidAt))
  await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.customerEmail, email), waits, isTrusted))
}
