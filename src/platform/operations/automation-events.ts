import { desc, lt } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'
import { automationEvents } from './schema.ts'

export type AutomationName =
  | 'payment-webhook'
  | 'order-status-notification'
  | 'confirmation-webhook'
  | 'email'

/** A backup whose trial restore succeeded. */
export const BACKUP_EVENT = 'backup'

export interface AutomationEvent {
  readonly name: AutomationName
  readonly succeeded: boolean
  readonly reason?: string
}

export const webhookReceived = { name: 'payment-webhook', succeeded: true } as const satisfies AutomationEvent

export async function recordAutomationEvent(shop: Shop, event: AutomationEvent): Promise<void> {
  await shop.db.insert(automationEvents).values({ ...event, createdAt: shop.clock.now() })
}

export async function lastAutomationEvents(
  shop: Shop,
): Promise<Partial<Record<AutomationName, { succeeded: boolean; reason: string | null; at: Date }>>> {
  const { name, succeeded, reason, createdAt } = automationEvents
  const rows = await shop.db
    .selectDistinctOn([name], { name, succeeded, reason, at: createdAt })
    .from(automationEvents)
    .orderBy(name, desc(createdAt))
  return Object.fromEntries(rows.map(({ name, ...last }) => [name, last]))
}

const RETENTION_DAYS = 90

export async function forgetOldAutomationEvents(shop: Shop): Promise<void> {
  const cutoff = new Date(shop.clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await shop.db.delete(automationEvents).where(lt(automationEvents.createdAt, cutoff))
}
