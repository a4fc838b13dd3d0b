import { and, eq } from 'drizzle-orm'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { OrderEventKind } from '#orders/domain/order-timeline.ts'
import { orderEvents, orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { OrderRow } from './order-rows.ts'

export type NewOrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Date
  /** The status that was set. */
  readonly status?: OrderStatus
  /** Names this one change, for the mail about it. */
  readonly change?: string
  /** The status that the customer knew when it was set. */
  readonly known?: OrderStatus
  /** Whether a mail was written about it, or the customer held it back. */
  readonly isMailed?: boolean
  readonly isHeldBack?: boolean
  /** What it wrote over, so that it can be taken back. */
  readonly before?: object | undefined
  readonly trackingNumber?: string | null
  /** Why a card was declined, which amount was recorded: for the back office. */
  readonly reason?: string | null
  /** Where a delivery was moved, and from where. */
  readonly from?: PromisedSlot | null
  readonly to?: PromisedSlot | null
  /** What the owner wrote to the customer. */
  readonly text?: string
  /** What the customer called back with it. */
  readonly recall?: string
  readonly actorId?: string | null
}

/** Adds to the order's history; several events at once keep their order. */
export async function recordOrderEvents(tx: Transaction, orderId: string, events: readonly NewOrderEvent[]) {
  await tx.insert(orderEvents).values(eventRows(orderId, events))
}

export async function hasEvent(tx: Transaction, orderId: string, kind: OrderEventKind): Promise<boolean> {
  const isThis = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind))
  return (await tx.select({ kind: orderEvents.kind }).from(orderEvents).where(isThis).limit(1)).length > 0
}

/** Changes an order and records its events in one statement. */
export async function changeOrderWithEvents(
  tx: Transaction,
  orderId: string,
  changes: Partial<typeof orders.$inferInsert>,
  events: readonly NewOrderEvent[],
): Promise<OrderRow> {
  const recorded = tx.insert(orderEvents).values(eventRows(orderId, events)).returning({ id: orderEvents.id })
  const [changed] = await tx
    .with(tx.$with('recorded').as(recorded))
    .update(orders)
    .set(changes)
    .where(eq(orders.id, orderId))
    .returning()
  if (!changed) throw new Error(`order ${orderId} is gone`)
  return changed
}

/** Rows of an order's history, as `order_events` has them. */
export function eventRows(orderId: string, events: readonly NewOrderEvent[]) {
  return events.map(({ kind, at, actorId = null, ...details }) => {
    const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value != null))
    return { orderId, kind, actorId, details: filled, createdAt: at }
  })
}
