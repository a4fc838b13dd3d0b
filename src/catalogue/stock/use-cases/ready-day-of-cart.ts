import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nextBatchRow } from './next-batch.ts'
import { ownHeldUnits } from './own-held-units.ts'

export function readyDayOfCart(userId: string | SQLWrapper, today: string | SQLWrapper): SQL<string | null> {
  const shelf = { productId: sql`c.product_id`, variantId: sql`c.variant_id` }
  return sql<string | null>`(
    select max(next_batch.ready_on)::text from cart_items c join products p on p.id = c.product_id
    left join product_variants v on v.id = c.variant_id
    cross join lateral ${nextBatchRow({ userId, ...shelf, today })} next_batch
    where c.user_id = ${userId} and c.reserved and p.active
      and coalesce(v.stock_quantity, p.stock_quantity) + ${ownHeldUnits(userId, shelf)} <= 0)`
}
