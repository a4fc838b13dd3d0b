import type { WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { automationEvents } from '#database/schema/operations.ts'
import { paymentEvents } from '#database/schema/orders.ts'
import { webhookHeard } from '#shop/operations/automation-events.ts'

/** An event of the provider about an order; the same one may be sent again and again. */
export type HeardEvent = typeof paymentEvents.$inferInsert & { readonly createdAt: Date }

/** Writes the event down, once, and that the provider was heard: parts of another statement. */
function partsOf(tx: Transaction, event: HeardEvent) {
  const heard = tx.$with('heard').as(
    tx
      .insert(automationEvents)
      .values({ ...webhookHeard, createdAt: event.createdAt })
      .returning({ id: automationEvents.id }),
  )
  const noted = tx
    .$with('noted')
    .as(tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id }))
  return { heard, noted }
}

export function notedEvent(tx: Transaction, event: HeardEvent): WithSubquery[] {
  return Object.values(partsOf(tx, event))
}

/** Writes it down; false when it had been heard before. */
export async function isNews(tx: Transaction, event: HeardEvent): Promise<boolean> {
  const { heard, noted } = partsOf(tx, event)
  return (await tx.with(heard, noted).select().from(noted)).length > 0
}
