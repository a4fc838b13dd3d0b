import { ok, refuse } from '#domain/result.ts'
import type { CardDetails } from '#integrations/payments/port.ts'
import type { Shop } from '#shop/shop.ts'

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
