import { and, count, gt, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { restockRequests } from '#database/schema/restock.ts'
import { restockTimes } from '#domain/catalogue/restock.ts'
import type { Shop } from '#shop/shop.ts'

type Reader = Pick<Shop, 'db' | 'clock'>

const stillWaits = ({ clock }: Pick<Shop, 'clock'>) =>
  and(isNull(restockRequests.notifiedAt), gt(restockRequests.createdAt, restockTimes(clock.now()).waitsSince))

/** How many wait for each of these products; one for which nobody waits is missing. */
export async function countWaiting(
  shop: Reader,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await shop.db
    .select({ productId: restockRequests.productId, waiting: count() })
    .from(restockRequests)
    .where(and(inArray(restockRequests.productId, [...productIds]), stillWaits(shop)))
    .groupBy(restockRequests.productId)
  return new Map(rows.map(({ productId, waiting }) => [productId, waiting]))
}

/** The same as a column of a statement about products. */
export function waitingColumn(shop: Pick<Shop, 'clock'>, productId: SQLWrapper) {
  const since = restockTimes(shop.clock.now()).waitsSince.toISOString()
  return sql<number>`(select count(*)::int from restock_requests r
    where r.product_id = ${productId} and r.notified_at is null and r.created_at > ${since}::timestamptz)`
}

const LISTED = 50

export interface WaitingLine {
  count: number
  /** The longest waiting of them, with the instant since when, as ISO text. */
  first: { email: string; since: string }[]
}

/** Who waits, first come first, as a column; the owner sees the first fifty. */
export function waitingLineColumn(shop: Pick<Shop, 'clock'>, productId: SQLWrapper) {
  const since = restockTimes(shop.clock.now()).waitsSince.toISOString()
  return sql<WaitingLine>`(
    select json_build_object('count', count(*), 'first', coalesce(
      json_agg(json_build_object('email', w.email, 'since', w.created_at) order by w.place)
        filter (where w.place <= ${sql.raw(String(LISTED))}), '[]'::json))
    from (select email, created_at, row_number() over (order by created_at, id) as place from restock_requests
      where product_id = ${productId} and notified_at is null and created_at > ${since}::timestamptz) w)`
}
