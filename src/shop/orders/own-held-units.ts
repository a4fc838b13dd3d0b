import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Units of a shelf that the customer's own open order holds. They left the shelf, but they are hers: her cart must not call
 * them sold out because she closed the payment dialog. What she reserved of a pour that is ready by now would go back to the shelf. For use inside a statement; she has at most one open order of her cart, and what the owner wrote down for her is not freed by buying.
 */
export function ownHeldUnits(
  userId: string | SQLWrapper,
  { productId, variantId }: { productId: SQL; variantId: SQL },
): SQL<number> {
  return sql<number>`coalesce((
    select sum(held.quantity)::int from orders open_order
    join order_items held on held.order_id = open_order.id
    where open_order.user_id = ${userId} and open_order.origin = 'site' and open_order.hold_expires_at is not null
      and held.product_id = ${productId} and held.variant_id is not distinct from ${variantId}
      and (held.pour_id is null or exists (select 1 from pours r where r.id = held.pour_id and r.state = 'ready'))), 0)`
}
