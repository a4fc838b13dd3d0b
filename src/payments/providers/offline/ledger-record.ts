import { createHash, createHmac } from 'node:crypto'
import { isDeclineReason } from '#orders/domain/decline-reason.ts'
import type { PaymentOutcome, PaymentRecord } from '#payments/providers/port.ts'
import type { PaymentProvider } from '#platform/domain/payment-method.ts'
import type { LedgerEntry } from './ledger.ts'

interface RecordRules {
  readonly provider: PaymentProvider
  readonly secret: string
  readonly challengeUrl: (reference: string) => string
  readonly now: (() => Date) | null
}

export function toPaymentRecord(entry: LedgerEntry, rules: RecordRules): PaymentRecord {
  const { reference, orderId, amount, received, refunded, pixCode, expiresAt, createdAt } = entry
  const outcome = chooseOutcome(entry, rules)
  const isPayable = outcome.status === 'pending' && pixCode !== null && expiresAt !== null
  return {
    provider: rules.provider,
    reference,
    orderId,
    amount,
    received,
    refunded,
    failedRefunds: entry.failedRefunds.map((failed) => ({ ...failed, reason: 'bank-refused' })),
    outcome,
    pix: isPayable ? { copyPaste: pixCode, expiresAt } : null,
    clientSecret: deriveClientSecret(reference, rules.secret),
    createdAt,
  }
}

function chooseOutcome(entry: LedgerEntry, { challengeUrl, now }: RecordRules): PaymentOutcome {
  switch (entry.status) {
    case 'paid':
      return { status: 'succeeded' }
    case 'refunded':
      return { status: 'refunded' }
    case 'cancelled':
      return { status: 'failed', reason: 'payment-cancelled', final: true }
    case 'challenged':
      return { status: 'requires_action', url: challengeUrl(entry.reference) }
    case 'waiting':
      if (now && isOver(entry, now())) return { status: 'failed', reason: 'pix-expired', final: false }
      return isDeclineReason(entry.declineReason)
        ? { status: 'failed', reason: entry.declineReason, final: false }
        : { status: 'pending' }
  }
}

/** A Pix code expires, a card payment does not. */
function isOver({ method, expiresAt }: LedgerEntry, now: Date): boolean {
  return method === 'pix' && expiresAt !== null && expiresAt <= now
}

/** Derived from the reference, so a resumed payment gets the same secret although only its hash is stored. */
export function deriveClientSecret(reference: string, secret: string): string {
  const mark = createHmac('sha256', secret).update(`offline payments: client of ${reference}`).digest('hex')
  return `${reference}_secret_${mark}`
}

export function hashSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('hex')
}
