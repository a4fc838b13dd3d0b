import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import type { PaymentReport } from '#integrations/payments/port.ts'
import { lockOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import type { Shop } from '#shop/shop.ts'
import { findAttempt, type PaymentAttempt } from './payment-attempts.ts'

/** The report names its order itself, because its reference may not have reached the shop yet. */
export async function lockOrderOf(tx: Transaction, report: PaymentReport): Promise<OrderRow | null> {
  if (report.orderId && isUuid(report.orderId)) {
    const named = await lockOrder(tx, report.orderId)
    if (named) return named
  }
  const isReported = and(
    eq(orders.paymentProvider, report.provider),
    eq(orders.paymentReference, report.reference),
  )
  const [known] = await tx.select().from(orders).where(isReported).for('update')
  return known ?? null
}

/** Whether the report is about the order's own payment, about one that the customer gave up, or about none of its. */
export async function attemptOf(
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<'own' | 'foreign' | PaymentAttempt> {
  const isOwnProvider = order.paymentProvider === report.provider
  const isOwnAmount = report.amount === order.totalAmount
  if (isOwnProvider && isOwnAmount && order.paymentReference === report.reference) return 'own'
  const isFirst = order.paymentAttempt === 1
  if (isFirst && order.paymentReference === null) return isOwnProvider && isOwnAmount ? 'own' : 'foreign'
  const attempt = isFirst && !isOwnProvider ? null : await findAttempt(tx, report)
  if (attempt?.orderId === order.id && attempt.amount === report.amount) return attempt
  // Nobody was given the means to pay it yet, so that only money for it would change anything.
  const isNew = order.paymentReference === null && isOwnProvider && isOwnAmount
  return isNew && report.outcome.status === 'succeeded' ? 'own' : 'foreign'
}

/** Another amount or another payment than the order's own is never settled; the owner is shown it. */
export async function recordContradiction(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { reference, amount, outcome }: PaymentReport,
): Promise<void> {
  const moneyMoved = outcome.status === 'succeeded' || outcome.status === 'refunded'
  if (moneyMoved) {
    const details = { reference, amount, expected: order.totalAmount, orderNumber: order.orderNumber }
    await recordFinding(tx, { kind: 'amount-differs', subject: reference, details, now: shop.clock.now() })
  }
  shop.log.error({ orderId: order.id, reference, amount }, 'a payment does not match its order')
}
