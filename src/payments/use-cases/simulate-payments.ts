import { orders } from '#orders/schema/orders.ts'
import { isOrderOf, type OrderAccess } from '#orders/use-cases/link/order-link.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { CardDetails, SimulatedPix } from '#payments/providers/port.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function simulatePixPayment(
  shop: Shop,
  { how, ...access }: OrderAccess & { how?: SimulatedPix },
) {
  const bank = shop.payments.testPix
  if (!bank || !shop.config.isLocalSite) return refuse('no-test-pix')
  const [order] = await shop.db
    .select({ reference: paymentFacts.paymentReference, provider: paymentFacts.paymentProvider })
    .from(orders)
    .where(isOrderOf(access))
  if (order?.provider !== 'offline' || !order.reference) return refuse('order-not-found')
  const paid = await bank.simulatePix(order.reference, how)
  return paid.ok ? ok() : paid
}

/** Only for the offline provider, which has no card form of its own. */
export async function payWithTestCard(
  shop: Shop,
  { clientSecret, card }: { clientSecret: string; card: CardDetails },
) {
  const testCards = shop.payments.testCards
  if (!testCards) return refuse('no-test-cards')
  const confirmed = await testCards.confirmCard(clientSecret, card)
  if (!confirmed.ok) return confirmed
  const outcome = confirmed.value
  if (outcome.status === 'failed') return refuse('declined', { reason: outcome.reason })
  return ok({ redirectTo: outcome.status === 'requires_action' ? outcome.url : null })
}
