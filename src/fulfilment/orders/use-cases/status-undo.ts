import { z } from 'zod'
import { ORDER_STATUSES, type OrderStatus } from '#orders/domain/order-status.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { type ActorOrService, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'

const stateSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  trackingNumber: z.string().nullable(),
  shippedAt: z.coerce.date().nullable(),
  estimatedDeliveryDate: z.coerce.date().nullable(),
  deliveredAt: z.coerce.date().nullable(),
})

type StateBefore = z.output<typeof stateSchema>

export function stateBefore(order: OrderRow): StateBefore {
  const { status, trackingNumber, shippedAt, estimatedDeliveryDate, deliveredAt } = order
  return { status, trackingNumber, shippedAt, estimatedDeliveryDate, deliveredAt }
}

export function readStateBefore(recorded: unknown): StateBefore | null {
  return stateSchema.safeParse(recorded).data ?? null
}

/**
 * Cancelling and reopening move stock and money, so they cannot be undone. Neither can changes of an
 * unpaid order.
 */
export function canBeUndone(order: OrderRow, to: OrderStatus): boolean {
  return to !== 'cancelled' && order.status !== 'cancelled' && order.holdExpiresAt === null
}

interface TrackingChange {
  order: Pick<OrderRow, 'id' | 'trackingNumber'>
  trackingNumber: string | null
  change: string
  actor: ActorOrService
  at: Date
}

/** Creates a new edit version, so that an open edit dialog detects the change. */
export async function recordTracking(tx: Transaction, tracking: TrackingChange): Promise<void> {
  const { order, trackingNumber, change, actor, at } = tracking
  if (trackingNumber === order.trackingNumber) return
  const event = { kind: 'tracking-changed', at, trackingNumber, change, actorId: actor.id } as const
  await recordOrderEvents(tx, order.id, [event])
  await recordTrackingEdit(tx, tracking)
}

export async function recordTrackingEdit(
  tx: Transaction,
  { order, trackingNumber, actor, at }: Omit<TrackingChange, 'change'>,
): Promise<void> {
  const changes = { trackingNumber: { from: order.trackingNumber, to: trackingNumber } }
  await recordChange(tx, { actor, entity: 'order', entityId: order.id, action: 'edit', changes, at })
}
