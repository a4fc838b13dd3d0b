import { and, asc, count, eq } from 'drizzle-orm'
import { categories, products } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#platform/shop.ts'

export const listActiveCategories = (shop: Shop) =>
  prepared(shop.publicReads)
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      description: categories.description,
      image: imageAt(categories.image),
    })
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.sortName))

export function listCollections(shop: Shop) {
  return shop.publicReads
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      description: categories.description,
      image: imageAt(categories.image),
      productCount: count(products.id),
    })
    .from(categories)
    .leftJoin(products, and(eq(products.categoryId, categories.id), eq(products.active, true)))
    .where(eq(categories.active, true))
    .groupBy(categories.id)
    .orderBy(asc(categories.sortName))
}
