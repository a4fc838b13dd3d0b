import { and, eq, ne } from 'drizzle-orm'
import { refundKey } from '#fulfilment/refunds/use-cases/write-refund.ts'
import { refunds } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { endReturn, listReturns, type ReturnRow } from '#orders/use-cases/return-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { lockOwnOrder, type OwnOrder, returnRefund } from './write-return.ts'

/** Possible until the refund. Cancelling an unshipped order cannot be undone. */
export async function cancelReturn(shop: Shop, ownOrder: OwnOrder) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOwnOrder(tx, ownOrder)
    if (!order) return refuse('order-not-found')
    const [newest] = await listReturns(tx, order.id)
    // The request is a retry after a lost response.
    if (newest?.state === 'kept') return ok()
    const open = newest?.state === 'asked' ? newest : null
    if (!open || open.kind === 'cancellation' || open.receivedAt) return refuse('return-not-open')
    if (await isBeingRefunded(tx, open)) return refuse('return-not-open')
    const now = shop.clock.now()
    await endReturn(tx, open, { state: 'kept', now })
    await recordOrderEvents(tx, order.id, [{ kind: 'return-kept', at: now }])
    return ok()
  })
}

/** True if the owner has approved the refund and the provider is being called. */
async function isBeingRefunded(tx: Transaction, open: ReturnRow): Promise<boolean> {
  const key = refundKey(open.orderId, returnRefund(open))
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.key, key), ne(refunds.state, 'refused')))
  return rows.length > 0
}
