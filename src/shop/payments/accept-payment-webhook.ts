import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { ok } from '#domain/result.ts'
import type { PaymentEvent, PaymentReport } from '#integrations/payments/port.ts'
import { recordAutomationEvent, webhookReceived } from '#shop/operations/automation-events.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import type { Shop } from '#shop/shop.ts'
import { isDisputeDecided, settleDispute } from './settle-dispute.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * A webhook call of the payment provider. A refusal means the signature does not hold: answer 400. Anything
 * thrown means 'send it again': answer 500. What concerns no order of this shop is acknowledged and recorded.
 */
export async function acceptPaymentWebhook(
  shop: Shop,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
) {
  const event = shop.payments.parseWebhook(rawBody, signature)
  if (!event.ok) {
    shop.log.warn({ code: event.code }, 'a payment webhook was refused')
    return event
  }
  // What reaches an order is recorded with it.
  if (!(await applyEvent(shop, event.value))) await recordAutomationEvent(shop, webhookReceived)
  return ok()
}

type DoubtedPayment = Extract<PaymentEvent, { kind: 'disputed' | 'fraud-warning' }>

/** The order stays as it is: whether the money goes is decided elsewhere, and she has days to answer. */
async function recordDoubt(shop: Shop, event: DoubtedPayment): Promise<void> {
  const { reference, reason } = event
  const [order] = await shop.db
    .select({ orderId: orders.id, orderNumber: orders.orderNumber, amount: orders.totalAmount })
    .from(orders)
    .where(eq(orders.paymentReference, reference))
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
 * Of money that went back the provider is asked how it stands now: an event may be older than the failure of its refund. When the provider
 * is unavailable the event is sent again.
 */
async function askForReport(shop: Shop, reference: string): Promise<PaymentReport | null> {
  const asked = await shop.payments.retrievePayment(reference)
  if (!asked.ok && asked.code === 'provider-unavailable') throw new Error('the provider is unavailable')
  return asked.ok ? asked.value : null
}

const referenceOf = (event: Extract<PaymentEvent, { kind: 'payment' | 'refund-changed' }>) =>
  event.kind === 'payment' ? event.report.reference : event.reference

/** True when it concerned an order, or could have. */
async function applyEvent(shop: Shop, event: PaymentEvent): Promise<boolean> {
  const now = shop.clock.now()
  if (event.kind === 'dispute-closed') await settleDispute(shop, event)
  if (event.kind === 'disputed' || event.kind === 'fraud-warning') await recordDoubt(shop, event)
  if (event.kind !== 'payment' && event.kind !== 'refund-changed') return false
  const told = event.kind === 'payment' ? event.report : null
  const isPlain = told?.refunded === 0
  const report = isPlain ? told : ((await askForReport(shop, referenceOf(event))) ?? told)
  if (!report) return false
  const settled = await settlePayment(shop, report, { eventId: event.id })
  if (settled.ok || settled.code !== 'unknown-order') return settled.ok
  const { reference, amount, outcome } = report
  shop.log.warn({ reference, outcome: outcome.status }, 'a payment webhook names no order of this shop')
  if (outcome.status !== 'succeeded' || report.orderId === null) return false
  const details = { reference, amount }
  await recordFinding(shop.db, { kind: 'payment-without-order', subject: reference, details, now })
  return false
}
