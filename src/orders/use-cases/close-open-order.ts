import { freePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { releaseCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { giveVoucherBack } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { moveStock } from './move-stock.ts'
import { changeOrderWithEvents } from './order-events.ts'
import { awaitsPayment, listHeldUnits, listOrderItems, lockOrder, type OrderRow } from './order-rows.ts'
import { statusNotice } from './status-notices.ts'

type NotifyingShop = Pick<Shop, 'config' | 'outbox'>
type CloseReason = NonNullable<OrderRow['cancelReason']>

interface Closing {
  readonly reason: CloseReason
  readonly owesCancel: boolean
}

export async function endUnpaid(shop: Shop, orderId: string, closing: Closing): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && awaitsPayment(order))
      await releaseAndClose(shop, tx, order, { ...closing, now: shop.clock.now() })
  })
}

export async function releaseAndClose(
  shop: NotifyingShop,
  tx: Transaction,
  order: OrderRow,
  closing: Closing & { now: Date },
): Promise<OrderRow> {
  const lines = listHeldUnits(await listOrderItems(tx, order.id))
  await moveStock(tx, [{ orderId: order.id, reason: 'release', lines }], closing.now)
  return closeOpenOrder(shop, tx, order, closing)
}

/** The caller has already released or transferred the units. */
export async function closeOpenOrder(
  shop: NotifyingShop,
  tx: Transaction,
  order: OrderRow,
  { reason, owesCancel, now }: Closing & { now: Date },
): Promise<OrderRow> {
  await freePlace(tx, order)
  await releaseCouponUse(tx, order, now)
  await giveVoucherBack(tx, order, { now })
  const changes = {
    status: 'cancelled',
    paymentStatus: 'failed',
    cancelReason: reason,
    cancelledAt: now,
    stockHeld: false,
    placeHeld: false,
    holdExpiresAt: null,
    pendingProviderAction: owesCancel && order.paymentReference ? 'cancel' : null,
    updatedAt: now,
  } as const
  const closed = await changeOrderWithEvents(tx, order.id, changes, [
    reason === 'expired'
      ? { kind: 'expired', at: now }
      : { kind: 'status-changed', at: now, status: 'cancelled', reason },
  ])
  // An order can end twice: it may be paid late and revoked, so the key includes the time.
  const change = `${reason}:${now.getTime()}`
  await shop.outbox.enqueue(tx, statusNotice(shop, closed, order.status, change))
  return closed
}
