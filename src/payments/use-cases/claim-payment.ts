import type { SQL } from 'drizzle-orm'
import { holdEndOnceClaimed } from '#orders/domain/own-key-hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { hasEvent, recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { awaitsPayment, changeOrder, lockOrder } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { ownKeyHold } from './payment-terms.ts'

/**
 * Handles the customer's claim to have paid to the owner's Pix key. Extends the hold by one working day,
 * once per order.
 */
export async function claimOwnKeyPayment(shop: Shop, isIt: SQL | undefined): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: orders.id }).from(orders).where(isIt)
    const order = row && (await lockOrder(tx, row.id))
    const now = shop.clock.now()
    if (!order?.holdExpiresAt || order.holdExpiresAt <= now || !awaitsPayment(order)) return
    if (!isRefundedByHand(order.paymentProvider) || (await isPaymentClaimed(tx, order.id))) return
    const rule = await ownKeyHold({ ...shop, db: tx })
    const holdExpiresAt = holdEndOnceClaimed(rule, order.holdExpiresAt)
    await changeOrder(tx, order.id, { holdExpiresAt, updatedAt: now })
    await recordOrderEvents(tx, order.id, [{ kind: 'payment-claimed', at: now }])
  })
}

export const isPaymentClaimed = (tx: Transaction, orderId: string) => hasEvent(tx, orderId, 'payment-claimed')
