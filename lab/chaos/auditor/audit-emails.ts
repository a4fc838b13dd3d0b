import type { Fault } from '../world/faults.ts'
import type { DeliveredEmail } from '../world/mail-server.ts'
import type { Complaint } from './audit.ts'
import type { Evidence, OrderFact } from './evidence.ts'

/** A fault within this time after delivery may have kept the shop from recording it. */
const NOTED_WITHIN_MS = 5_000

export function auditEmails(evidence: Evidence): Complaint[] {
  return [...neverEnqueued(evidence), ...undelivered(evidence), ...doubled(evidence), ...groundless(evidence)]
}

function neverEnqueued({ orders, vouchers, messages }: Evidence): Complaint[] {
  const keys = new Set(messages.map(({ key }) => key))
  const statusMails = Map.groupBy(
    messages.filter(({ key }) => key.startsWith('order-status:')),
    ({ key }) => key.split(':')[1] ?? '',
  )
  const lostEmail = (id: string) => ({ count: 'e-mails lost' as const, id, reason: 'was never enqueued' })
  const ofVouchers = vouchers
    .filter(({ state }) => state !== 'pending')
    .flatMap(({ id }) => [`voucher-bought:${id}`, `voucher:${id}:first`])
    .filter((key) => !keys.has(key))
  const ofOrders = orders.flatMap((order) => {
    const missing = dueEmails(order, orders).filter((key) => !keys.has(key) && !keys.has(asPix(key)))
    // A quick second change replaces the pending email of the first, so one email for the last change is
    // enough.
    const isChangedByOwner = order.events.some(({ kind, byOwner }) => kind === 'status-changed' && byOwner)
    if (isChangedByOwner && !statusMails.has(order.id)) missing.push(`order-status:${order.id}`)
    return missing
  })
  return [...ofOrders, ...ofVouchers].map(lostEmail)
}

/** Expired Pix codes have their own email text. */
const asPix = (key: string) => key.replace(/^(payment-refused:.*):expired$/, '$1:pix-expired')

function dueEmails(order: OrderFact, orders: readonly OrderFact[]): string[] {
  const { id, events } = order
  const isConfirmed = events.some(
    ({ kind, status, byOwner }) => kind === 'status-changed' && status === 'processing' && !byOwner,
  )
  const dueKeys: string[] = []
  if (isConfirmed) dueKeys.push(`order-confirmation:${id}`)
  if (events.some(({ kind }) => kind === 'refunded')) dueKeys.push(`payment-refunded:${id}`)
  // No email is due if the customer started a new order after this one.
  const beganAnew = orders.some(
    (other) => other.customer === order.customer && other.createdAt > order.createdAt,
  )
  if (events.some(({ kind }) => kind === 'expired') && !beganAnew)
    dueKeys.push(`payment-refused:${id}:expired`)
  return dueKeys
}

function undelivered({ messages, emails }: Evidence): Complaint[] {
  const arrivedIds = new Set(emails.map(({ messageId }) => messageId))
  return messages
    .filter(({ messageId }) => !arrivedIds.has(messageId))
    .map(({ key }) => ({ count: 'e-mails lost', id: key, reason: 'was enqueued and never arrived' }))
}

/**
 * Copies share a Message-ID. One is allowed only if the connection or the shop broke before the delivery
 * was recorded.
 */
function doubled({ messages, emails, faults }: Evidence): Complaint[] {
  const keyOf = new Map(messages.map(({ messageId, key }) => [messageId, key]))
  const complaints: Complaint[] = []
  for (const [messageId, copies] of Map.groupBy(emails, (email) => email.messageId)) {
    for (const copy of copies.slice(0, -1)) {
      if (copy.unanswered || faults.some((fault) => mayHaveHidden(fault, copy))) continue
      const reason = `arrived ${copies.length} times, and nothing had broken`
      complaints.push({ count: 'e-mails doubled', id: keyOf.get(messageId) ?? messageId, reason })
      break
    }
  }
  return complaints
}

function mayHaveHidden({ from, to }: Fault, { at }: DeliveredEmail): boolean {
  return from <= at + NOTED_WITHIN_MS && to >= at
}

/** These emails cover several orders or none, so their keys name no order. */
const NOT_ABOUT_ORDERS = new Set(['owner-notices', 'restock-notice'])

function groundless({ messages, emails, orders, vouchers }: Evidence): Complaint[] {
  const keyOf = new Map(messages.map(({ messageId, key }) => [messageId, key]))
  const ids = new Set([...orders, ...vouchers].map(({ id }) => id))
  return emails.flatMap(({ messageId, to }) => {
    const key = keyOf.get(messageId)
    const [about = '', subject = ''] = key?.split(':') ?? []
    if (ids.has(subject) || NOT_ABOUT_ORDERS.has(about)) return []
    const reason = key
      ? `speaks of ${subject}, which does not exist`
      : `went to ${to}, and nobody enqueued it`
    return [{ count: 'e-mails about nothing' as const, id: key ?? messageId, reason }]
  })
}
