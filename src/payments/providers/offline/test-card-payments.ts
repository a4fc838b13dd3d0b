import type { DeclineReason } from '#orders/domain/decline-reason.ts'
import type {
  CardDetails,
  PaymentRecord,
  ProviderUnavailable,
  TestCardPayments,
} from '#payments/providers/port.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import type { PaymentLedger } from './ledger.ts'
import type { LedgerEntry, LedgerStatus } from './ledger-entry.ts'

export type Operation = 'create' | 'retrieve' | 'cancel' | 'refund' | 'list' | 'confirm'

/** 'unavailable' fails before acting; 'answer-lost' acts and then fails, like a timeout after the charge. */
export type Fault = 'none' | 'unavailable' | 'answer-lost'

export type Verdict =
  | { readonly verdict: 'pays' }
  | { readonly verdict: 'asks-first' }
  | { readonly verdict: 'declined'; readonly reason: DeclineReason }
  | { readonly verdict: 'mistyped'; readonly reason: DeclineReason }

const TEST_CARDS: Readonly<Record<string, Verdict>> = {
  '4242424242424242': { verdict: 'pays' },
  '4000000000000002': { verdict: 'declined', reason: 'card-declined' },
  '4000002500003155': { verdict: 'asks-first' },
  '4000000000009995': { verdict: 'declined', reason: 'insufficient-funds' },
}

export interface Surroundings {
  readonly ledger: PaymentLedger
  readonly clock: { now(): Date }
  readonly report: (entry: LedgerEntry) => void
  readonly recordOf: (entry: LedgerEntry) => PaymentRecord
  readonly answer: <Value>(
    operation: Operation,
    run: () => Promise<Value>,
  ) => Promise<Value | ProviderUnavailable>
}

type AcceptedVerdict = Exclude<Verdict, { verdict: 'mistyped' }>

/** The card is checked in memory; it is never stored or sent anywhere. */
export function createTestCardPayments(
  around: Surroundings & { readonly hashSecret: (clientSecret: string) => string },
): TestCardPayments {
  const { ledger, clock, report, recordOf, answer, hashSecret } = around

  async function apply(secretHash: string, verdict: AcceptedVerdict): Promise<LedgerEntry | null> {
    const now = clock.now()
    const declineReason = 'reason' in verdict ? verdict.reason : undefined
    const move = { from: ['waiting', 'challenged'], to: statusAfter(verdict), declineReason, now } as const
    const moved = await ledger.moveBySecretHash(secretHash, move)
    if (moved) report(moved)
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

export function checkTestCard(card: CardDetails, now: Date): Verdict {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return mistyped('incorrect-number')
  if (isExpired(card, now)) return mistyped('expired-card')
  if (!/^\d{3,4}$/.test(card.cvc)) return mistyped('incorrect-cvc')
  return TEST_CARDS[digits] ?? { verdict: 'declined', reason: 'test-cards-only' }
}

function mistyped(reason: DeclineReason): Verdict {
  return { verdict: 'mistyped', reason }
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid until the end of its expiry month; '28' means 2028. */
function isExpired({ expiryMonth, expiryYear }: CardDetails, now: Date): boolean {
  if (!Number.isInteger(expiryMonth) || expiryMonth < 1 || expiryMonth > 12) return true
  if (!Number.isInteger(expiryYear)) return true
  const fullYear = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const { year, month } = saoPauloTime(now)
  return fullYear > year + 50 || fullYear * 12 + expiryMonth < year * 12 + month
}
