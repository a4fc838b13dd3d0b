import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { letsChoose } from '#catalogue/kits/use-cases/kit-columns.ts'
import { products } from '#catalogue/products/schema.ts'
import { imageAt, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

/** A house of candles has dozens; more would make nobody's choice better and every answer slower. */
const MAX_CANDLES = 500

/** What the quiz chooses among: every candle on sale, with what it says of itself. */
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

/** With fewer of what was proposed a kit is none of these candles. */
const MIN_IN_KIT = 2

/**
 * The cards of what was chosen, in that order, and the kit in which as many can be had in small, if there is one. A candle that left
 * the shop meanwhile is missing.
 */
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
