import { and, eq, type WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderEvents, orders } from '#database/schema/orders.ts'
import type { PromisedSlot } from '#domain/delivery/shifts.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderEventKind } from '#domain/orders/order-timeline.ts'
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
  /** Whether a mail was written about it, or she held it back. */
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
  readonly actorId?: string | null
}

/** Adds to the order's history; several events at once keep their order. */
export async function recordOrderEvents(tx: Transaction, orderId: string, events: readonly NewOrderEvent[]) {
  await tx.insert(orderEvents).values(events.map((event) => rowOf(orderId, event)))
}

export async function hasEvent(tx: Transaction, orderId: string, kind: OrderEventKind): Promise<boolean> {
  const isThis = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind))
  return (await tx.select({ kind: orderEvents.kind }).from(orderEvents).where(isThis).limit(1)).length > 0
}

/** The same as a part of another statement. */
export function orderEventsPart(
  tx: Transaction,
  orderId: string,
  events: readonly NewOrderEvent[],
): WithSubquery {
  const rows = events.map((event) => rowOf(orderId, event))
  return tx
    .$with('order_events_recorded')
    .as(tx.insert(orderEvents).values(rows).returning({ id: orderEvents.id }))
}

/** Changes an order and records its events in one statement, with whatever else has to change together with them. */
export async function changeOrderWithEvents(
  tx: Transaction,
  orderId: string,
  changes: Partial<typeof orders.$inferInsert>,
  events: readonly NewOrderEvent[],
  alongside: readonly WithSubquery[] = [],
): Promise<OrderRow> {
  const [changed] = await tx
    .with(orderEventsPart(tx, orderId, events), ...alongside)
    .update(orders)
    .set(changes)
    .where(eq(orders.id, orderId))
    .returning()
  if (!changed) throw new Error(`order ${orderId} is gone`)
  return changed
}

function rowOf(orderId: string, { kind, at, actorId = null, ...details }: NewOrderEvent) {
  const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value != null))
  return { orderId, kind, actorId, details: filled, createdAt: at }
}
