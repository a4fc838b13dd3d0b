import { inArray } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type ProductCard, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { candlesIn } from '#content/blog/domain/post-body.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface CandlesOfPost {
  shown: ProductCard[]
  productIds: string[]
  unknown: string[]
  inactive: string[]
}

/** A single query, skipped for a text without candles. */
export async function findCandles(
  { db, clock }: Pick<Shop, 'clock'> & { db: DatabaseOrTransaction },
  content: string,
): Promise<CandlesOfPost> {
  const slugs = candlesIn(content)
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ ...productCardColumns(isoDay(clock.now())), active: products.active })
          .from(products)
          .where(inArray(products.slug, slugs))
  return {
    shown: rows.flatMap(({ active, ...card }) => (active ? [card] : [])),
    productIds: rows.map(({ id }) => id),
    unknown: slugs.filter((slug) => !rows.some((row) => row.slug === slug)),
    inactive: rows.filter(({ active }) => !active).map(({ name }) => name),
  }
}
