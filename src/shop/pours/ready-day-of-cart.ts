import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ownHeldUnits } from '#shop/orders/own-held-units.ts'
import { nextPourRow } from './next-pour.ts'

/** The day of the last candle that her cart reserves, 'yyyy-MM-dd', as a column of another statement; null when all is on the shelf. */
export function readyDayOfCart(userId: string | SQLWrapper, today: string | SQLWrapper): SQL<string | null> {
  const whose = { userId, productId: sql`p.id`, today }
  return sql<string | null>`(
    select max(next_pour.ready_on)::text from cart_items c join products p on p.id = c.product_id
    cross join lateral ${nextPourRow(whose)} next_pour
    where c.user_id = ${userId} and c.reserved and p.active
      and p.stock_quantity + ${ownHeldUnits(userId, sql`p.id`)} <= 0)`
}
