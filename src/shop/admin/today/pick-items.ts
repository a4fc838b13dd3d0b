import { inArray } from 'drizzle-orm'
import { orderItems } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'

/** The ticks of whoever packs: which candles are off the shelf. They stand with the orders, so every device shows the same. */
export async function pickItems(
  shop: Pick<Shop, 'db' | 'clock'>,
  { itemIds, picked }: { itemIds: readonly string[]; picked: boolean },
): Promise<void> {
  if (itemIds.length === 0) return
  await shop.db
    .update(orderItems)
    .set({ pickedAt: picked ? shop.clock.now() : null })
    .where(inArray(orderItems.id, [...itemIds]))
}
