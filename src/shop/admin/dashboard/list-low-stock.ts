import { asc, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'

const SHOWN = 6

/** In the words of `products_low_stock_idx`, which holds nothing but these. */
const isLow = sql`active and stock_quantity <= min_stock_level`

/** Active products at or below their minimum, the emptiest shelves first, with how many there are in all. */
export async function listLowStock(shop: Shop) {
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      minStockLevel: products.minStockLevel,
      image: imageAt(products.imageUrl),
      total: sql<number>`(select count(*)::int from products where ${isLow})`,
    })
    .from(products)
    .where(isLow)
    .orderBy(asc(products.stockQuantity), asc(products.sortName))
    .limit(SHOWN)
  return { products: rows.map(({ total: _, ...product }) => product), total: rows[0]?.total ?? 0 }
}
