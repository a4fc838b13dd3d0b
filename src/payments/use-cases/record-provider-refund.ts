import { withdrawCouponOfReturnedKit } from '#orders/coupons/use-cases/kit-coupon.ts'
import { calculateRefundedAmount } from '#orders/domain/plan-refund.ts'
import { refunds } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { partialRefundNotice } from '#orders/use-cases/refund-notices.ts'
import {
  finishRefund,
  givenPastProvider,
  listPendingRefunds,
  promisedBack,
  type RefundRow,
} from '#orders/use-cases/refund-rows.ts'
import { endSettledReturn } from '#orders/use-cases/return-rows.ts'
import { lowerBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentReport } from '#payments/providers/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { settleRefunded } from './settle-refunded.ts'

export async function recordProviderRefund(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<OrderRow> {
  const refundedAmount = calculateRefundedAmount(report)
  if (refundedAmount === 0) return order
  const unknown = refundedAmount - (await promisedBack(tx, order)) + (await givenPastProvider(tx, order.id))
  if (unknown <= 0) return order
  if (order.refundedAmount + unknown >= order.totalAmount) return settleRefunded(shop, tx, order)
  const now = shop.clock.now()
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      amount: unknown,
      state: 'pending',
      key: `provider:${report.reference}:${refundedAmount}`,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!refund) return order
  await lowerBoughtVoucher(tx, order, { amount: unknown, now })
  return settlePartialRefund(shop, tx, order, refund)
}

/**
 * If only parts were refunded, completes those refunds and keeps the voucher part spent. Otherwise refunds
 * the whole order.
 */
export async function settleMoneyRefunded(shop: Shop, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const isWhole =
    order.voucherAmount === order.voucherRefundedAmount || order.pendingProviderAction === 'refund'
  if (isWhole) return settleRefunded(shop, tx, order)
  const pending = await listPendingRefunds(tx, order.id)
  const money = pending.reduce((sum, { amount }) => sum + amount, order.refundedAmount)
  const voucher = pending.reduce((sum, { voucherAmount }) => sum + voucherAmount, order.voucherRefundedAmount)
  if (money < order.totalAmount || voucher >= order.voucherAmount) return settleRefunded(shop, tx, order)
  let after = order
  for (const refund of pending) after = await settlePartialRefund(shop, tx, after, refund)
  return after
}

export async function settlePartialRefund(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<OrderRow> {
  const now = shop.clock.now()
  const after = await finishRefund(tx, { order, refund, now })
  const hasLines = refund.lines.length > 0
  const endedCoupon = hasLines ? await withdrawCouponOfReturnedKit(tx, order.id, now) : null
  const reason = [formatBrl(refund.amount + refund.voucherAmount), refund.reason].filter(Boolean).join(' · ')
  await recordOrderEvents(tx, order.id, [
    { kind: 'partly-refunded', at: now, reason, actorId: refund.actorId },
  ])
  await endSettledReturn(tx, after, now)
  const voucherAmount = after.voucherRefundedAmount - order.voucherRefundedAmount
  await shop.outbox.enqueue(tx, partialRefundNotice(after, { ...refund, voucherAmount, endedCoupon }))
  return after
}
