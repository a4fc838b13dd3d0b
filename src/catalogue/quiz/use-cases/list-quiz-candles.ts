import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { letsChoose } from '#catalogue/kits/use-cases/kit-columns.ts'
import { products } from '#catalogue/products/schema.ts'
import { imageAt, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

const MAX_CANDLES = 500

export const listQuizCandles = (shop: Shop) =>
  prepared(shop.publicReads)
    .select({
      id: products.id,
      slug: products.slug,
      stockQuantity: products.stockQuantity,
      specifications: products.specifications,
      cover: imageAt(products.imageUrl),
    })
    .from(products)
    .where(and(eq(products.active, true), isNull(products.kitKind)))
    .orderBy(sql`(stock_quantity = 0)`, desc(products.featured), asc(products.sortName), asc(products.id))
    .limit(MAX_CANDLES)

export type QuizShelf = Awaited<ReturnType<typeof listQuizCandles>>

/** Minimum number of proposed candles that the suggested kit must contain. */
const MIN_IN_KIT = 2

/** Keeps the given order and omits candles no longer sold. Adds a kit that offers enough of them, if any. */
export async function listChosenCards(shop: Shop, { ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return { candles: [], kit: null }
  const cards = await shop.publicReads
    .select(productCardColumns(isoDay(shop.clock.now())))
    .from(products)
    .where(or(inArray(products.id, [...ids]), letsChoose(ids, MIN_IN_KIT)))
    .orderBy(asc(products.sortName))
  return {
    candles: ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    kit: cards.find(({ kitKind }) => kitKind === 'choose') ?? null,
  }
}
