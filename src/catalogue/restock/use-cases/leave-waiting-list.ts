import { eq, lt, or } from 'drizzle-orm'
import { restockTimes } from '#catalogue/restock/domain.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { unsealLeave } from './request-link.ts'

/** Idempotent: also succeeds after the request has ended. */
export async function leaveWaitingList(shop: Shop, { token }: { token: string }) {
  const id = unsealLeave(shop, token)
  if (id === null) return refuse('token-unknown')
  await shop.db.delete(restockRequests).where(eq(restockRequests.id, id))
  return ok()
}

/** Implements the retention periods stated on the privacy page. */
export async function forgetOldRestockRequests(shop: Shop): Promise<void> {
  const { waitsSince, notifiedLongAgo } = restockTimes(shop.clock.now())
  await shop.db
    .delete(restockRequests)
    .where(or(lt(restockRequests.createdAt, waitsSince), lt(restockRequests.notifiedAt, notifiedLongAgo)))
}
