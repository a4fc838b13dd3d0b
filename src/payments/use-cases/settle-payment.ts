import { hasMoney, laterOutcome, type PaymentStatus } from '#orders/domain/order-status.ts'
import { paymentEvents } from '#orders/schema/payments.ts'
import { lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { PaymentOutcome, PaymentReport } from '#payments/providers/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { webhookReceived } from '#platform/operations/automation-events.ts'
import { automationEvents } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { findAttempt, matchAttempt, recordReference, settleEarlierAttempt } from './payment-attempts.ts'
import { recordPixDifference } from './record-pix-difference.ts'
import { recordProviderRefund, settleMoneyRefunded } from './record-provider-refund.ts'
import { settleFailed } from './settle-failed.ts'
import { settlePaid } from './settle-paid.ts'
import { undoFailedRefunds } from './undo-failed-refunds.ts'

type ReceivedEvent = typeof paymentEvents.$inferInsert & { readonly createdAt: Date }

export interface Settlement {
  readonly orderId: string
  readonly status: OrderRow['status']
  readonly paymentStatus: PaymentStatus
  readonly pendingProviderAction: OrderRow['pendingProviderAction']
}

export type SettlementResult =
  | Ok<Settlement>
  | Refusal<'unknown-order'>
  | Refusal<'payment-mismatch', { orderId: string }>

/** Applies the report in one transaction: payment, status, stock, cart, events, email and notification. */
export async function settlePayment(
  shop: Shop,
  report: PaymentReport,
  eventId?: string,
): Promise<SettlementResult> {
  return prepared(shop.db).transaction(async (tx) => {
    const order = await lockPaidOrder(tx, report)
    if (!order) return refuse('unknown-order')
    const attempt = await matchAttempt(tx, order, report)
    if (attempt === 'foreign') {
      await recordContradiction(shop, tx, order, report)
      return refuse('payment-mismatch', { orderId: order.id })
    }
    const event = eventId === undefined ? null : buildEvent(shop, { eventId, order, report })
    const isNew = event === null || (await recordEvent(tx, event))
    // Money for an unpaid order always counts, even if its event was received before.
    const isFirstMoney = attempt === 'counted' && report.outcome.status === 'succeeded' && !hasMoney(order)
    if (!isNew && !isFirstMoney) return ok(toSettlement(order))
    const received = { report, isFirstReport: event !== null }
    if (attempt === 'counted') {
      const knownOrder = await adoptReference(shop, tx, order, report)
      return ok(toSettlement(await settleReport(shop, tx, knownOrder, received)))
    }
    const earlier = await settleEarlierAttempt(shop, tx, { order, attempt, report })
    return ok(toSettlement(earlier.pays ? await settleReport(shop, tx, earlier.order, received) : order))
  })
}

async function settleReport(
  shop: Shop,
  tx: Transaction,
  knownOrder: OrderRow,
  { report, isFirstReport }: { report: PaymentReport; isFirstReport: boolean },
): Promise<OrderRow> {
  const { outcome } = report
  await recordPixDifference(tx, knownOrder, report, shop.clock.now())
  const order = await undoFailedRefunds(shop, tx, knownOrder, report)
  const stands = laterOutcome(order.paymentStatus, toPaymentStatus(outcome))
  // A second decline may have another reason. A closed payment closes its order unless another method is
  // being opened.
  if (outcome.status === 'failed' && stands === 'failed')
    return isBeingReplaced(order, report) ? order : settleFailed(shop, tx, order, { outcome, isFirstReport })
  if (stands === 'refunded')
    return order.paymentStatus === 'refunded' ? order : settleMoneyRefunded(shop, tx, order)
  const paid = stands === order.paymentStatus ? order : await settlePaid(shop, tx, order)
  return paid.paymentStatus === 'paid' ? recordProviderRefund(shop, tx, paid, report) : paid
}

function isBeingReplaced({ holdExpiresAt, paymentClosedBy }: OrderRow, { outcome }: PaymentReport): boolean {
  const isClosed = outcome.status === 'failed' && outcome.final
  return isClosed && holdExpiresAt !== null && paymentClosedBy === 'switched'
}

function toPaymentStatus(outcome: PaymentOutcome): PaymentStatus {
  switch (outcome.status) {
    case 'succeeded':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'failed':
      return 'failed'
    default:
      return 'pending'
  }
}

function buildEvent(
  shop: Shop,
  { eventId, order, report }: { eventId: string; order: OrderRow; report: PaymentReport },
): ReceivedEvent {
  const { provider, outcome } = report
  return { provider, eventId, orderId: order.id, outcome: outcome.status, createdAt: shop.clock.now() }
}

/** The webhook can arrive before the response that creates the payment. */
async function adoptReference(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<OrderRow> {
  if (order.paymentReference !== null) return order
  await recordReference(tx, order, { reference: report.reference, pix: null }, shop.clock.now())
  return { ...order, paymentReference: report.reference }
}

function toSettlement({ id, status, paymentStatus, pendingProviderAction }: OrderRow): Settlement {
  return { orderId: id, status, paymentStatus, pendingProviderAction }
}

async function recordEvent(tx: Transaction, event: ReceivedEvent): Promise<boolean> {
  const called = tx
    .insert(automationEvents)
    .values({ ...webhookReceived, createdAt: event.createdAt })
    .returning({ id: automationEvents.id })
  const recorded = await tx
    .with(tx.$with('called').as(called))
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return recorded.length > 0
}

/** Prefers the order id in the report, because the reference may not be stored yet. */
async function lockPaidOrder(tx: Transaction, report: PaymentReport): Promise<OrderRow | null> {
  if (report.orderId && isUuid(report.orderId)) {
    const named = await lockOrder(tx, report.orderId)
    if (named) return named
  }
  const attempt = await findAttempt(tx, report)
  return attempt && lockOrder(tx, attempt.orderId)
}

/** Never settles a payment with another amount or reference; the owner gets a finding. */
async function recordContradiction(
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
