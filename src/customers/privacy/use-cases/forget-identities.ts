import { and, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { forgetIdentity } from '#orders/use-cases/forget-identity.ts'
import { REMOVED } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'

/** Stated on the privacy page: retention by tax and consumer law, counted from the purchase. */
const LEGAL_YEARS = 5

/**
 * Removes personal data of deleted accounts and of buyers without an account once the legal retention
 * ends.
 */
export async function forgetLockedIdentities(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now())
  before.setUTCFullYear(before.getUTCFullYear() - LEGAL_YEARS)
  const dueRows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(isNotNull(orders.identityLockedAt), and(ne(orders.origin, 'site'), isNull(orders.userId))),
        lt(orders.createdAt, before),
        ne(orders.customerName, REMOVED),
      ),
    )
  await forgetIdentity(
    shop,
    shop.db,
    dueRows.map(({ id }) => id),
  )
  for (const { forgetBefore } of shop.personalData) await forgetBefore?.(shop, before)
}
