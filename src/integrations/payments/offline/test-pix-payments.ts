import { ok, refuse } from '#domain/result.ts'
import type { PaymentRecord, ProviderUnavailable, TestPixPayments } from '../port.ts'
import type { Operation } from './faults.ts'
import type { PaymentLedger } from './ledger.ts'
import type { LedgerEntry, LedgerStatus } from './ledger-entry.ts'

interface Surroundings {
  readonly ledger: PaymentLedger
  readonly clock: { now(): Date }
  /** Sends the webhook that a change deserves. */
  readonly report: (entry: LedgerEntry) => void
  readonly recordOf: (entry: LedgerEntry) => PaymentRecord
  readonly answer: <Value>(
    operation: Operation,
    act: () => Promise<Value>,
  ) => Promise<Value | ProviderUnavailable>
}

const LATE: readonly LedgerStatus[] = ['cancelled']
const AGAIN: readonly LedgerStatus[] = ['paid']

/** The bank of the test provider: a press pays the code, as well or as badly as it is told to. */
export function createTestPixPayments(around: Surroundings): TestPixPayments {
  const { ledger, clock, report, recordOf, answer } = around
  return {
    simulatePix: (reference, { late = false, twice = false, otherAmount } = {}) =>
      answer('confirm', async () => {
        const from: LedgerStatus[] = ['waiting', ...(late ? LATE : []), ...(twice ? AGAIN : [])]
        const wish = { amount: otherAmount ?? null, from, onTime: !late, now: clock.now() }
        // Twice is one payment more than the one that was made, or two at once.
        const isFirst = twice && (await ledger.receive(reference, { ...wish, from: ['waiting'] }))
        if (isFirst) report(isFirst)
        const received = await ledger.receive(reference, wish)
        if (received) report(received)
        const entry = received ?? (await ledger.find(reference))
        if (entry?.method !== 'pix') return refuse('unknown-payment')
        return received || entry.status === 'paid' ? ok(recordOf(entry)) : refuse('pix-closed')
      }),
  }
}
