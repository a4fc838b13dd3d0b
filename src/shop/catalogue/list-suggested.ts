import { sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { Shop } from '#shop/shop.ts'
import { type ProductCard, productCardColumns } from './product-card.ts'

const SUGGESTIONS = 4
const MOST = sql.raw(String(SUGGESTIONS))

/** A few candles to go on with where a search found nothing: what is featured, and what is new. */
export function listSuggested({ publicReads, clock }: Shop): Promise<ProductCard[]> {
  return publicReads
    .select(productCardColumns(isoDay(clock.now())))
    .from(products)
    .where(
      sql`products.id in (
        (select id from products where active and featured order by (stock_quantity = 0), sort_name limit ${MOST})
        union
        (select id from products where active order by created_at desc, id desc limit ${MOST}))`,
    )
    .orderBy(sql`(products.stock_quantity = 0), (not products.featured), products.sort_name`)
    .limit(SUGGESTIONS)
}
