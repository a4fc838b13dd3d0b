import type { Transaction } from '#database/connect.ts'
import { isRefundedByHand } from '#domain/checkout/payment-method.ts'
import { ok } from '#domain/result.ts'
import { releaseCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { freePlace } from '#shop/delivery/move-places.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { statusNotice } from '#shop/orders/order-notices.ts'
import { changeOrder, itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import { putUnitsBack } from '#shop/orders/refund-rows.ts'
import type { ReturnRow } from '#shop/orders/return-rows.ts'
import { withdrawStatusEmail } from '#shop/orders/status-email.ts'
import { writeRefund } from '#shop/refunds/write-refund.ts'
import type { Shop } from '#shop/shop.ts'
import { returnRefund } from './return-refund.ts'

/** It has not left: units, place and coupon are free, and all the money is owed back. */
export async function cancelWhole(shop: Shop, tx: Transaction, order: OrderRow): Promise<void> {
  const now = shop.clock.now()
  const lines = unitsOf(await itemsOf(tx, order.id))
  if (order.stockHeld) await moveStock(tx, [{ orderId: order.id, reason: 'return', lines }], now)
  await freePlace(tx, order)
  await releaseCouponUse(tx, order, now)
  const changed = await changeOrder(tx, order.id, {
    status: 'cancelled',
    cancelReason: 'customer',
    cancelledAt: now,
    stockHeld: false,
    placeHeld: false,
    // What came to the owner's own key she sends back herself: the return waits for her.
    pendingProviderAction: isRefundedByHand(order.paymentProvider) ? null : 'refund',
    updatedAt: now,
  })
  // The e-mail about a status that no longer holds.
  await withdrawStatusEmail(shop, tx, order)
  const event = { kind: 'status-changed', at: now, status: 'cancelled', reason: 'customer' } as const
  await recordOrderEvents(tx, order.id, [event])
  await notifyOwner(tx, order, now)
  await shop.outbox.enqueue(tx, statusNotice(shop, changed, order.status, 'given-up'))
}

interface Part {
  readonly order: OrderRow
  readonly written: ReturnRow
  readonly isByHand: boolean
}

/** A part stays in the workshop: its units are free, and the money goes back by itself unless the owner has to send it. */
export async function giveUpPart(shop: Shop, tx: Transaction, { order, written, isByHand }: Part) {
  const now = shop.clock.now()
  if (order.stockHeld) await putUnitsBack(tx, order, { ...written, actorId: order.userId }, now)
  await notifyOwner(tx, order, now)
  if (isByHand) return ok(null)
  const actor = { id: order.userId ?? order.id, name: order.customerName }
  const refund = await writeRefund(tx, { order, actor, part: returnRefund(written), now })
  return refund.ok ? ok(refund.value.id) : refund
}

/** The box may be packed already. */
async function notifyOwner(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const details = { orderId, orderNumber, customerName }
  await recordFinding(tx, { kind: 'order-given-up', subject: orderId, details, now })
}
