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
  /** Its products, shown in the shop or not: any of them keeps it from being deleted. Those in the bin do not. */
  productCount: number
  image: ImageInfo | null
}

/** All categories by name, in one statement: a shop has a handful, so there are no pages. */
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
