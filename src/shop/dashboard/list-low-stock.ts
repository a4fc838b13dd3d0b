import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { pictureAt } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'

const SHOWN = 6

/** Active products at or below their minimum, the emptiest shelves first, with how many there are in all. */
export async function listLowStock(shop: Shop) {
  const low = and(eq(products.active, true), lte(products.stockQuantity, products.minStockLevel))
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      minStockLevel: products.minStockLevel,
      picture: pictureAt(products.imageUrl),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .where(low)
    .orderBy(asc(products.stockQuantity), asc(products.sortName))
    .limit(SHOWN)
  return { products: rows.map(({ total: _, ...product }) => product), total: rows[0]?.total ?? 0 }
}
