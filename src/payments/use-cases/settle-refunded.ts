import { freePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { withdrawKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import { releaseCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { refunds } from '#orders/schema/payments.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { hasEvent, type NewOrderEvent, recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, listHeldUnits, listOrderItems, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { resolveFindings } from '#orders/use-cases/record-finding.ts'
import { refundNotice } from '#orders/use-cases/refund-notices.ts'
import { countFailedRefunds, finishMoneyRefund, listPendingRefunds } from '#orders/use-cases/refund-rows.ts'
import { endSettledReturn } from '#orders/use-cases/return-rows.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { emptyBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import { giveVoucherBack } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

/** An order that was not shipped yet is cancelled and restocked. */
export async function settleRefunded(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { byHand = false }: { byHand?: boolean } = {},
): Promise<OrderRow> {
  const now = shop.clock.now()
  const givenNow = order.totalAmount - order.refundedAmount
  const pending = await finishPending(tx, order, now)
  const cancels = isBeforeShipping(order.status)
  if (cancels && order.stockHeld) {
    const reason = order.paymentStatus === 'paid' ? 'return' : 'release'
    await moveStock(
      tx,
      [{ orderId: order.id, reason, lines: listHeldUnits(await listOrderItems(tx, order.id)) }],
      now,
    )
  }
  if (cancels) {
    await freePlace(tx, order)
    await releaseCouponUse(tx, order, now)
  }
  const voucherGivenNow = await giveVoucherBack(tx, order, { now })
  await emptyBoughtVoucher(tx, order, now)
  const endedCoupon = await withdrawKitCoupon(tx, order.id, now)
  const rest = { amount: givenNow - pending.amount, voucherAmount: voucherGivenNow - pending.voucherAmount }
  await recordRest(tx, order, rest, now)
  const refunded = await changeOrder(tx, order.id, {
    paymentStatus: 'refunded',
    pendingProviderAction: null,
    refundedAt: now,
    refundedAmount: order.totalAmount,
    voucherRefundedAmount: order.voucherAmount,
    holdExpiresAt: null,
    updatedAt: now,
    ...(cancels && {
      status: 'cancelled' as const,
      cancelReason: 'owner' as const,
      cancelledAt: now,
      stockHeld: false,
      placeHeld: false,
    }),
  })
  const events: NewOrderEvent[] = [{ kind: 'refunded', at: now }]
  if (cancels) events.push({ kind: 'status-changed', at: now, status: 'cancelled' })
  await recordOrderEvents(tx, order.id, events)
  await endSettledReturn(tx, refunded, now)
  await resolveFindings(tx, { kind: 'refund-refused', subject: order.id, now })
  const failures = await countFailedRefunds(tx, order.id)
  const refund = { ...order, givenNow, voucherGivenNow, failures, byHand, endedCoupon }
  await shop.outbox.enqueue(tx, refundNotice(refund, await findCause(tx, order)))
  if (cancels) await shop.outbox.enqueue(tx, statusNotice(shop, refunded, order.status, 'refunded'))
  return refunded
}

interface RefundedSums {
  readonly amount: Centavos
  readonly voucherAmount: Centavos
}

async function finishPending(tx: Transaction, order: OrderRow, now: Date): Promise<RefundedSums> {
  let after = order
  let voucherAmount = 0
  for (const refund of await listPendingRefunds(tx, order.id)) {
    after = await finishMoneyRefund(tx, { order: after, refund, now })
    voucherAmount += refund.voucherAmount
  }
  return { amount: after.refundedAmount - order.refundedAmount, voucherAmount }
}

/** Records the part that no refund row of the shop covers, so that the rows add up to the full amount. */
async function recordRest(tx: Transaction, order: OrderRow, rest: RefundedSums, now: Date): Promise<void> {
  const { amount } = rest
  const voucherAmount = Math.max(0, rest.voucherAmount)
  if (amount + voucherAmount <= 0) return
  const row = { orderId: order.id, amount, voucherAmount, state: 'done' as const, key: `whole:${order.id}` }
  await tx
    .insert(refunds)
    .values({ ...row, createdAt: now, endedAt: now })
    .onConflictDoNothing()
}

async function findCause(
  tx: Transaction,
  order: OrderRow,
): Promise<'sold-out' | 'coupon-gone' | 'voucher-gone' | 'cancelled'> {
  if (order.pendingProviderAction !== 'refund' || !isEndedByShop(order)) return 'cancelled'
  if (await hasEvent(tx, order.id, 'voucher-gone')) return 'voucher-gone'
  return (await hasEvent(tx, order.id, 'coupon-gone')) ? 'coupon-gone' : 'sold-out'
}

function isEndedByShop({ cancelReason }: OrderRow): boolean {
  return cancelReason === 'expired' || cancelReason === 'replaced'
}
