import { and, asc, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import {
  averageUnitPrice,
  CANDIDATES_READ,
  chooseRecommendations,
  isWithinTolerance,
  RECOMMENDATIONS_SHOWN,
} from '#domain/cart/recommendations.ts'
import { productCardColumns } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'

interface CartTaste {
  lines: readonly { productId: string; categoryId: string | null; unitPrice: number }[]
}

/** What goes with this cart: its own collections near its price, featured first, then the scarce. */
export async function recommend(shop: Shop, { lines }: CartTaste) {
  if (lines.length === 0) return []
  const average = averageUnitPrice(lines)
  const inCart = lines.map(({ productId }) => productId)
  const categoryIds = [...new Set(lines.flatMap(({ categoryId }) => categoryId ?? []))]
  const buyable = [eq(products.active, true), gt(products.stockQuantity, 0)]
  const read = (...conditions: Parameters<typeof and>) =>
    shop.db
      .select(productCardColumns)
      .from(products)
      .where(and(...buyable, ...conditions))
      .orderBy(desc(products.featured), asc(products.stockQuantity), asc(products.id))
      .limit(CANDIDATES_READ)

  const candidates =
    categoryIds.length > 0
      ? await read(notInArray(products.id, inCart), inArray(products.categoryId, categoryIds))
      : []
  const near = candidates.filter(({ price }) => isWithinTolerance(price, average))
  const featured =
    near.length < RECOMMENDATIONS_SHOWN
      ? await read(
          eq(products.featured, true),
          notInArray(products.id, [...inCart, ...near.map(({ id }) => id)]),
        )
      : []
  return chooseRecommendations({ candidates, featured, average })
}
