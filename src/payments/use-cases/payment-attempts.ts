import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { laterOutcome, type PaymentStatus } from '#orders/domain/order-status.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { type PaymentRow, readPaymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { OrderChanges, OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordPixFinding } from '#orders/use-cases/record-finding.ts'
import type { PaymentRecord, PaymentReport } from '#payments/providers/port.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { recordPixDifference } from './record-pix-difference.ts'
import { recordRefundFailure } from './undo-failed-refunds.ts'

export function attemptPaymentKey({ id, paymentAttempt }: OrderRow): string {
  return paymentAttempt === 1 ? `order:${id}` : `order:${id}:${paymentAttempt}`
}

/** Returns false if a concurrent request stored its reference first, or chose another method. */
export async function recordReference(
  db: DatabaseOrTransaction,
  order: OrderRow,
  { reference, pix }: Pick<PaymentRecord, 'reference' | 'pix'>,
  now: Date,
): Promise<boolean> {
  const isUnopened = and(
    eq(payments.id, order.paymentId),
    isNull(payments.reference),
    isNull(payments.closedAt),
  )
  const stored = await db
    .update(payments)
    .set({ reference, pixCode: pix?.copyPaste, expiresAt: pix?.expiresAt, openedAt: now })
    .where(isUnopened)
    .returning({ id: payments.id })
  return stored.length > 0
}

export async function findAttempt(
  db: DatabaseOrTransaction,
  { provider, reference }: Pick<PaymentReport, 'provider' | 'reference'>,
): Promise<PaymentRow | null> {
  const isNamed = and(eq(payments.provider, provider), eq(payments.reference, reference))
  const [attempt] = await db.select().from(payments).where(isNamed)
  return attempt ?? null
}

export async function matchAttempt(
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<'counted' | 'foreign' | PaymentRow> {
  const isOwnProvider = order.paymentProvider === report.provider
  const isOwnAmount = report.amount === order.totalAmount
  if (isOwnProvider && isOwnAmount && order.paymentReference === report.reference) return 'counted'
  const isFirst = order.paymentAttempt === 1
  if (isFirst && order.paymentReference === null) return isOwnProvider && isOwnAmount ? 'counted' : 'foreign'
  const attempt = isFirst && !isOwnProvider ? null : await findAttempt(tx, report)
  if (attempt?.orderId === order.id && attempt.amount === report.amount) return attempt
  // The customer has not received this payment yet, so only a success is relevant.
  const isNew = order.paymentReference === null && isOwnProvider && isOwnAmount
  return isNew && report.outcome.status === 'succeeded' ? 'counted' : 'foreign'
}

/** The intention is written before the provider is asked, so that its 'closed' event does not end the order. */
export async function markClosing(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentReference === null) return
  await tx
    .update(payments)
    .set({ closedAt: now, closedBy: 'switched' })
    .where(eq(payments.id, order.paymentId))
}

interface NextPayment {
  readonly terms: PaymentTerms
  readonly changes: OrderChanges & Pick<OrderRow, 'totalAmount' | 'pixDiscountAmount'>
  readonly isClosed?: boolean
  readonly now: Date
}

export async function openNextAttempt(
  tx: Transaction,
  order: OrderRow,
  { terms, changes, isClosed = false, now }: NextPayment,
): Promise<OrderRow> {
  const opened = tx.$with('opened').as(
    tx
      .insert(payments)
      .values({
        id: randomUUID(),
        orderId: order.id,
        number: order.paymentAttempt + 1,
        method: terms.method,
        provider: terms.provider,
        amount: changes.totalAmount,
        pixDiscountAmount: changes.pixDiscountAmount,
        openedAt: now,
      })
      .returning(),
  )
  const closed = tx.$with('closed').as(closing(tx, order, { by: 'switched', owesCancel: !isClosed, now }))
  const [next] = await tx.with(opened, closed).select().from(opened)
  if (!next) throw new Error(`order ${order.id} got no next payment`)
  return countPayment(tx, order, next, changes)
}

/** Closes the payment that counted. Without a reference, no provider knows it. */
function closing(
  tx: Transaction,
  order: OrderRow,
  { by, owesCancel, now }: { by: 'switched' | 'other-paid'; owesCancel: boolean; now: Date },
) {
  const pendingProviderAction = owesCancel && order.paymentReference ? ('cancel' as const) : null
  return tx
    .update(payments)
    .set({ closedAt: now, closedBy: by, pendingProviderAction })
    .where(eq(payments.id, order.paymentId))
    .returning({ id: payments.id })
}

async function countPayment(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  { paymentFailure: _, pendingProviderAction: __, ...changes }: OrderChanges,
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ ...changes, paymentId: payment.id, paymentStatus: payment.status })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`order ${order.id} is gone`)
  return { ...changed, ...readPaymentFacts(payment) }
}

interface EarlierReport {
  readonly order: OrderRow
  readonly attempt: PaymentRow
  readonly report: PaymentReport
}

export async function settleEarlierAttempt(
  shop: Shop,
  tx: Transaction,
  received: EarlierReport,
): Promise<{ order: OrderRow; pays: boolean }> {
  const { order, attempt, report } = received
  const { status } = report.outcome
  if (status !== 'succeeded') {
    await recordPixDifference(tx, order, report, shop.clock.now())
    if (status === 'refunded') await endAttempt(tx, attempt, 'refunded')
    if (report.outcome.status === 'failed' && report.outcome.final) await endAttempt(tx, attempt, 'failed')
    return { order, pays: false }
  }
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  if (isPaid || !isForTheseItems(order, attempt)) {
    const [failed] = report.failedRefunds ?? []
    // The refund already failed once, so the owner has to pay it back in another way.
    if (failed) await recordRefundFailure(tx, order, failed, shop.clock.now())
    else await sendBack(shop, tx, received)
    return { order, pays: false }
  }
  return { order: await adopt(shop, tx, received), pays: true }
}

async function endAttempt(
  db: DatabaseOrTransaction,
  attempt: PaymentRow,
  outcome: PaymentStatus,
  pendingProviderAction: PaymentRow['pendingProviderAction'] = null,
): Promise<void> {
  const status = laterOutcome(attempt.status, outcome)
  await db.update(payments).set({ status, pendingProviderAction }).where(eq(payments.id, attempt.id))
}

/** If the owner changed the items since, the attempt's amount no longer matches and cannot pay the order. */
function isForTheseItems(order: OrderRow, { amount, pixDiscountAmount }: PaymentRow): boolean {
  return orderTotal({ ...order, pixDiscountAmount }) === amount
}

async function sendBack(
  shop: Shop,
  tx: Transaction,
  { order, attempt, report }: EarlierReport,
): Promise<void> {
  if (!isRefundedByHand(report.provider)) return endAttempt(tx, attempt, 'paid', 'refund')
  const { reference, received } = report
  const now = shop.clock.now()
  await endAttempt(tx, attempt, 'paid')
  await recordPixFinding(tx, { kind: 'pix-to-return', order, reference, amount: received, now })
}

async function adopt(shop: Shop, tx: Transaction, { order, attempt }: EarlierReport): Promise<OrderRow> {
  const now = shop.clock.now()
  const closed = tx.$with('closed').as(closing(tx, order, { by: 'other-paid', owesCancel: true, now }))
  const [adopted] = await tx
    .with(closed)
    .update(payments)
    .set({ status: order.paymentStatus, pendingProviderAction: null, closedAt: null, closedBy: null })
    .where(eq(payments.id, attempt.id))
    .returning()
  if (!adopted) throw new Error(`payment ${attempt.id} is gone`)
  return countPayment(tx, order, adopted, {
    pixDiscountAmount: adopted.pixDiscountAmount,
    totalAmount: adopted.amount,
  })
}
