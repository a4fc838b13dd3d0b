import { orders } from '#orders/schema/orders.ts'
import { isOrderOf, type OrderAccess } from '#orders/use-cases/link/order-link.ts'
import type { CardDetails, SimulatedPix } from '#payments/providers/port.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * 'Simular pagamento': the test provider's bank pays the code of an order. On one's own machine only,
 * and only where no real money is taken.
 */
export async function simulatePixPayment(
  shop: Shop,
  { how, ...access }: OrderAccess & { how?: SimulatedPix },
) {
  const bank = shop.payments.testPix
  if (!bank || !shop.config.isLocalSite) return refuse('no-test-pix')
  const [order] = await shop.db
    .select({ reference: orders.paymentReference, provider: orders.paymentProvider })
    .from(orders)
    .where(isOrderOf(access))
  if (order?.provider !== 'offline' || !order.reference) return refuse('order-not-found')
  const paid = await bank.simulatePix(order.reference, how)
  return paid.ok ? ok() : paid
}

/**
 * Takes the card of the dialog's own form to the offline provider, where it is checked and forgotten. With a provider
 * that has a form of its own there is no such thing.
 */
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
