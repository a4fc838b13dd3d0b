import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isBeforeShipping, ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import type { Shop } from '#platform/shop.ts'
import { packBatches, unpackBatches } from '#workshop/batches/use-cases/pack-batches.ts'

interface Packing {
  readonly orderIds: readonly string[]
  readonly packed: boolean
  readonly actor: Actor
}

const unsent = ORDER_STATUSES.filter(isBeforeShipping)

/** Does not notify the customer. Returns how many orders changed; shipped ones are skipped. */
export async function setPacked(shop: Shop, { orderIds, packed, actor }: Packing): Promise<number> {
  if (orderIds.length === 0) return 0
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const otherwise = packed ? isNull(orders.packedAt) : isNotNull(orders.packedAt)
    const changedOrders = await tx
      .update(orders)
      .set({ packedAt: packed ? now : null, updatedAt: now })
      .where(and(inArray(orders.id, [...orderIds]), inArray(orders.status, unsent), otherwise))
      .returning({ id: orders.id })
    await (packed ? packBatches : unpackBatches)(
      tx,
      changedOrders.map(({ id }) => id),
    )
    const action = packed ? 'packed' : 'unpacked'
    await recordChanges(
      tx,
      changedOrders.map(({ id }) => ({ actor, entity: 'order' as const, entityId: id, action, at: now })),
    )
    return changedOrders.length
  })
}
