import { and, eq } from 'drizzle-orm'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { OrderEventKind } from '#orders/domain/order-timeline.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { afterChange, type OrderChanges, type OrderRow, orderColumns, updateOrder } from './order-rows.ts'

export type NewOrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Date
  readonly status?: OrderStatus
  readonly change?: string
  readonly known?: OrderStatus
  readonly isMailed?: boolean
  readonly isHeldBack?: boolean
  readonly before?: object | undefined
  readonly trackingNumber?: string | null
  readonly reason?: string | null
  readonly from?: PromisedSlot | null
  readonly to?: PromisedSlot | null
  readonly text?: string
  readonly recall?: string
  readonly actorId?: string | null
}

export async function recordOrderEvents(tx: Transaction, orderId: string, events: readonly NewOrderEvent[]) {
  await tx.insert(orderEvents).values(eventRows(orderId, events))
}

export async function hasEvent(tx: Transaction, orderId: string, kind: OrderEventKind): Promise<boolean> {
  const isThis = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind))
  return (await tx.select({ kind: orderEvents.kind }).from(orderEvents).where(isThis).limit(1)).length > 0
}

export async function changeOrderWithEvents(
  tx: Transaction,
  orderId: string,
  changes: OrderChanges,
  events: readonly NewOrderEvent[],
): Promise<OrderRow> {
  const recorded = tx.insert(orderEvents).values(eventRows(orderId, events)).returning({ id: orderEvents.id })
  const update = updateOrder(tx, orderId, changes, tx.$with('recorded').as(recorded))
  const [changed] = await update.returning(orderColumns)
  return afterChange(orderId, changed, changes)
}

export function eventRows(orderId: string, events: readonly NewOrderEvent[]) {
  return events.map(({ kind, at, actorId = null, ...details }) => {
    const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value != null))
    return { orderId, kind, actorId, details: filled, createdAt: at }
  })
}
