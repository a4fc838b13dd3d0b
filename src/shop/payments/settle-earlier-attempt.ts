import type { Transaction } from '#database/connect.ts'
import { orderTotal } from '#domain/checkout/checkout-total.ts'
import { isRefundedByHand } from '#domain/checkout/payment-method.ts'
import type { PaymentReport } from '#integrations/payments/port.ts'
import { changeOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import { recordPixDifference, recordPixFinding } from '#shop/orders/record-finding.ts'
import type { Shop } from '#shop/shop.ts'
import { closeAttempt, type PaymentAttempt, setAttemptDuty } from './payment-attempts.ts'
import { recordRefundFailure } from './undo-failed-refunds.ts'

interface EarlierReport {
  readonly order: OrderRow
  readonly attempt: PaymentAttempt
  readonly report: PaymentReport
}

/** News of a payment that the customer gave up for another way of paying. Its closing means nothing to the order. */
export async function settleEarlierAttempt(
  shop: Shop,
  tx: Transaction,
  received: EarlierReport,
): Promise<{ order: OrderRow; pays: boolean }> {
  const { order, attempt, report } = received
  const { status } = report.outcome
  if (status !== 'succeeded') {
    await recordPixDifference(tx, order, report, shop.clock.now())
    const isOver = status === 'refunded' || (report.outcome.status === 'failed' && report.outcome.final)
    if (isOver && attempt.pendingProviderAction) await setAttemptDuty(tx, attempt.id, null)
    return { order, pays: false }
  }
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  if (isPaid || !isForTheseItems(order, attempt)) {
    const [failed] = report.failedRefunds ?? []
    // It went back once and came back: the owner pays it in another way.
    if (failed) await recordRefundFailure(tx, order, failed, shop.clock.now())
    else await sendBack(shop, tx, received)
    return { order, pays: false }
  }
  return { order: await adopt(shop, tx, received), pays: true }
}

/** The owner may have changed what is in the order since: then another amount was asked for, and this one pays for nothing. */
function isForTheseItems(order: OrderRow, { amount, pixDiscountAmount }: PaymentAttempt): boolean {
  return orderTotal({ ...order, pixDiscountAmount }) === amount
}

/** The order was paid already, or has other items by now: this money is hers again. */
async function sendBack(
  shop: Shop,
  tx: Transaction,
  { order, attempt, report }: EarlierReport,
): Promise<void> {
  if (!isRefundedByHand(report.provider)) return setAttemptDuty(tx, attempt.id, 'refund')
  const { reference, received } = report
  const now = shop.clock.now()
  await recordPixFinding(tx, { kind: 'pix-to-return', order, reference, amount: received, now })
}

async function adopt(shop: Shop, tx: Transaction, { order, attempt }: EarlierReport): Promise<OrderRow> {
  await closeAttempt(tx, order, { by: 'other-paid', duty: 'cancel', now: shop.clock.now() })
  await setAttemptDuty(tx, attempt.id, null)
  return changeOrder(tx, order.id, {
    paymentMethod: attempt.method,
    paymentProvider: attempt.provider,
    paymentReference: attempt.reference,
    pixDiscountAmount: attempt.pixDiscountAmount,
    totalAmount: attempt.amount,
  })
}
