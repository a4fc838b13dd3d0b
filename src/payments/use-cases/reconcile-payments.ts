import { and, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { calculateRefundedAmount } from '#orders/domain/plan-refund.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { givenPastProvider } from '#orders/use-cases/refund-rows.ts'
import type { PaymentRecord, ProviderUnavailable } from '#payments/providers/port.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { settleAndRefund } from './provider-actions.ts'
import { recordPixDifference } from './record-pix-difference.ts'
import { isKnownFailure } from './undo-failed-refunds.ts'

export interface Reconciliation {
  readonly compared: number
  readonly repaired: number
  readonly reported: number
}

const HOUR_MS = 60 * 60 * 1000
const BATCH = 500

/** Open payments are closed only when no running checkout can still use them. */
const SURELY_OVER_MS = HOUR_MS

export async function reconcilePayments(
  shop: Shop,
  { hours = 48 }: { hours?: number } = {},
): Promise<Ok<Reconciliation> | ProviderUnavailable> {
  const since = new Date(shop.clock.now().getTime() - hours * HOUR_MS)
  const listed = await shop.payments.listRecent(since)
  if (!listed.ok) return refuse('provider-unavailable')
  const findings = new Map<string, FindingKind>()
  let repaired = 0
  for (let start = 0; start < listed.value.length; start += BATCH) {
    const records = listed.value.slice(start, start + BATCH)
    const ordersById = await loadOrders(shop, records)
    const givenUp = await listAbandoned(shop, records)
    for (const record of records) {
      const isGivenUp = givenUp.has(record.reference)
      const verdict = await compare(shop, record, { order: ordersById.get(record.orderId ?? ''), isGivenUp })
      if (verdict === 'repaired') repaired += 1
      else if (verdict !== 'agrees') findings.set(record.reference, verdict)
    }
  }
  await resolveFindings(shop, listed.value, findings)
  return ok({ compared: listed.value.length, repaired, reported: findings.size })
}

async function loadOrders(shop: Shop, records: readonly PaymentRecord[]): Promise<Map<string, OrderRow>> {
  const ids = records.flatMap(({ orderId }) => (orderId && isUuid(orderId) ? [orderId] : []))
  if (ids.length === 0) return new Map()
  const rows = await shop.db.select(orderColumns).from(orders).where(inArray(orders.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function listAbandoned(shop: Shop, records: readonly PaymentRecord[]): Promise<Set<string>> {
  const references = records.map(({ reference }) => reference)
  const rows = await shop.db
    .select({ reference: sql<string>`${payments.reference}` })
    .from(payments)
    .where(and(inArray(payments.reference, references), isNotNull(payments.closedAt)))
  return new Set(rows.map(({ reference }) => reference))
}

async function compare(
  shop: Shop,
  record: PaymentRecord,
  { order, isGivenUp }: { order: OrderRow | undefined; isGivenUp: boolean },
): Promise<'agrees' | 'repaired' | FindingKind> {
  const { status } = record.outcome
  const moneyTaken = status === 'succeeded'
  // A payment without an order id comes from another system on the same provider account.
  if (!order)
    return moneyTaken && record.orderId ? reportFinding(shop, record, 'payment-without-order') : 'agrees'
  if (order.paymentReference !== null && order.paymentReference !== record.reference) {
    if (moneyTaken && isGivenUp) return (await settleAndRefund(shop, record)).ok ? 'repaired' : 'agrees'
    if (moneyTaken) return reportFinding(shop, record, 'payment-without-order')
    return (await closeForgotten(shop, record)) ? 'repaired' : 'agrees'
  }
  if (
    changesOrder(order, record) ||
    (await hasNewRefund(shop, order, record)) ||
    (await hasNewFailure(shop, record))
  ) {
    const settled = await settleAndRefund(shop, record)
    return settled.ok ? 'repaired' : reportFinding(shop, record, 'amount-differs')
  }
  await recordPixDifference(shop.db, order, record, shop.clock.now())
  const saysPaid = order.paymentStatus === 'paid'
  if (saysPaid && status !== 'succeeded' && status !== 'refunded') {
    return reportFinding(shop, record, 'paid-without-payment')
  }
  if (order.status !== 'cancelled') return 'agrees'
  return (await closeForgotten(shop, record)) ? 'repaired' : 'agrees'
}

async function hasNewRefund(shop: Shop, order: OrderRow, record: PaymentRecord): Promise<boolean> {
  const refundedAmount = calculateRefundedAmount(record)
  if (refundedAmount === 0 || order.paymentStatus !== 'paid') return false
  return refundedAmount > order.refundedAmount - (await givenPastProvider(shop.db, order.id))
}

async function hasNewFailure(shop: Shop, { failedRefunds = [] }: PaymentRecord): Promise<boolean> {
  for (const { id } of failedRefunds) if (!(await isKnownFailure(shop.db, id))) return true
  return false
}

function changesOrder(order: OrderRow, { outcome, reference }: PaymentRecord): boolean {
  // All money is refunded, but the voucher part stays spent.
  const isMoneyBack = order.paymentStatus === 'paid' && order.refundedAmount === order.totalAmount
  if (outcome.status === 'refunded') return order.paymentStatus !== 'refunded' && !isMoneyBack
  if (outcome.status === 'succeeded')
    return order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
  if (outcome.status === 'failed')
    return order.paymentStatus === 'pending' && order.paymentReference === reference
  return false
}

/** Payable payment of an ended order, or a duplicate that the provider opened before it returned an error. */
async function closeForgotten(
  shop: Shop,
  { outcome, reference, createdAt }: PaymentRecord,
): Promise<boolean> {
  const closed = outcome.status === 'failed' && outcome.final
  const over = shop.clock.now().getTime() - createdAt.getTime() > SURELY_OVER_MS
  const payable = outcome.status !== 'succeeded' && outcome.status !== 'refunded' && !closed
  if (!payable || !over) return false
  const answer = await shop.payments.cancelPayment(reference)
  if (answer.ok) await settleAndRefund(shop, answer.value)
  return answer.ok
}

async function reportFinding(shop: Shop, record: PaymentRecord, kind: FindingKind): Promise<FindingKind> {
  const { reference, amount, orderId, outcome } = record
  const details = { reference, amount, orderId, outcome: outcome.status }
  await recordFinding(shop.db, { kind, subject: reference, details, now: shop.clock.now() })
  return kind
}

async function resolveFindings(
  shop: Shop,
  records: readonly PaymentRecord[],
  findings: ReadonlyMap<string, FindingKind>,
): Promise<void> {
  const seen = records.map(({ reference }) => reference)
  const current = [...findings.keys()]
  if (seen.length === 0) return
  await shop.db
    .update(reconciliationFindings)
    .set({ resolvedAt: shop.clock.now() })
    .where(
      and(
        isNull(reconciliationFindings.resolvedAt),
        inArray(reconciliationFindings.subject, seen),
        inArray(reconciliationFindings.kind, [
          'payment-without-order',
          'paid-without-payment',
          'amount-differs',
        ]),
        current.length > 0 ? notInArray(reconciliationFindings.subject, current) : undefined,
      ),
    )
}
