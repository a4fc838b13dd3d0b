import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { BATCH_MAX_FILES } from '#catalogue/products/domain/assign-uploads.ts'
import { products } from '#catalogue/products/schema.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { imagesColumn } from './product-row.ts'
import { nameOrSlugHolds } from './search-condition.ts'

export const IMAGED_PER_PAGE = 24

export interface ProductWithImages {
  id: string
  name: string
  slug: string
  images: ImageInfo[]
}

export interface ProductsWithImagesPage {
  products: ProductWithImages[]
  found: number
  page: number
  summary: { total: number; withImages: number; withoutImages: number }
  waiting: { id: string; name: string; slug: string }[]
}

export async function listProductsWithImages(
  { db }: Pick<Shop, 'db'>,
  { search, page }: { search: string; page: number },
): Promise<ProductsWithImagesPage> {
  const filter = and(eq(products.active, true), ...nameOrSlugHolds(search))
  const order = [asc(products.sortName), asc(products.id)]
  const { rows } = await db.execute<{ total: number; withImages: number; found: number }>(sql`
    select count(*)::int as total,
      count(*) filter (where cardinality(images) > 0)::int as "withImages",
      count(*) filter (where ${filter})::int as found
    from products where active`)
  const { total = 0, withImages = 0, found: foundCount = 0 } = rows[0] ?? {}
  const shownPage = Math.min(page, Math.max(1, Math.ceil(foundCount / IMAGED_PER_PAGE)))
  const chosenProducts = db
    .select({ id: products.id })
    .from(products)
    .where(filter)
    .orderBy(...order)
    .limit(IMAGED_PER_PAGE)
    .offset((shownPage - 1) * IMAGED_PER_PAGE)
  const [shownProducts, waiting] = await Promise.all([
    db
      .select({ id: products.id, name: products.name, slug: products.slug, images: imagesColumn })
      .from(products)
      .where(inArray(products.id, chosenProducts))
      .orderBy(...order),
    db
      .select({ id: products.id, name: products.name, slug: products.slug })
      .from(products)
      .where(and(eq(products.active, true), sql`cardinality(${products.images}) = 0`))
      .orderBy(...order)
      .limit(BATCH_MAX_FILES),
  ])
  const summary = { total, withImages, withoutImages: total - withImages }
  return { products: shownProducts, found: foundCount, page: shownPage, summary, waiting }
}
