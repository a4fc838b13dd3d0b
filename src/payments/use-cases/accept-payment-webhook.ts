import { and, eq, sql } from 'drizzle-orm'
import { withdrawKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { orderEvents, orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { isPaidUnder } from '#orders/use-cases/order-payment-facts.ts'
import { changeOrder, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding, resolveFindings } from '#orders/use-cases/record-finding.ts'
import { finishRefund, promisedBack } from '#orders/use-cases/refund-rows.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { emptyBoughtVoucher, lowerBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentEvent, PaymentReport } from '#payments/providers/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { ok } from '#platform/domain/result.ts'
import { recordAutomationEvent, webhookReceived } from '#platform/operations/automation-events.ts'
import type { Shop } from '#platform/shop.ts'
import { settleAndRefund } from './provider-actions.ts'

type ClosedDispute = Extract<PaymentEvent, { kind: 'dispute-closed' }>

type Dispute = Pick<ClosedDispute, 'reference' | 'dispute'>

/** A refusal means an invalid signature: respond with 400. A throw means 'send again': respond with 500. */
export async function acceptPaymentWebhook(
  shop: Shop,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
) {
  const event = shop.payments.parseWebhook(rawBody, signature)
  if (!event.ok) {
    shop.log.warn({ code: event.code }, 'a payment webhook was refused')
    return event
  }
  if (!(await applyEvent(shop, event.value))) await recordAutomationEvent(shop, webhookReceived)
  return ok()
}

type DoubtedPayment = Extract<PaymentEvent, { kind: 'disputed' | 'fraud-warning' }>

/** The order does not change: the bank decides about the money, and the owner has days to respond. */
async function recordDoubt(shop: Shop, event: DoubtedPayment): Promise<void> {
  const { reference, reason } = event
  const [order] = await shop.db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      amount: orders.totalAmount,
      isOfVoucher: sql<boolean>`${orders.deliveryWay} = 'none'`,
    })
    .from(orders)
    .where(isPaidUnder(reference))
  const now = shop.clock.now()
  if (event.kind === 'fraud-warning') {
    const details = { reference, reason, ...order }
    return recordFinding(shop.db, { kind: 'fraud-warning', subject: reference, details, now })
  }
  if (await isDisputeDecided(shop, event)) return
  const { amount, answerBy } = event
  const details = { reference, reason, ...order, amount, answerBy: answerBy?.toISOString() ?? null }
  return recordFinding(shop.db, { kind: 'payment-disputed', subject: reference, details, now })
}

/**
 * Events may arrive out of order, so ask the provider for the payment's current refunds. If it is
 * unavailable, the event is sent again.
 */
async function askForReport(shop: Shop, reference: string): Promise<PaymentReport | null> {
  const answer = await shop.payments.retrievePayment(reference)
  if (!answer.ok && answer.code === 'provider-unavailable') throw new Error('the provider is unavailable')
  return answer.ok ? answer.value : null
}

const readReference = (event: Extract<PaymentEvent, { kind: 'payment' | 'refund-changed' }>) =>
  event.kind === 'payment' ? event.report.reference : event.reference

/** Returns false only if the event cannot concern an order. */
async function applyEvent(shop: Shop, event: PaymentEvent): Promise<boolean> {
  const now = shop.clock.now()
  if (event.kind === 'dispute-closed') await settleDispute(shop, event)
  if (event.kind === 'disputed' || event.kind === 'fraud-warning') await recordDoubt(shop, event)
  if (event.kind !== 'payment' && event.kind !== 'refund-changed') return false
  const enclosed = event.kind === 'payment' ? event.report : null
  const isPlain = enclosed?.refunded === 0
  const report = isPlain ? enclosed : ((await askForReport(shop, readReference(event))) ?? enclosed)
  if (!report) return false
  const settled = await settleAndRefund(shop, report, { eventId: event.id })
  if (settled.ok || settled.code !== 'unknown-order') return settled.ok
  const { reference, amount, outcome } = report
  shop.log.warn({ reference, outcome: outcome.status }, 'a payment webhook names no order of this shop')
  if (outcome.status !== 'succeeded' || report.orderId === null) return false
  const details = { reference, amount }
  await recordFinding(shop.db, { kind: 'payment-without-order', subject: reference, details, now })
  return false
}

/** A won dispute changes nothing. A lost one counts as a refund, and the owner is notified. */
async function settleDispute(shop: Shop, closed: ClosedDispute): Promise<void> {
  const now = shop.clock.now()
  const { reference, dispute, isLost } = closed
  await shop.db.transaction(async (tx) => {
    await resolveFindings(tx, { kind: 'payment-disputed', subject: reference, now })
    const order = await lockPaidOrder(tx, reference)
    if (!order || (await isDisputeClosed(tx, { order, dispute }))) return
    const kind = isLost ? ('dispute-lost' as const) : ('dispute-won' as const)
    const reason = formatBrl(closed.amount)
    await recordOrderEvents(tx, order.id, [{ kind, at: now, reason, change: dispute }])
    if (isLost) await recordLoss(tx, order, closed, now)
  })
}

/** Events of a dispute may arrive in any order, so a decided one must not be reopened. */
async function isDisputeDecided(shop: Shop, { reference, dispute }: Dispute): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const order = await lockPaidOrder(tx, reference)
    return order !== null && (await isDisputeClosed(tx, { order, dispute }))
  })
}

async function lockPaidOrder(tx: Transaction, reference: string): Promise<OrderRow | null> {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(isPaidUnder(reference))
  return row ? lockOrder(tx, row.id) : null
}

async function isDisputeClosed(
  tx: Transaction,
  { order, dispute }: { order: OrderRow; dispute: string },
): Promise<boolean> {
  const isThis = and(eq(orderEvents.orderId, order.id), eq(sql`${orderEvents.details}->>'change'`, dispute))
  return (await tx.select({ kind: orderEvents.kind }).from(orderEvents).where(isThis).limit(1)).length > 0
}

async function recordLoss(
  tx: Transaction,
  order: OrderRow,
  { dispute, amount, reference }: ClosedDispute,
  now: Date,
): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const lostAmount = Math.min(amount, order.totalAmount - (await promisedBack(tx, order)))
  if (order.paymentStatus === 'paid' && lostAmount > 0) {
    const row = {
      orderId,
      amount: lostAmount,
      state: 'pending' as const,
      key: `dispute:${dispute}`,
      byHand: true,
    }
    const [refund] = await tx
      .insert(refunds)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning()
    const after = refund ? await finishRefund(tx, { order, refund, now }) : order
    // The bank returns only money, so the order stays paid until its voucher part is refunded too.
    const isAll = leftToRefund(after) === 0
    if (isAll) await changeOrder(tx, orderId, { paymentStatus: 'refunded', refundedAt: now })
    if (isAll) await withdrawKitCoupon(tx, orderId, now)
    await (isAll
      ? emptyBoughtVoucher(tx, order, now)
      : lowerBoughtVoucher(tx, order, { amount: lostAmount, now }))
  }
  const details = { orderId, orderNumber, customerName, amount, reference, isOfVoucher: buysVoucher(order) }
  await recordFinding(tx, { kind: 'dispute-lost', subject: dispute, details, now })
}
