import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { changeOrder, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding, recordPixFinding } from '#orders/use-cases/record-finding.ts'
import {
  countFailedRefunds,
  givenPastProvider,
  pendingRefundsOf,
  wholeRefundKey,
} from '#orders/use-cases/refund-rows.ts'
import { unblockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentReport, ProviderUnavailable, RefundPending } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { applyPaymentReport, type SettlementResult } from './apply-payment-report.ts'
import { settleRefunded } from './settle-refunded.ts'

/**
 * The one way in which the report of a payment reaches an order: webhook, browser return and reconciler all call it,
 * together if it so happens. One order, one movement of stock, one e-mail.
 */
export async function settlePayment(
  shop: Shop,
  report: PaymentReport,
  { eventId }: { eventId?: string } = {},
): Promise<SettlementResult> {
  const settled = await trackSettlement(shop, report, eventId)
  if (settled.ok && settled.value.pendingProviderAction === 'refund')
    await runProviderAction(shop, settled.value.orderId)
  return settled
}

/** What this process is writing down just now: by the payment's reference and, once its order is known, by the order's session id. */
const underWay = new WeakMap<Shop, Map<string, Promise<unknown>>>()

async function trackSettlement(
  shop: Shop,
  report: PaymentReport,
  eventId: string | undefined,
): Promise<SettlementResult> {
  const running = underWay.get(shop) ?? new Map<string, Promise<unknown>>()
  underWay.set(shop, running)
  const names = [report.reference]
  const onOrderKnown = ({ sessionId }: OrderRow) => {
    names.push(sessionId)
    running.set(sessionId, work)
  }
  const work = applyPaymentReport(shop, report, { eventId, onOrderKnown })
  running.set(report.reference, work)
  try {
    return await work
  } finally {
    for (const name of names) if (running.get(name) === work) running.delete(name)
  }
}

/** Who returns from paying often comes together with the webhook: waiting for it costs less than asking the provider again. */
export async function waitForSettlement(shop: Shop, name: string | null): Promise<boolean> {
  const work = name === null ? undefined : underWay.get(shop)?.get(name)
  // Whoever began it hears why it failed.
  await work?.catch(() => {})
  return work !== undefined
}

type ProviderActionResult =
  | Ok<undefined>
  | ProviderUnavailable
  | RefundPending
  | Refusal<'not-refundable', { reason: string }>

const AT_ONCE = 50

/** Does at the provider what an order still owes there. Safe to repeat: the provider acts once per order. */
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

/** Everything that is owed, oldest first; stops when the provider is unavailable, for the next run to go on. */
export async function runProviderActions(
  shop: Shop,
): Promise<{ done: number; providerUnavailable: boolean }> {
  const due = await shop.db
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
  let done = 0
  for (const { id } of due) {
    const result = await runProviderAction(shop, id)
    if (!result.ok && result.code === 'provider-unavailable') return { done, providerUnavailable: true }
    done += 1
  }
  return { done, providerUnavailable: false }
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
    // Given back meanwhile: the refusal says no more than that.
    if ((await lockOrder(tx, order.id))?.paymentStatus === 'refunded') return false
    // Asking again would be refused again: from here on it is the owner's.
    await changeOrder(tx, order.id, { pendingProviderAction: null, updatedAt: now })
    await unblockBoughtVoucher(tx, order)
    const left = order.totalAmount - order.refundedAmount
    const details = { reference, reason, amount: left, orderNumber: order.orderNumber }
    await recordFinding(tx, { kind: 'refund-refused', subject: order.id, details, now })
    return true
  })
  return isRefused ? refuse('not-refundable', { reason }) : ok()
}

/** No money is left to give back: the rest was paid by a voucher, and there is no provider to ask. */
async function giveBackVoucherAlone(shop: Shop, orderId: string): Promise<Ok<undefined>> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.pendingProviderAction === 'refund') await settleRefunded(shop, tx, order)
  })
  return ok()
}

/** All that the provider holds; less, where a part went back past it. Parts that are on their way then go first. */
async function amountToAskFor(shop: Shop, order: OrderRow): Promise<Ok<Centavos | null> | RefundPending> {
  if ((await givenPastProvider(shop.db, order.id)) === 0) return ok(null)
  if ((await pendingRefundsOf(shop.db, order.id)).length > 0) return refuse('refund-pending')
  return ok(order.totalAmount - order.refundedAmount)
}

/** The money lies in the owner's own bank: the owner sends it back and says so. */
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
    // It was paid in the last moment and the units are gone: the money goes back next.
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
