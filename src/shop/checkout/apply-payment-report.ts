import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders, paymentEvents } from '#database/schema/orders.ts'
import { laterOutcome, type PaymentStatus } from '#domain/orders/payment-status.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import type { PaymentOutcome, PaymentReport } from '#integrations/payments/port.ts'
import { changeOrder, lockOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import type { Shop } from '#shop/shop.ts'
import { settleFailed } from './settle-failed.ts'
import { settlePaid } from './settle-paid.ts'
import { settleRefunded } from './settle-refunded.ts'

/** Where the order stands after the report, and what the shop now owes at the provider. */
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

/**
 * Writes what a report of the provider means for its order, all in one transaction: payment, status, units, cart, events,
 * e-mail and notification. It may be told the same thing any number of times, by anybody, in any order.
 */
export async function applyPaymentReport(
  shop: Shop,
  report: PaymentReport,
  eventId?: string,
): Promise<SettlementResult> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrderOf(shop, tx, report)
    if (!order) return refuse('unknown-order')
    if (await contradicts(shop, tx, order, report)) return refuse('payment-mismatch', { orderId: order.id })
    if (eventId && !(await isNews(shop, tx, { eventId, order, report }))) return ok(standingOf(order))
    const known = await adoptReference(tx, order, report.reference)
    const news = { outcome: report.outcome, isNews: eventId !== undefined }
    return ok(standingOf(await settle(shop, tx, known, news)))
  })
}

async function settle(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { outcome, isNews }: { outcome: PaymentOutcome; isNews: boolean },
): Promise<OrderRow> {
  const stands = laterOutcome(order.paymentStatus, paymentStatusOf(outcome))
  // A second decline changes no status, but its reason, and a closed payment closes its order.
  if (outcome.status === 'failed' && stands === 'failed')
    return settleFailed(shop, tx, order, { outcome, isNews })
  if (stands === order.paymentStatus) return order
  return stands === 'refunded' ? settleRefunded(shop, tx, order) : settlePaid(shop, tx, order)
}

function paymentStatusOf(outcome: PaymentOutcome): PaymentStatus {
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

/** The report names its order itself, because its reference may not have reached the shop yet. */
async function lockOrderOf(shop: Shop, tx: Transaction, report: PaymentReport): Promise<OrderRow | null> {
  if (report.orderId && isUuid(report.orderId)) {
    const named = await lockOrder(tx, report.orderId)
    if (named) return named
  }
  const [known] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.paymentProvider, shop.payments.provider), eq(orders.paymentReference, report.reference)),
    )
    .for('update')
  return known ?? null
}

/** Another amount or another payment than the order's own is nobody's to settle but the owner's to see. */
async function contradicts(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  report: PaymentReport,
): Promise<boolean> {
  const { reference, amount, outcome } = report
  const sameReference = order.paymentReference === null || order.paymentReference === reference
  if (sameReference && amount === order.totalAmount && order.paymentProvider === shop.payments.provider)
    return false
  const moneyMoved = outcome.status === 'succeeded' || outcome.status === 'refunded'
  if (moneyMoved) {
    const details = { reference, amount, expected: order.totalAmount, orderNumber: order.orderNumber }
    await recordFinding(tx, { kind: 'amount-differs', subject: reference, details, now: shop.clock.now() })
  }
  shop.log.error({ orderId: order.id, reference, amount }, 'a payment does not match its order')
  return true
}

async function isNews(
  shop: Shop,
  tx: Transaction,
  { eventId, order, report }: { eventId: string; order: OrderRow; report: PaymentReport },
): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values({
      provider: shop.payments.provider,
      eventId,
      orderId: order.id,
      outcome: report.outcome.status,
      createdAt: shop.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return noted.length > 0
}

async function adoptReference(tx: Transaction, order: OrderRow, reference: string): Promise<OrderRow> {
  if (order.paymentReference !== null) return order
  return changeOrder(tx, order.id, { paymentReference: reference })
}

function standingOf({ id, status, paymentStatus, pendingProviderAction }: OrderRow): Settlement {
  return { orderId: id, status, paymentStatus, pendingProviderAction }
}
