import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'

/**
 * Assigns the orders recorded for an email address to the account that verifies it. Vouchers must be paid,
 * because anyone can enter any address.
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
