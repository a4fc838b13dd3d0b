import { sql } from 'drizzle-orm'

/**
 * Uses aliases `products p` and `shelves s`. A size that never had stock and has a minimum of 0 is not
 * low.
 */
export const isLowShelf = sql`p.active and s.stock_quantity <= s.min_stock_level and (s.variant_id is null
  or s.stock_quantity > 0 or s.min_stock_level > 0
  or exists (select from stock_movements m where m.variant_id = s.variant_id))`
