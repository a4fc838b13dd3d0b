import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, lockOrder } from '#orders/use-cases/order-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Catches typing errors: no courier ride costs this much. */
export const HIGHEST_COURIER_COST: Centavos = 1_000_000

export async function recordCourierCost(
  shop: Shop,
  { orderId, cost, actor }: { orderId: string; cost: Centavos; actor: Actor },
) {
  if (!Number.isSafeInteger(cost) || cost < 0 || cost > HIGHEST_COURIER_COST) return refuse('invalid-cost')
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    const margin = order.shippingAmount - cost
    if (order.shippingActualCost === cost) return ok({ margin })
    const now = shop.clock.now()
    await changeOrder(tx, orderId, { shippingActualCost: cost, updatedAt: now })
    await recordOrderEvents(tx, orderId, [{ kind: 'courier-cost-recorded', at: now, actorId: actor.id }])
    const changes = { shippingActualCost: { from: order.shippingActualCost, to: cost } }
    await recordChange(tx, {
      actor,
      entity: 'order',
      entityId: orderId,
      action: 'courier-cost',
      changes,
      at: now,
    })
    return ok({ margin })
  })
}
