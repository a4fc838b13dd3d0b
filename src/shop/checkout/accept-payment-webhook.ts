import { ok } from '#domain/result.ts'
import type { PaymentEvent } from '#integrations/payments/port.ts'
import { recordAutomationEvent } from '#shop/operations/automation-events.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import type { Shop } from '#shop/shop.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * A knock of the payment provider at the shop's door. A refusal means the signature does not hold: answer 400. Anything
 * thrown means 'send it again': answer 500. What concerns no order of this shop is acknowledged and noted.
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
  await applyEvent(shop, event.value)
  await recordAutomationEvent(shop, { name: 'payment-webhook', succeeded: true })
  return ok()
}

async function applyEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  const now = shop.clock.now()
  if (event.kind === 'refund-failed') {
    const { reference } = event
    await recordFinding(shop.db, { kind: 'refund-failed', subject: reference, details: { reference }, now })
  }
  if (event.kind !== 'payment') return
  const { report } = event
  const settled = await settlePayment(shop, report, { eventId: event.id })
  if (settled.ok || settled.code !== 'unknown-order') return
  const { reference, amount, outcome } = report
  shop.log.warn({ reference, outcome: outcome.status }, 'a payment webhook names no order of this shop')
  if (outcome.status !== 'succeeded' || report.orderId === null) return
  const details = { reference, amount }
  await recordFinding(shop.db, { kind: 'payment-without-order', subject: reference, details, now })
}
