import { lt } from 'drizzle-orm'
import { accessRecords } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

/** Marco Civil da Internet (Lei 12.965/2014), art. 15; the privacy page must agree. */
const RETENTION_MONTHS = 6

/** Runs in the session's transaction, so that no session exists without a record. */
export async function recordAccess(
  shop: Shop,
  tx: Transaction,
  access: { userId: string; clientAddress: string },
): Promise<void> {
  await tx.insert(accessRecords).values({ ...access, createdAt: shop.clock.now() })
}

export async function forgetOldAccesses(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now())
  before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS)
  await shop.db.delete(accessRecords).where(lt(accessRecords.createdAt, before))
}
