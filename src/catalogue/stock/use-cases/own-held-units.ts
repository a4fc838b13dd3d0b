import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Units held by the customer's own open order, which must not count as sold out in their cart. */
export function ownHeldUnits(
  userId: string | SQLWrapper,
  { productId, variantId }: { productId: SQL; variantId: SQL },
): SQL<number> {
  // A customer has at most one open order. Its units of a ready batch count too, because they would return
  // to the stock.
  return sql<number>`coalesce((
    select sum(held.quantity)::int from orders open_order
    join order_items held on held.order_id = open_order.id
    where open_order.user_id = ${userId} and open_order.origin = 'site' and open_order.hold_expires_at is not null
      and held.product_id = ${productId} and held.variant_id is not distinct from ${variantId}
      and (held.batch_id is null or exists (select 1 from batches r where r.id = held.batch_id and r.state = 'ready'))), 0)`
}
