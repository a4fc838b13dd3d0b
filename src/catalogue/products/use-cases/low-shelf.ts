import { sql } from 'drizzle-orm'

/**
 * At or below its minimum, of `products p` and `shelves s`. A size that was never filled, and of which the owner wants none there, has
 * not run out.
 */
export const isLowShelf = sql`p.active and s.stock_quantity <= s.min_stock_level and (s.variant_id is null
  or s.stock_quantity > 0 or s.min_stock_level > 0
  or exists (select from stock_movements m where m.variant_id = s.variant_id))`
