import { eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/restock.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { unsealLeave } from './request-link.ts'

/** Leaving twice, or after the queue has ended, is as good as leaving once. */
export async function leaveWaitingList(shop: Shop, { token }: { token: string }) {
  const id = unsealLeave(shop, token)
  if (id === null) return refuse('token-unknown')
  await shop.db.delete(restockRequests).where(eq(restockRequests.id, id))
  return ok()
}
