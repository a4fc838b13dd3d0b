import { eq } from 'drizzle-orm'
import { orderReturns } from '#database/schema/returns.ts'
import type { Centavos } from '#domain/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { HIGHEST_COURIER_COST } from '#shop/admin/orders/record-courier-cost.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import { findReturn } from '#shop/orders/return-rows.ts'
import type { Shop } from '#shop/shop.ts'

interface Ride {
  readonly orderId: string
  readonly returnId: string
  readonly cost: Centavos
  readonly actor: Actor
}

/** What the rides of a return cost: collecting candles and delivering others. */
export async function recordRideCost(shop: Shop, { cost, actor, ...which }: Ride) {
  if (!Number.isSafeInteger(cost) || cost < 0 || cost > HIGHEST_COURIER_COST) return refuse('invalid-cost')
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, which.orderId)
    const returned = order && (await findReturn(tx, which))
    if (!order || !returned) return refuse('return-not-open')
    if (returned.rideCost === cost) return ok()
    await tx.update(orderReturns).set({ rideCost: cost }).where(eq(orderReturns.id, returned.id))
    const changes = { rideCost: { from: returned.rideCost, to: cost } }
    const what = { entity: 'order', entityId: order.id, action: 'ride-cost', changes } as const
    await recordChange(tx, { actor, ...what, at: shop.clock.now() })
    return ok()
  })
}
