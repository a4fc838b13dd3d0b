import type { Transaction } from '#database/connect.ts'
import { releaseCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { freePlace } from '#shop/delivery/move-places.ts'
import { giveVoucherBack } from '#shop/vouchers/voucher-ledger.ts'
import { changeOrderWithEvents } from './order-events.ts'
import type { OrderRow } from './order-rows.ts'

export type CloseReason = NonNullable<OrderRow['cancelReason']>

/**
 * Ends an unpaid order; the caller's `moveStock` gives its units back before. `owesCancel`: close the payment at the
 * provider.
 */
export async function closeOpenOrder(
  tx: Transaction,
  order: OrderRow,
  { reason, owesCancel, now }: { reason: CloseReason; owesCancel: boolean; now: Date },
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
  return changeOrderWithEvents(tx, order.id, changes, [
    reason === 'expired'
      ? { kind: 'expired', at: now }
      : { kind: 'status-changed', at: now, status: 'cancelled', reason },
  ])
}
