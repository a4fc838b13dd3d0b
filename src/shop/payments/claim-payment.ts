import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { isRefundedByHand } from '#domain/checkout/payment-method.ts'
import { holdEndOnceClaimed } from '#domain/orders/own-key-hold.ts'
import { hasEvent, recordOrderEvents } from '#shop/orders/order-events.ts'
import { awaitsPayment, changeOrder, lockOrder } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { ownKeyHold } from './payment-terms.ts'

/** The customer says that they paid to the owner's own key: the units wait one more working day, once per order. */
export async function claimOwnKeyPayment(shop: Shop, isIt: SQL | undefined): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(isIt)
    const order = found && (await lockOrder(tx, found.id))
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
