import { auditDeliveries } from './audit-deliveries.ts'
import { auditEmails } from './audit-emails.ts'
import { auditMoney } from './audit-money.ts'
import { auditStock } from './audit-stock.ts'
import { auditWords } from './audit-words.ts'
import type { Evidence } from './evidence.ts'

/** All counts must be zero. Printed in this order. */
export const counts = [
  'acknowledged orders missing',
  'acknowledged changes missing',
  'answers different for the same key',
  'paid without order',
  'order paid without money',
  'charged twice',
  'stock wrong',
  'places or batches given twice',
  'rows that contradict each other',
  'e-mails lost',
  'e-mails doubled',
  'e-mails about nothing',
  'left undone',
] as const

export type Count = (typeof counts)[number]

export interface Complaint {
  readonly count: Count
  readonly id: string
  readonly reason: string
}

/** Cross-checks the shop's rows, the provider's ledger and the emails. */
export function audit(evidence: Evidence): Complaint[] {
  return [
    ...auditWords(evidence),
    ...auditMoney(evidence),
    ...auditStock(evidence),
    ...auditDeliveries(evidence),
    ...evidence.contradictions.map((reason) => {
      return { count: 'rows that contradict each other' as const, id: 'rows', reason }
    }),
    ...auditEmails(evidence),
    ...auditLeftovers(evidence),
  ]
}

/** Findings for the owner that are no error: a shift that ended before the payment, or an abandoned order. */
const TOLD_ONLY = new Set(['delivery-moved', 'order-given-up'])

function auditLeftovers({ orders, messages, findings, payable, acknowledged }: Evidence): Complaint[] {
  const knownOrderIds = new Set(orders.map(({ id }) => id))
  const expected = new Set(acknowledged.otherAmounts.map(({ kind, reference }) => `${kind} ${reference}`))
  const foundKeys = new Set(findings.map(({ kind, subject }) => `${kind} ${subject}`))
  const leftUndone = (id: string, reason: string): Complaint => ({ count: 'left undone', id, reason })
  return [
    ...orders
      .filter(({ isOpen }) => isOpen)
      .map(({ number }) => leftUndone(number, 'its hold was never ended')),
    ...orders
      .filter(({ pendingProviderAction }) => pendingProviderAction !== null)
      .map(({ number, pendingProviderAction }) =>
        leftUndone(number, `still owes the provider: ${pendingProviderAction}`),
      ),
    ...messages
      .filter(({ state }) => state !== 'completed')
      .map(({ key, state }) => leftUndone(key, `the job is ${state}`)),
    ...findings
      .filter(({ kind, subject }) => !TOLD_ONLY.has(kind) && !expected.has(`${kind} ${subject}`))
      .map(({ kind, subject }) => leftUndone(subject, `an open finding of the shop itself: ${kind}`)),
    ...[...expected]
      .filter((key) => !foundKeys.has(key))
      .map((key) => leftUndone(key, 'is money that the owner was never shown')),
    ...payable
      .filter(({ orderId }) => knownOrderIds.has(orderId))
      .map(({ reference }) => leftUndone(reference, 'can still be paid although its order is over')),
  ]
}
