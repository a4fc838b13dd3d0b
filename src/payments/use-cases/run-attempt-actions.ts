import { asc, isNotNull } from 'drizzle-orm'
import { paymentAttempts } from '#orders/schema/payments.ts'
import type { Shop } from '#platform/shop.ts'
import { applyPaymentReport } from './apply-payment-report.ts'
import { type PaymentAttempt, setPendingAction } from './payment-attempts.ts'

const AT_ONCE = 50

/**
 * What is owed about payments that their orders no longer have: closing the one beside which another was paid, and
 * giving back what came for one that the customer had given up.
 */
export async function runAttemptActions(shop: Shop): Promise<{ done: number; providerUnavailable: boolean }> {
  const due = await shop.db
    .select()
    .from(paymentAttempts)
    .where(isNotNull(paymentAttempts.pendingProviderAction))
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(AT_ONCE)
  let done = 0
  for (const attempt of due) {
    if (!(await runAttemptAction(shop, attempt))) return { done, providerUnavailable: true }
    done += 1
  }
  return { done, providerUnavailable: false }
}

/** False when the provider did not answer. */
async function runAttemptAction(shop: Shop, attempt: PaymentAttempt): Promise<boolean> {
  const { reference, pendingProviderAction } = attempt
  const request = { amount: null, idempotencyKey: `refund:attempt:${attempt.id}` }
  const answer =
    pendingProviderAction === 'refund'
      ? await shop.payments.refund(reference, request)
      : await shop.payments.cancelPayment(reference)
  if (!answer.ok && answer.code === 'provider-unavailable') return false
  if (!answer.ok && answer.code === 'refund-pending') return true
  await setPendingAction(shop.db, attempt.id, null)
  // One that was paid in the last moment is told of here, and goes back in the next round.
  if (answer.ok) await applyPaymentReport(shop, answer.value)
  else shop.log.error({ reference, code: answer.code }, 'a given-up payment could not be put in order')
  return true
}
