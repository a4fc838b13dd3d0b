import { and, inArray } from 'drizzle-orm'
import { orderItems, orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { isAtHand } from './at-hand.ts'

interface Picking {
  readonly itemIds: readonly string[]
  readonly picked: boolean
  /** Set for helpers, who may see only the orders of the morning page. */
  readonly isAtHandOnly?: boolean
}

/** Stored on the server, so that every device shows the same check marks. */
export async function pickItems(
  shop: Pick<Shop, 'db' | 'clock'>,
  { itemIds, picked, isAtHandOnly = false }: Picking,
): Promise<void> {
  if (itemIds.length === 0) return
  await shop.db
    .update(orderItems)
    .set({ pickedAt: picked ? shop.clock.now() : null })
    .where(
      and(
        inArray(orderItems.id, [...itemIds]),
        isAtHandOnly
          ? inArray(
              orderItems.orderId,
              shop.db.select({ id: orders.id }).from(orders).where(isAtHand(shop.clock.now())),
            )
          : undefined,
      ),
    )
}
