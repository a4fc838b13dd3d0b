import { sql } from 'drizzle-orm'
import { type Specifications, tellsScent } from '#catalogue/products/domain/product-facts.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shelf } from '#settings/domain/storefront-parts.ts'

const MAX_CANDLES = 500

interface Found extends Pick<Shelf, 'hasCollections' | 'hasPosts'> {
  readonly candles: readonly Specifications[]
}

export async function loadShelf(db: DatabaseOrTransaction): Promise<Shelf> {
  const { rows } = await db.execute<{ shelf: Found }>(sql`
    select json_build_object(
      'candles', (select coalesce(json_agg(p.specifications), '[]') from (
        select specifications from products where active and kit_kind is null
        order by (specifications ? 'Intensidade') desc limit ${MAX_CANDLES}) p),
      'hasCollections', exists (select 1 from categories where active),
      'hasPosts', exists (select 1 from blog_posts where published)) as shelf`)
  if (!rows[0]) throw new Error('a statement without a table answers with one row')
  const { candles, ...shelf } = rows[0].shelf
  return { ...shelf, candles: candles.length, scentedCandles: candles.filter(tellsScent).length }
}
