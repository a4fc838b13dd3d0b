import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { priceRange } from './list-price.ts'
import { hoverImageColumn, imageAt, type ProductCard, ratingColumn, scentColumn } from './product-card.ts'
import { priceColumns } from './selling-price.ts'

const SHOWN = 12

export interface LatestReview {
  id: string
  authorName: string | null
  stars: number
  words: string
  isDemo: boolean
  /** The third image, because the page already shows the first two. */
  picture: ImageInfo | null
  createdAt: string
}

// Drizzle omits the table name inside a subquery, so it is spelled out.
const latestReview = sql<LatestReview | null>`(
  select json_build_object(
    'id', r.id, 'authorName', r.author_name, 'stars', r.stars, 'words', r.words, 'isDemo', r.is_demo, 'createdAt', r.created_at,
    'picture', ${imageAt(sql`products.images[3]`)})
  from reviews r where r.product_id = products.id and r.status = 'published' and r.words <> ''
  order by r.created_at desc, r.id limit 1
)`

export const listHomeProducts = (shop: Shop) =>
  prepared(shop.publicReads)
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      ...priceColumns({ today: isoDay(shop.clock.now()) }),
      from: priceRange(isoDay(shop.clock.now())) as SQL<ProductCard['from']>,
      cover: imageAt(products.imageUrl),
      hoverImage: hoverImageColumn,
      scent: scentColumn,
      rating: ratingColumn,
      latestReview,
    })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(SHOWN)
