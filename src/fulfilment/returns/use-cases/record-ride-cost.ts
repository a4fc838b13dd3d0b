import { eq } from 'drizzle-orm'
import { HIGHEST_COURIER_COST } from '#fulfilment/orders/use-cases/record-courier-cost.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { findReturn } from '#orders/use-cases/return-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface Ride {
  readonly orderId: string
  readonly returnId: string
  readonly cost: Centavos
  readonly actor: Actor
}

export async function recordRideCost(shop: Shop, { cost, actor, ...target }: Ride) {
  if (!Number.isSafeInteger(cost) || cost < 0 || cost > HIGHEST_COURIER_COST) return refuse('invalid-cost')
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, target.orderId)
    const returned = order && (await findReturn(tx, target))
    if (!order || !returned) return refuse('return-not-open')
    if (returned.rideCost === cost) return ok()
    await tx.update(orderReturns).set({ rideCost: cost }).where(eq(orderReturns.id, returned.id))
    const changes = { rideCost: { from: returned.rideCost, to: cost } }
    const auditEntry = { entity: 'order', entityId: order.id, action: 'ride-cost', changes } as const
    await recordChange(tx, { actor, ...auditEntry, at: shop.clock.now() })
    return ok()
  })
}
