import { and, eq, sql } from 'drizzle-orm'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentAttempts } from '#orders/schema/payments.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordPixFinding } from '#orders/use-cases/record-finding.ts'
import type { PaymentRecord, PaymentReport } from '#payments/providers/port.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand, payableMethod } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { recordPixDifference } from './record-pix-difference.ts'
import { recordRefundFailure } from './undo-failed-refunds.ts'

export type PaymentAttempt = typeof paymentAttempts.$inferSelect

/** The provider's key of the order's present attempt: a second way of payment is another payment. */
export function attemptPaymentKey({ id, paymentAttempt }: OrderRow): string {
  return paymentAttempt === 1 ? `order:${id}` : `order:${id}:${paymentAttempt}`
}

/**
 * Records the reference on the order and the attempt beside it, in one statement. False when another request was first: then
 * that one's payment counts.
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

export async function findAttempt(
  db: DatabaseOrTransaction,
  { provider, reference }: Pick<PaymentReport, 'provider' | 'reference'>,
): Promise<PaymentAttempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.reference, reference)))
  return attempt ?? null
}

/** Marks the order's present attempt as over; an order of an older version of the shop gets its row now. */
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
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      number: order.paymentAttempt,
      method: payableMethod(order.paymentMethod),
      provider: order.paymentProvider,
      reference: order.paymentReference,
      amount: order.totalAmount,
      pixDiscountAmount: order.pixDiscountAmount,
      closedAt: now,
      closedBy: by,
      pendingProviderAction: pendingAction,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [paymentAttempts.provider, paymentAttempts.reference],
      set: { closedAt: now, closedBy: by, pendingProviderAction: pendingAction },
    })
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
    if (isOver && attempt.pendingProviderAction) await setPendingAction(tx, attempt.id, null)
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

/** The order was paid already, or has other items by now: this money goes back. */
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
