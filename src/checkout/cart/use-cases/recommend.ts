import { and, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/products/schema.ts'
import { type ProductCard, productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import {
  averageUnitPrice,
  CANDIDATES_READ,
  chooseRecommendations,
} from '#checkout/cart/domain/recommendations.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

interface CartTaste {
  lines: readonly { productId: string; categoryId: string | null; unitPrice: number }[]
}

/** One query loads both lists, because most carts also need the featured products. */
export async function recommend(shop: Shop, { lines }: CartTaste): Promise<ProductCard[]> {
  if (lines.length === 0) return []
  const categoryIds = [...new Set(lines.flatMap(({ categoryId }) => categoryId ?? []))]
  const today = isoDay(shop.clock.now())
  const read = (reason: 'collection' | 'featured', condition: SQL) =>
    shop.db
      .select({
        ...productCardColumns(today),
        reason: sql<'collection' | 'featured'>`${reason}::text`.as('reason'),
        place:
          sql<number>`(row_number() over (order by ${products.featured} desc, ${products.stockQuantity}, ${products.id}))::int`.as(
            'place',
          ),
      })
      .from(products)
      .where(
        and(
          eq(products.active, true),
          gt(products.stockQuantity, 0),
          notInArray(
            products.id,
            lines.map(({ productId }) => productId),
          ),
          condition,
        ),
      )
      .orderBy(sql`place`)
      .limit(CANDIDATES_READ)

  const inCollections = categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : sql`false`
  const rows = await unionAll(
    read('collection', inCollections),
    read('featured', eq(products.featured, true)),
  )
  const inOrder = rows.toSorted((a, b) => a.place - b.place)
  const withReason = (wantedReason: string) =>
    inOrder.flatMap(({ reason, place: _place, ...product }) => (reason === wantedReason ? product : []))
  return chooseRecommendations({
    candidates: withReason('collection'),
    featured: withReason('featured'),
    average: averageUnitPrice(lines),
  })
}
