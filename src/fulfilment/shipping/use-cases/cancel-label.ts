import { eq } from 'drizzle-orm'
import { isUnsettled } from '#delivery/carriers/domain/shipment.ts'
import type { CarrierService } from '#delivery/carriers/providers/port.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { bookLabelCosts } from './shipment-rows.ts'

type CancelOutcome =
  | Awaited<ReturnType<CarrierService['cancel']>>
  | Refusal<'shipment-not-found' | 'outcome-unknown'>

export async function cancelLabel(
  shop: Shop,
  { shipmentId, actor }: { readonly shipmentId: string; readonly actor: Actor },
): Promise<CancelOutcome> {
  const [label] = await shop.db.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!label) return refuse('shipment-not-found')
  if (label.state === 'cancelled') return ok()
  if (label.state === 'buying' && isUnsettled(label.failure)) return refuse('outcome-unknown')
  if (label.state !== 'buying' && label.state !== 'bought') return refuse('already-posted')
  if (label.state === 'bought' && label.reference !== null) {
    const cancelled = await shop.carriers[label.source].cancel(label.reference)
    if (!cancelled.ok) return cancelled
  }
  const at = shop.clock.now()
  const isDone = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, label.orderId)
    const [now] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId)).for('update')
    if (now?.state !== label.state || (now.state === 'buying' && isUnsettled(now.failure))) return false
    await tx
      .update(shipments)
      .set({ state: 'cancelled', failure: null, updatedAt: at })
      .where(eq(shipments.id, shipmentId))
    if (order && label.direction === 'outward' && label.cost !== null)
      await bookLabelCosts(tx, order, { actorId: actor.id, at })
    const changes = { label: { from: label.source, to: null } }
    const entityId = label.orderId
    await recordChange(tx, { actor, entity: 'order', entityId, action: 'label-cancelled', changes, at })
    return true
  })
  return isDone ? ok() : cancelLabel(shop, { shipmentId, actor })
}
