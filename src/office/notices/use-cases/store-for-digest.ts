import { ownerDigestOrders } from '#office/notices/schema.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** Idempotent, because the message may be delivered repeatedly. */
export async function storeForDigest(
  shop: Shop,
  { key, orderId }: { key: string; orderId: string },
): Promise<void> {
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    const claimedEmailDeliveries = await tx
      .insert(emailDeliveries)
      .values({ key, type: 'owner-order', state: 'sent', claimedAt: now, sentAt: now })
      .onConflictDoNothing()
      .returning({ key: emailDeliveries.key })
    if (claimedEmailDeliveries.length > 0)
      await tx.insert(ownerDigestOrders).values({ orderId, createdAt: now }).onConflictDoNothing()
  })
}
