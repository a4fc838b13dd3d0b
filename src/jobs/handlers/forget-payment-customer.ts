import type { Shop } from '#shop/shop.ts'
import { done, type JobOutcome } from './job-outcome.ts'

export async function forgetPaymentCustomer(
  { payments }: Shop,
  { reference }: { reference: string },
): Promise<JobOutcome> {
  // The shop has left that provider, and no longer holds the key to it.
  if (!payments.savedCards) return { kind: 'give-up', reason: 'no provider of saved cards is configured' }
  const deleted = await payments.savedCards.deleteCustomer(reference)
  if (deleted.ok) return done
  const reason = deleted.code === 'saved-cards-refused' ? deleted.details.reason : deleted.code
  return { kind: 'retry', reason }
}
