import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { changesBetween } from '#domain/audit/changes.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { type NewOrderEvent, recordOrderEvents } from './order-events.ts'
import { lockOrder } from './order-rows.ts'

/** The edit dialog of the back office: the tracking code, which the customer sees, and notes, which she never does. */
export async function updateOrderTracking(
  shop: Shop,
  edit: { orderId: string; trackingNumber: string; notes: string; actor: Actor },
) {
  const trackingNumber = edit.trackingNumber.trim() || null
  const notes = edit.notes.trim() || null
  const { orderId, actor } = edit
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    const now = shop.clock.now()
    const events: NewOrderEvent[] = []
    if (trackingNumber !== order.trackingNumber) {
      events.push({ kind: 'tracking-changed', at: now, trackingNumber, actorId: actor.id })
    }
    if (notes !== order.notes) events.push({ kind: 'notes-changed', at: now, actorId: actor.id })
    if (events.length === 0) return ok()
    await tx.update(orders).set({ trackingNumber, notes, updatedAt: now }).where(eq(orders.id, orderId))
    await recordOrderEvents(tx, orderId, events)
    const changes = changesBetween(order, { trackingNumber, notes })
    await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'edit', changes, at: now })
    return ok()
  })
}
