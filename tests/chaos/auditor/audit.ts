import { auditDeliveries } from './audit-deliveries.ts'
import { auditEmails } from './audit-emails.ts'
import { auditMoney } from './audit-money.ts'
import { auditStock } from './audit-stock.ts'
import { auditWords } from './audit-words.ts'
import type { Evidence } from './evidence.ts'

/** Everything that must be zero, in the order in which it is printed. */
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

/** What is wrong, and with what. */
export interface Complaint {
  readonly count: Count
  readonly id: string
  readonly reason: string
}

/** Reads everything and believes nobody: the shop's rows, the provider's books and the emails have to agree. */
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

/** The owner's to look at, and no fault: a shift that was over when the payment came, a customer who gave an order up. */
const TOLD_ONLY = new Set(['delivery-moved', 'order-given-up'])

function auditLeftovers({ orders, messages, findings, payable, acknowledged }: Evidence): Complaint[] {
  const known = new Set(orders.map(({ id }) => id))
  const expected = new Set(acknowledged.otherAmounts.map(({ kind, reference }) => `${kind} ${reference}`))
  const found = new Set(findings.map(({ kind, subject }) => `${kind} ${subject}`))
  const left = (id: string, reason: string): Complaint => ({ count: 'left undone', id, reason })
  return [
    ...orders.filter(({ isOpen }) => isOpen).map(({ number }) => left(number, 'its hold was never ended')),
    ...orders
      .filter(({ pendingProviderAction }) => pendingProviderAction !== null)
      .map(({ number, pendingProviderAction }) =>
        left(number, `still owes the provider: ${pendingProviderAction}`),
      ),
    ...messages
      .filter(({ state }) => state !== 'completed')
      .map(({ key, state }) => left(key, `the job is ${state}`)),
    ...findings
      .filter(({ kind, subject }) => !TOLD_ONLY.has(kind) && !expected.has(`${kind} ${subject}`))
      .map(({ kind, subject }) => left(subject, `an open finding of the shop itself: ${kind}`)),
    ...[...expected]
      .filter((what) => !found.has(what))
      .map((what) => left(what, 'is money that the owner was never shown')),
    ...payable
      .filter(({ orderId }) => known.has(orderId))
      .map(({ reference }) => left(reference, 'can still be paid although its order is over')),
  ]
}
