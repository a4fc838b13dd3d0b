import { asc, sql } from 'drizzle-orm'
import { categories } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

export interface AdminCategory {
  id: string
  name: string
  description: string | null
  active: boolean
  /** Counts inactive products too, because they block deletion. Products in the bin do not count. */
  productCount: number
  image: ImageInfo | null
}

export async function listAdminCategories({ db }: Pick<Shop, 'db'>): Promise<AdminCategory[]> {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      description: categories.description,
      active: categories.active,
      productCount: sql<number>`(select count(*)::int from products p where p.category_id = ${sql.raw('categories.id')} and p.deleted_at is null)`,
      image: imageAt(categories.image),
    })
    .from(categories)
    .orderBy(asc(categories.sortName), asc(categories.id))
}
