import { sql } from 'drizzle-orm'
import { type AutomationName, lastAutomationEvents } from '#platform/operations/automation-events.ts'
import { countUndelivered } from '#platform/operations/undelivered-jobs.ts'
import type { Shop } from '#platform/shop.ts'

/** `idle`: nothing has run yet. */
export type AutomationState = 'working' | 'failing' | 'idle'

export interface AutomationStatus {
  readonly state: AutomationState
  readonly lastAt: Date | null
  readonly failing?: readonly AutomationName[]
}

export async function loadAutomationStatus(shop: Shop) {
  const [events, books] = await Promise.all([lastAutomationEvents(shop), readBooks(shop)])
  const combineStatus = (...names: AutomationName[]) =>
    together(names.flatMap((name) => (events[name] ? [{ name, ...events[name] }] : [])))
  return {
    paymentWebhook: combineStatus('payment-webhook'),
    notifications: combineStatus('email', 'order-status-notification', 'confirmation-webhook'),
    stockReduction: books.stockReduction,
    undelivered: books.undelivered,
    environment: shop.config.environment,
  }
}

function together(
  events: readonly { name: AutomationName; succeeded: boolean; at: Date }[],
): AutomationStatus {
  if (events.length === 0) return { state: 'idle', lastAt: null }
  const failedEvents = events.filter(({ succeeded }) => !succeeded)
  const latest = (events: readonly { at: Date }[]) =>
    new Date(Math.max(...events.map(({ at }) => at.getTime())))
  if (failedEvents.length === 0) return { state: 'working', lastAt: latest(events) }
  return { state: 'failing', lastAt: latest(failedEvents), failing: failedEvents.map(({ name }) => name) }
}

async function readBooks(shop: Shop): Promise<{ stockReduction: AutomationStatus; undelivered: number }> {
  const { rows } = await shop.db.execute<{ last: string | null; differs: boolean; undelivered: number }>(sql`
    select
      (select created_at from stock_movements where reason in ('hold', 'retake')
        order by created_at desc limit 1) as last,
      exists (select 1 from reconciliation_findings
        where resolved_at is null and kind in ('held-units-differ', 'stock-differs')) as differs,
      (${countUndelivered}) as undelivered`)
  const lastAt = rows[0]?.last ? new Date(rows[0].last) : null
  const state = rows[0]?.differs ? 'failing' : lastAt ? 'working' : 'idle'
  return { stockReduction: { state, lastAt }, undelivered: rows[0]?.undelivered ?? 0 }
}
