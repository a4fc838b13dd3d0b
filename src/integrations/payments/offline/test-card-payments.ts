import { ok, refuse } from '#domain/result.ts'
import type { PaymentRecord, ProviderUnavailable, TestCardPayments } from '../port.ts'
import type { Operation } from './faults.ts'
import type { PaymentLedger } from './ledger.ts'
import type { LedgerEntry, LedgerStatus } from './ledger-entry.ts'
import { checkTestCard, type Verdict } from './test-cards.ts'

interface Surroundings {
  readonly ledger: PaymentLedger
  readonly clock: { now(): Date }
  /** Sends the webhook that a change deserves. */
  readonly report: (entry: LedgerEntry) => void
  readonly recordOf: (entry: LedgerEntry) => PaymentRecord
  readonly answer: <Value>(
    operation: Operation,
    run: () => Promise<Value>,
  ) => Promise<Value | ProviderUnavailable>
  readonly hashSecret: (clientSecret: string) => string
}

type AcceptedVerdict = Exclude<Verdict, { verdict: 'mistyped' }>

/** Where the buyer's card meets the offline provider. The card is checked in memory and nothing of it goes further. */
export function createTestCardPayments(around: Surroundings): TestCardPayments {
  const { ledger, clock, report, recordOf, answer, hashSecret } = around

  async function apply(secretHash: string, verdict: AcceptedVerdict): Promise<LedgerEntry | null> {
    const now = clock.now()
    const declineReason = 'reason' in verdict ? verdict.reason : undefined
    const move = { from: ['waiting', 'challenged'], to: statusAfter(verdict), declineReason, now } as const
    const moved = await ledger.moveBySecretHash(secretHash, move)
    if (moved) report(moved)
    // A second click found the payment already made or closed: it stands as it is.
    return moved ?? ledger.findBySecretHash(secretHash)
  }

  return {
    confirmCard: (clientSecret, card) => {
      const checked = checkTestCard(card, clock.now())
      return answer('confirm', async () => {
        const secretHash = hashSecret(clientSecret)
        const isMistyped = checked.verdict === 'mistyped'
        const entry = isMistyped
          ? await ledger.findBySecretHash(secretHash)
          : await apply(secretHash, checked)
        if (!entry) return refuse('unknown-payment')
        return isMistyped ? refuse('mistyped-card', { reason: checked.reason }) : ok(recordOf(entry).outcome)
      })
    },

    async describeChallenge(reference) {
      const entry = await ledger.find(reference)
      if (entry?.status !== 'challenged') return null
      return { orderId: entry.orderId, orderNumber: entry.orderNumber, amount: entry.amount }
    },

    async answerChallenge(reference, approved) {
      const now = clock.now()
      const moved = await ledger.move(
        reference,
        approved
          ? { from: ['challenged'], to: 'paid', now }
          : { from: ['challenged'], to: 'waiting', declineReason: 'authentication-failed', now },
      )
      if (!moved) return refuse('no-challenge')
      report(moved)
      return ok({ returnUrl: moved.returnUrl, outcome: recordOf(moved).outcome })
    },
  }
}

function statusAfter({ verdict }: AcceptedVerdict): LedgerStatus {
  if (verdict === 'pays') return 'paid'
  return verdict === 'asks-first' ? 'challenged' : 'waiting'
}
