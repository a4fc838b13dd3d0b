import { type SQLWrapper, sql } from 'drizzle-orm'
import { restockTimes } from '#catalogue/restock/domain.ts'
import type { WaitingLine } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { Shop } from '#platform/shop.ts'

export function countColumn(
  shop: Pick<Shop, 'clock'>,
  { productId, variantId }: { productId: SQLWrapper; variantId?: SQLWrapper },
) {
  const ofSize = variantId ? sql`and r.variant_id is not distinct from ${variantId}` : sql``
  const since = restockTimes(shop.clock.now()).waitsSince.toISOString()
  return sql<number>`(select count(*)::int from restock_requests r
    where r.product_id = ${productId} ${ofSize} and r.notified_at is null and r.created_at > ${since}::timestamptz)`
}

const LISTED = 50

export function linesColumn(shop: Pick<Shop, 'clock'>, productId: SQLWrapper) {
  const since = restockTimes(shop.clock.now()).waitsSince.toISOString()
  return sql<WaitingLine[]>`(
    select coalesce(json_agg(json_build_object('size', line.size, 'count', line.people, 'first', line.first)
      order by line.position, line.size), '[]'::json)
    from (
      select v.name as size, v.position, count(*) as people, coalesce(
        json_agg(json_build_object('email', w.email, 'since', w.created_at) order by w.place)
          filter (where w.place <= ${sql.raw(String(LISTED))}), '[]'::json) as first
      from (
        select email, created_at, variant_id,
          row_number() over (partition by variant_id order by created_at, id) as place
        from restock_requests
        where product_id = ${productId} and notified_at is null and created_at > ${since}::timestamptz) w
      left join product_variants v on v.id = w.variant_id
      group by v.id) line)`
}
