import { type SQLWrapper, sql } from 'drizzle-orm'
import { restockTimes } from '#domain/catalogue/restock.ts'
import type { Shop } from '#shop/shop.ts'

/** How many wait, as a column of a statement: for one size, or for a product in whatever size. */
export function waitingColumn(
  shop: Pick<Shop, 'clock'>,
  { productId, variantId }: { productId: SQLWrapper; variantId?: SQLWrapper },
) {
  const ofSize = variantId ? sql`and r.variant_id is not distinct from ${variantId}` : sql``
  const since = restockTimes(shop.clock.now()).waitsSince.toISOString()
  return sql<number>`(select count(*)::int from restock_requests r
    where r.product_id = ${productId} ${ofSize} and r.notified_at is null and r.created_at > ${since}::timestamptz)`
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
