import { sql } from 'drizzle-orm'
import { type AutomationName, lastAutomationEvents } from '#shop/operations/automation-events.ts'
import type { Shop } from '#shop/shop.ts'

/** `idle`: nothing has happened yet, so nothing is known. */
export type AutomationState = 'working' | 'failing' | 'idle'

export interface AutomationStatus {
  readonly state: AutomationState
  readonly lastAt: Date | null
}

/** What runs by itself, as it really stands: the last word of each automation, and whether the stock's books agree. */
export async function loadAutomationStatus(shop: Shop) {
  const [events, stock] = await Promise.all([lastAutomationEvents(shop), stockReduction(shop)])
  const told = (...names: AutomationName[]) => together(names.flatMap((name) => events[name] ?? []))
  return {
    paymentWebhook: told('payment-webhook'),
    notifications: told('email', 'order-status-notification'),
    stockReduction: stock,
    environment: shop.config.environment,
  }
}

/** One that fails makes the whole fail; the time is that of the latest. */
function together(events: readonly { succeeded: boolean; at: Date }[]): AutomationStatus {
  if (events.length === 0) return { state: 'idle', lastAt: null }
  return {
    state: events.every((event) => event.succeeded) ? 'working' : 'failing',
    lastAt: new Date(Math.max(...events.map((event) => event.at.getTime()))),
  }
}

async function stockReduction(shop: Shop): Promise<AutomationStatus> {
  const { rows } = await shop.db.execute<{ last: string | null; differs: boolean }>(sql`
    select
      (select created_at from stock_movements where reason in ('hold', 'retake')
        order by created_at desc limit 1) as last,
      exists (select 1 from reconciliation_findings
        where resolved_at is null and kind in ('held-units-differ', 'stock-differs')) as differs`)
  const lastAt = rows[0]?.last ? new Date(rows[0].last) : null
  if (rows[0]?.differs) return { state: 'failing', lastAt }
  return { state: lastAt ? 'working' : 'idle', lastAt }
}
