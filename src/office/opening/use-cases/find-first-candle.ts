import { asc, eq } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

export async function findFirstCandle({ db }: Pick<Shop, 'db'>) {
  const [candle] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.createdAt))
    .limit(1)
  return candle ?? null
}
