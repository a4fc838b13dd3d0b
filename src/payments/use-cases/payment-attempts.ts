import { and, eq, sql } from 'drizzle-orm'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentAttempts } from '#orders/schema/payments.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordPixFinding } from '#orders/use-cases/record-finding.ts'
import type { PaymentRecord, PaymentReport } from '#payments/providers/port.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { recordPixDifference } from './record-pix-difference.ts'
import { recordRefundFailure } from './undo-failed-refunds.ts'

export type PaymentAttempt = typeof paymentAttempts.$inferSelect

export function attemptPaymentKey({ id, paymentAttempt }: OrderRow): string {
  return paymentAttempt === 1 ? `order:${id}` : `order:${id}:${paymentAttempt}`
}

/**
 * Stores the reference on the order and its attempt in one statement. Returns false if a concurrent
 * request stored its own first.
 */
export async function recordAttempt(
  db: DatabaseOrTransaction,
  order: OrderRow,
  payment: Pick<PaymentRecord, 'provider' | 'reference' | 'amount' | 'pix'>,
  now: Date,
): Promise<boolean> {
  const { provider, reference, pix } = payment
  const { rows } = await db.execute(sql`
    with recorded as (
      update ${orders} set payment_reference = ${reference}
      where id = ${order.id} and payment_reference is null and payment_attempt = ${order.paymentAttempt}
      returning id, payment_attempt, payment_method, total_amount, pix_discount_amount)
    insert into ${paymentAttempts} (order_id, number, method, provider, reference, amount,
      pix_discount_amount, pix_code, expires_at, created_at)
    select id, payment_attempt, payment_method, ${provider}, ${reference}, total_amount,
      pix_discount_amount, ${pix?.copyPaste ?? null}, ${pix?.expiresAt.toISOString() ?? null}::timestamptz,
      ${now.toISOString()}::timestamptz
    from recorded
    on conflict (provider, reference) do update set number = excluded.number
    returning id`)
  return rows.length > 0
}

const isAttemptOf = ({ provider, reference }: Pick<PaymentReport, 'provider' | 'reference'>) =>
  and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.reference, reference))

export async function findAttempt(
  db: DatabaseOrTransaction,
  named: Pick<PaymentReport, 'provider' | 'reference'>,
): Promise<PaymentAttempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(isAttemptOf(named))
  return attempt ?? null
}

export async function closeAttempt(
  tx: Transaction,
  order: OrderRow,
  {
    by,
    pendingAction = null,
    now,
  }: { by: 'switched' | 'other-paid'; pendingAction?: PaymentAttempt['pendingProviderAction']; now: Date },
): Promise<void> {
  if (order.paymentReference === null) return
  await tx
    .update(paymentAttempts)
    .set({ closedAt: now, closedBy: by, pendingProviderAction: pendingAction })
    .where(isAttemptOf({ provider: order.paymentProvider, reference: order.paymentReference }))
}

export async function setPendingAction(
  db: DatabaseOrTransaction,
  attemptId: string,
  pendingAction: PaymentAttempt['pendingProviderAction'],
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ pendingProviderAction: pendingAction })
    .where(eq(paymentAttempts.id, attemptId))
}

interface EarlierReport {
  readonly order: OrderRow
  readonly attempt: PaymentAttempt
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
    const isOver = status === 'refunded' || (report.outcome.status === 'failed' && report.outcome.final)
    if (isOver && attempt.pendingProviderAction) await setPendingAction(tx, attempt.id, null)
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

/** If the owner changed the items since, the attempt's amount no longer matches and cannot pay the order. */
function isForTheseItems(order: OrderRow, { amount, pixDiscountAmount }: PaymentAttempt): boolean {
  return orderTotal({ ...order, pixDiscountAmount }) === amount
}

async function sendBack(
  shop: Shop,
  tx: Transaction,
  { order, attempt, report }: EarlierReport,
): Promise<void> {
  if (!isRefundedByHand(report.provider)) return setPendingAction(tx, attempt.id, 'refund')
  const { reference, received } = report
  const now = shop.clock.now()
  await recordPixFinding(tx, { kind: 'pix-to-return', order, reference, amount: received, now })
}

async function adopt(shop: Shop, tx: Transaction, { order, attempt }: EarlierReport): Promise<OrderRow> {
  await closeAttempt(tx, order, { by: 'other-paid', pendingAction: 'cancel', now: shop.clock.now() })
  await setPendingAction(tx, attempt.id, null)
  return changeOrder(tx, order.id, {
    paymentMethod: attempt.method,
    paymentProvider: attempt.provider,
    paymentReference: attempt.reference,
    pixDiscountAmount: attempt.pixDiscountAmount,
    totalAmount: attempt.amount,
  })
}
