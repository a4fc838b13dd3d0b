import type { Transaction } from '#database/connect.ts'
import { refunds } from '#database/schema/payments.ts'
import { formatBrl } from '#domain/money.ts'
import { refundedAmountOf } from '#domain/orders/plan-refund.ts'
import type { PaymentReport } from '#integrations/payments/port.ts'
import { withdrawCouponOfReturnedKit } from '#shop/kits/kit-coupon.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { partialRefundNotice } from '#shop/orders/refund-notices.ts'
import {
  finishRefund,
  givenPastProvider,
  pendingRefundsOf,
  promisedBack,
  type RefundRow,
} from '#shop/orders/refund-rows.ts'
import { endSettledReturn } from '#shop/orders/return-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { lowerBoughtVoucher } from '#shop/vouchers/undo-bought-voucher.ts'
import { settleRefunded } from './settle-refunded.ts'

/** What somebody gave back past the shop, in the provider's own panel, counts as given back here. */
export async function recordProviderRefund(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<OrderRow> {
  const given = refundedAmountOf(report)
  if (given === 0) return order
  const unknown = given - (await promisedBack(tx, order)) + (await givenPastProvider(tx, order.id))
  if (unknown <= 0) return order
  if (order.refundedAmount + unknown >= order.totalAmount) return settleRefunded(shop, tx, order)
  const now = shop.clock.now()
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      amount: unknown,
      state: 'pending',
      key: `provider:${report.reference}:${given}`,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!refund) return order
  await lowerBoughtVoucher(tx, order, { amount: unknown, now })
  return settlePartialRefund(shop, tx, order, refund)
}

/**
 * All the money is back. Where only parts of the order were asked back, they are done, and what a voucher paid for the rest stays spent;
 * else the whole order is given back.
 */
export async function settleMoneyRefunded(shop: Shop, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const isWhole =
    order.voucherAmount === order.voucherRefundedAmount || order.pendingProviderAction === 'refund'
  if (isWhole) return settleRefunded(shop, tx, order)
  const pending = await pendingRefundsOf(tx, order.id)
  const money = pending.reduce((sum, { amount }) => sum + amount, order.refundedAmount)
  const voucher = pending.reduce((sum, { voucherAmount }) => sum + voucherAmount, order.voucherRefundedAmount)
  if (money < order.totalAmount || voucher >= order.voucherAmount) return settleRefunded(shop, tx, order)
  let after = order
  for (const refund of pending) after = await settlePartialRefund(shop, tx, after, refund)
  return after
}

/** One part is on its way back: sums, shelf, events and mail. */
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
