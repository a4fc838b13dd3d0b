import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { BATCH_MAX_FILES } from '#domain/catalogue/assign-uploads.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import type { Shop } from '#shop/shop.ts'
import { picturesColumn } from './product-row.ts'
import { nameOrSlugHolds } from './search-condition.ts'

export const PICTURED_PER_PAGE = 24

export interface PicturedProduct {
  id: string
  name: string
  slug: string
  pictures: PictureInfo[]
}

export interface PicturedPage {
  products: PicturedProduct[]
  /** How many active products the filter leaves. */
  found: number
  page: number
  summary: { total: number; withPictures: number; withoutPictures: number }
  /** Who waits for a picture, by name: as many as one batch takes. */
  waiting: { id: string; name: string; slug: string }[]
}

/** The image manager's page: active products by name, how many lack a picture, and which. Three statements. */
export async function listPicturedProducts(
  { db }: Pick<Shop, 'db'>,
  { search, page }: { search: string; page: number },
): Promise<PicturedPage> {
  const wanted = and(eq(products.active, true), ...nameOrSlugHolds(search))
  const order = [asc(products.sortName), asc(products.id)]
  const { rows } = await db.execute<{ total: number; pictured: number; found: number }>(sql`
    select count(*)::int as total,
      count(*) filter (where cardinality(images) > 0)::int as pictured,
      count(*) filter (where ${wanted})::int as found
    from products where active`)
  const { total = 0, pictured = 0, found = 0 } = rows[0] ?? {}
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found / PICTURED_PER_PAGE)))
  const chosen = db
    .select({ id: products.id })
    .from(products)
    .where(wanted)
    .orderBy(...order)
    .limit(PICTURED_PER_PAGE)
    .offset((shownPage - 1) * PICTURED_PER_PAGE)
  const [shown, waiting] = await Promise.all([
    db
      .select({ id: products.id, name: products.name, slug: products.slug, pictures: picturesColumn })
      .from(products)
      .where(inArray(products.id, chosen))
      .orderBy(...order),
    db
      .select({ id: products.id, name: products.name, slug: products.slug })
      .from(products)
      .where(and(eq(products.active, true), sql`cardinality(${products.images}) = 0`))
      .orderBy(...order)
      .limit(BATCH_MAX_FILES),
  ])
  const summary = { total, withPictures: pictured, withoutPictures: total - pictured }
  return { products: shown, found, page: shownPage, summary, waiting }
}
