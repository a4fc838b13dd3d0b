import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { PaymentLedger } from './ledger.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/**
 * Idempotent: a key that was used before, or a full refund of a refunded payment, succeeds without a new
 * refund.
 */
export async function refundEntry(
  ledger: PaymentLedger,
  reference: string,
  { amount, idempotencyKey: key, now }: { amount: Centavos | null; idempotencyKey: string; now: Date },
): Promise<Ok<{ entry: LedgerEntry; isNew: boolean }> | Refusal<'not-refundable', { reason: string }>> {
  const refunded = await ledger.refund(reference, { amount, key, now })
  if (refunded) return ok({ entry: refunded, isNew: true })
  const entry = await ledger.find(reference)
  if (!entry) return refuse('not-refundable', { reason: 'unknown-payment' })
  const isDone = entry.refundKeys.includes(key) || (amount === null && entry.status === 'refunded')
  if (isDone) return ok({ entry, isNew: false })
  return refuse('not-refundable', { reason: entry.status === 'paid' ? 'amount-too-large' : entry.status })
}
