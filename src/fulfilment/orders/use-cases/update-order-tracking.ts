import { newerVersion } from '#orders/use-cases/order-edits.ts'
import { type NewOrderEvent, recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, lockOrder } from '#orders/use-cases/order-rows.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface OrderEdit {
  orderId: string
  trackingNumber: string
  notes: string
  seenVersion: number
  actor: Actor
}

export async function updateOrderTracking(shop: Shop, edit: OrderEdit) {
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
    if (events.length === 0) return ok({ orderNumber: order.orderNumber })
    const newer = await newerVersion(tx, 'edit', edit)
    if (newer) return refuse('newer-version', newer)
    await changeOrder(tx, orderId, { trackingNumber, notes, updatedAt: now })
    await recordOrderEvents(tx, orderId, events)
    const changes = changesBetween(order, { trackingNumber, notes })
    const change = {
      actor,
      entity: 'order',
      entityId: orderId,
      action: 'edit',
      changes,
      at: now,
    } as const
    await recordChange(tx, change)
    return ok({ orderNumber: order.orderNumber })
  })
}
