import { and, asc, eq, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import { orders, payments } from '#orders/schema/orders.ts'
import type { PaymentRow } from '#orders/use-cases/order-payment-facts.ts'
import { changeOrder, lockOrder, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { recordFinding, recordPixFinding } from '#orders/use-cases/record-finding.ts'
import {
  countFailedRefunds,
  givenPastProvider,
  listPendingRefunds,
  wholeRefundKey,
} from '#orders/use-cases/refund-rows.ts'
import { unblockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentReport, ProviderUnavailable, RefundPending } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type SettlementResult, settlePayment } from './settle-payment.ts'
import { settleRefunded } from './settle-refunded.ts'

type ProviderActionResult =
  | Ok<undefined>
  | ProviderUnavailable
  | RefundPending
  | Refusal<'not-refundable', { reason: string }>

const AT_ONCE = 50

/**
 * Single entry point for payment reports: webhook, browser return and reconciler may call it concurrently.
 * Idempotent.
 */
export async function settleAndRefund(
  shop: Shop,
  report: PaymentReport,
  { eventId }: { eventId?: string } = {},
): Promise<SettlementResult> {
  const settled = await settlePayment(shop, report, eventId)
  if (settled.ok && settled.value.pendingProviderAction === 'refund')
    await runProviderAction(shop, settled.value.orderId)
  return settled
}

/** Performs the action that an order's payment still owes at the provider. Idempotent, so safe to repeat. */
export async function runProviderAction(shop: Shop, orderId: string): Promise<ProviderActionResult> {
  const [owed] = await owedActions(shop, and(eq(orders.id, orderId), eq(orders.paymentId, payments.id)))
  return owed ? runAction(shop, owed) : ok()
}

export async function runProviderActions(
  shop: Shop,
): Promise<{ doneCount: number; providerUnavailable: boolean }> {
  let doneCount = 0
  for (const owed of await owedActions(shop)) {
    const result = await runAction(shop, owed)
    if (!result.ok && result.code === 'provider-unavailable') return { doneCount, providerUnavailable: true }
    doneCount += 1
  }
  return { doneCount, providerUnavailable: false }
}

export async function runEarlierActions(
  shop: Shop,
  orderId: string,
): Promise<number | 'provider-unavailable'> {
  const owed = await owedActions(shop, and(eq(orders.id, orderId), ne(orders.paymentId, payments.id)))
  for (const action of owed) {
    const result = await runAction(shop, action)
    if (!result.ok && result.code === 'provider-unavailable') return result.code
  }
  return owed.length
}

interface OwedAction {
  readonly payment: PaymentRow
  readonly order: OrderRow
}

function owedActions({ db }: Shop, condition?: SQL): Promise<OwedAction[]> {
  const canRun = or(isNotNull(payments.reference), eq(payments.provider, 'voucher'))
  return db
    .select({ payment: payments, order: orderColumns })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.pendingProviderAction), canRun, condition))
    .orderBy(asc(orders.updatedAt))
    .limit(AT_ONCE)
}

async function runAction(shop: Shop, { payment, order }: OwedAction): Promise<ProviderActionResult> {
  if (payment.id !== order.paymentId) return runEarlierAction(shop, payment)
  const isRefund = payment.pendingProviderAction === 'refund'
  if (isRefund && order.refundedAmount === order.totalAmount) return giveBackVoucherAlone(shop, order.id)
  if (payment.reference === null) return ok()
  return isRefund
    ? refundPayment(shop, order, payment.reference)
    : closePayment(shop, order, payment.reference)
}

async function runEarlierAction(
  shop: Shop,
  { id, reference, pendingProviderAction }: PaymentRow,
): Promise<ProviderActionResult> {
  if (reference === null) return ok()
  const request = { amount: null, idempotencyKey: `refund:attempt:${id}` }
  const answer =
    pendingProviderAction === 'refund'
      ? await shop.payments.refund(reference, request)
      : await shop.payments.cancelPayment(reference)
  if (!answer.ok && answer.code === 'provider-unavailable') return answer
  if (!answer.ok && answer.code === 'refund-pending') return answer
  await shop.db.update(payments).set({ pendingProviderAction: null }).where(eq(payments.id, id))
  // A payment that succeeded at the last moment is recorded here and refunded in the next run.
  if (answer.ok) await settlePayment(shop, answer.value)
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
    await settlePayment(shop, refund.value)
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
  if ((await listPendingRefunds(shop.db, order.id)).length > 0) return refuse('refund-pending')
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
    const settled = await settlePayment(shop, closed.value)
    if (settled.ok && settled.value.pendingProviderAction === 'refund')
      return refundPayment(shop, order, reference)
    if (settled.ok) return ok()
  }
  await shop.db
    .update(payments)
    .set({ pendingProviderAction: null })
    .where(and(eq(payments.id, order.paymentId), eq(payments.pendingProviderAction, 'cancel')))
  return ok()
}
