import type { WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { automationEvents } from '#database/schema/operations.ts'
import { paymentEvents } from '#database/schema/orders.ts'
import { webhookReceived } from '#shop/operations/automation-events.ts'

/** An event of the provider about an order; the same one may be sent again and again. */
export type ReceivedEvent = typeof paymentEvents.$inferInsert & { readonly createdAt: Date }

/** Records the event once, and that the provider called: parts of another statement. */
function partsOf(tx: Transaction, event: ReceivedEvent) {
  const received = tx.$with('received').as(
    tx
      .insert(automationEvents)
      .values({ ...webhookReceived, createdAt: event.createdAt })
      .returning({ id: automationEvents.id }),
  )
  const recorded = tx
    .$with('recorded')
    .as(tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id }))
  return { received, recorded }
}

export function recordEventParts(tx: Transaction, event: ReceivedEvent): WithSubquery[] {
  return Object.values(partsOf(tx, event))
}

/** Records it; false when it had been received before. */
export async function recordIfNew(tx: Transaction, event: ReceivedEvent): Promise<boolean> {
  const { received, recorded } = partsOf(tx, event)
  return (await tx.with(received, recorded).select().from(recorded)).length > 0
}
