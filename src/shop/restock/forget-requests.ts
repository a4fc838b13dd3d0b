import { lt, or } from 'drizzle-orm'
import { restockRequests } from '#database/schema/restock.ts'
import { restockTimes } from '#domain/catalogue/restock.ts'
import type { Shop } from '#shop/shop.ts'

/** Who waited in vain for half a year, and who was told a month ago: as the privacy page says. */
export async function forgetOldRestockRequests(shop: Shop): Promise<void> {
  const { waitsSince, notifiedLongAgo } = restockTimes(shop.clock.now())
  await shop.db
    .delete(restockRequests)
    .where(or(lt(restockRequests.createdAt, waitsSince), lt(restockRequests.notifiedAt, notifiedLongAgo)))
}
