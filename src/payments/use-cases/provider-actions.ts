import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentAttempts } from '#orders/schema/payments.ts'
import { changeOrder, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding, recordPixFinding } from '#orders/use-cases/record-finding.ts'
import {
  countFailedRefunds,
  givenPastProvider,
  pendingRefundsOf,
  wholeRefundKey,
} from '#orders/use-cases/refund-rows.ts'
import { unblockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { ProviderUnavailable, RefundPending } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { applyPaymentReport } from './apply-payment-report.ts'
import { type PaymentAttempt, setPendingAction } from './payment-attempts.ts'
import { settleRefunded } from './settle-refunded.ts'

type ProviderActionResult =
  | Ok<undefined>
  | ProviderUnavailable
  | RefundPending
  | Refusal<'not-refundable', { reason: string }>

const AT_ONCE = 50

/** Performs the action that the order still owes at the provider. Idempotent, so safe to repeat. */
export async function runProviderAction(shop: Shop, orderId: string): Promise<ProviderActionResult> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.pendingProviderAction) return ok()
  if (order.pendingProviderAction === 'refund' && order.refundedAmount === order.totalAmount)
    return giveBackVoucherAlone(shop, orderId)
  if (!order.paymentReference) return ok()
  return order.pendingProviderAction === 'refund'
    ? refundPayment(shop, order, order.paymentReference)
    : closePayment(shop, order, order.paymentReference)
}

export async function runProviderActions(
  shop: Shop,
): Promise<{ done: number; providerUnavailable: boolean }> {
  const pendingActions = [
    ...(await owedByOrders(shop)).map(
      ({ id }) =>
        () =>
          runProviderAction(shop, id),
    ),
    ...(await owedByAttempts(shop)).map((attempt) => () => runAttemptAction(shop, attempt)),
  ]
  let done = 0
  for (const act of pendingActions) {
    const result = await act()
    if (!result.ok && result.code === 'provider-unavailable') return { done, providerUnavailable: true }
    done += 1
  }
  return { done, providerUnavailable: false }
}

const owedByOrders = ({ db }: Shop) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNotNull(orders.pendingProviderAction),
        or(isNotNull(orders.paymentReference), eq(orders.paymentProvider, 'voucher')),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(AT_ONCE)

const owedByAttempts = ({ db }: Shop, orderId?: string) =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        isNotNull(paymentAttempts.pendingProviderAction),
        orderId === undefined ? undefined : eq(paymentAttempts.orderId, orderId),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(AT_ONCE)

/** Runs the pending provider actions of an order's payment attempts. Returns their number. */
export async function runAttemptActions(
  shop: Shop,
  orderId: string,
): Promise<number | 'provider-unavailable'> {
  const attempts = await owedByAttempts(shop, orderId)
  for (const attempt of attempts) {
    const result = await runAttemptAction(shop, attempt)
    if (!result.ok && result.code === 'provider-unavailable') return result.code
  }
  return attempts.length
}

/** Closes an open payment after another one was paid, or refunds a payment that the customer had given up. */
async function runAttemptAction(shop: Shop, attempt: PaymentAttempt): Promise<ProviderActionResult> {
  const { reference, pendingProviderAction } = attempt
  const request = { amount: null, idempotencyKey: `refund:attempt:${attempt.id}` }
  const answer =
    pendingProviderAction === 'refund'
      ? await shop.payments.refund(reference, request)
      : await shop.payments.cancelPayment(reference)
  if (!answer.ok && answer.code === 'provider-unavailable') return answer
  if (!answer.ok && answer.code === 'refund-pending') return answer
  await setPendingAction(shop.db, attempt.id, null)
  // A payment that succeeded at the last moment is recorded here and refunded in the next run.
  if (answer.ok) await applyPaymentReport(shop, answer.value)
  else shop.log.error({ reference, code: answer.code }, 'a given-up payment could not be put in order')
  return ok()
}

async function refundPayment(shop: Shop, order: OrderRow, reference: string): Promise<ProviderActionResult> {
  if (isRefundedByHand(order.paymentProvider)) return leaveToOwner(shop, order, reference)
  const amount = await amountToAskFor(shop, order)
  if (!amount.ok) return amount
  const idempotencyKey = wholeRefundKey(order.id, await countFailedRefunds(shop.db, order.id))
  const refund = await shop.payments.refund(reference, { amount: amount.value, idempotencyKey })
  if (refund.ok) {
    await applyPaymentReport(shop, refund.value)
    return ok()
  }
  if (refund.code !== 'not-refundable') return refuse(refund.code)
  const { reason } = refund.details
  const now = shop.clock.now()
  const isRefused = await shop.db.transaction(async (tx) => {
    // The order was refunded in the meantime, so the refusal is ignored.
    if ((await lockOrder(tx, order.id))?.paymentStatus === 'refunded') return false
    // Retrying would be refused again, so the owner has to handle it.
    await changeOrder(tx, order.id, { pendingProviderAction: null, updatedAt: now })
    await unblockBoughtVoucher(tx, order)
    const remainingAmount = order.totalAmount - order.refundedAmount
    const details = { reference, reason, amount: remainingAmount, orderNumber: order.orderNumber }
    await recordFinding(tx, { kind: 'refund-refused', subject: order.id, details, now })
    return true
  })
  return isRefused ? refuse('not-refundable', { reason }) : ok()
}

/** All money is refunded and only the voucher part is left, so there is no provider to call. */
async function giveBackVoucherAlone(shop: Shop, orderId: string): Promise<Ok<undefined>> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.pendingProviderAction === 'refund') await settleRefunded(shop, tx, order)
  })
  return ok()
}

/**
 * Null refunds everything the provider holds. After refunds outside the provider, pending parts must
 * finish first.
 */
async function amountToAskFor(shop: Shop, order: OrderRow): Promise<Ok<Centavos | null> | RefundPending> {
  if ((await givenPastProvider(shop.db, order.id)) === 0) return ok(null)
  if ((await pendingRefundsOf(shop.db, order.id)).length > 0) return refuse('refund-pending')
  return ok(order.totalAmount - order.refundedAmount)
}

/** The money is in the owner's bank account, so the owner returns it and confirms that. */
async function leaveToOwner(shop: Shop, order: OrderRow, reference: string): Promise<ProviderActionResult> {
  const now = shop.clock.now()
  const amount = order.totalAmount - order.refundedAmount
  await shop.db.transaction(async (tx) => {
    await recordPixFinding(tx, { kind: 'pix-to-return', order, reference, amount, now })
    await changeOrder(tx, order.id, { pendingProviderAction: null, updatedAt: now })
  })
  return ok()
}

async function closePayment(shop: Shop, order: OrderRow, reference: string): Promise<ProviderActionResult> {
  const closed = await shop.payments.cancelPayment(reference)
  if (!closed.ok && closed.code === 'provider-unavailable') return refuse('provider-unavailable')
  if (closed.ok) {
    const settled = await applyPaymentReport(shop, closed.value)
    if (settled.ok && settled.value.pendingProviderAction === 'refund')
      return refundPayment(shop, order, reference)
    if (settled.ok) return ok()
  }
  await shop.db
    .update(orders)
    .set({ pendingProviderAction: null })
    .where(and(eq(orders.id, order.id), eq(orders.pendingProviderAction, 'cancel')))
  return ok()
}
