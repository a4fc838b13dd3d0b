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

/** What somebody said of a candle most lately. */
export interface LatestReview {
  id: string
  authorName: string | null
  stars: number
  words: string
  isDemo: boolean
  /** The candle's third picture: the first two stand above on the same page, the last one is alike for many. */
  picture: ImageInfo | null
  /** ISO instant. */
  createdAt: string
}

// The table is named outright: inside a subquery Drizzle leaves its name away.
const latestReview = sql<LatestReview | null>`(
  select json_build_object(
    'id', r.id, 'authorName', r.author_name, 'stars', r.stars, 'words', r.words, 'isDemo', r.is_demo, 'createdAt', r.created_at,
    'picture', ${imageAt(sql`products.images[3]`)})
  from reviews r where r.product_id = products.id and r.status = 'published' and r.words <> ''
  order by r.created_at desc, r.id limit 1
)`

/** 'Nossas Linhas': the oldest lines of the house come first, each with what was last said of it. */
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
