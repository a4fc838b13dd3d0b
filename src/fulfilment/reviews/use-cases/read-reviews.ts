import { type SQL, sql } from 'drizzle-orm'
import type { Distribution, Rating } from '#catalogue/products/domain/rating.ts'
import { products } from '#catalogue/products/schema.ts'
import type { FeltIntensity, ReviewRoom } from '#fulfilment/reviews/domain/review.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

export interface PublishedReview {
  id: string
  authorName: string | null
  stars: number
  room: ReviewRoom | null
  intensity: FeltIntensity | null
  wouldBuyAgain: boolean | null
  words: string
  answer: string | null
  isDemo: boolean
  writtenAt: string
  photos: ImageInfo[]
}

export interface ProductReviews {
  distribution: Distribution
  /** Excludes demo reviews, which search engines must not see. */
  real: Rating
  withPhotos: number
  photos: (ImageInfo & { authorName: string | null })[]
  shown: PublishedReview[]
}

export interface ReviewFilter {
  stars: number | null
  withPhotos: boolean
}

export const REVIEWS_ON_PRODUCT_PAGE = 3
export const REVIEWS_PER_PAGE = 12
const PHOTOS_IN_ROW = 8

// Raw table names, because Drizzle drops them inside a subquery.
const isShown = sql.raw(`r.product_id = products.id and r.status = 'published'`)

const published = (limit: SQL, offset: SQL, filter: SQL) => sql`coalesce((
  select json_agg(json_build_object(
    'id', r.id, 'authorName', r.author_name, 'stars', r.stars, 'room', r.room, 'intensity', r.intensity,
    'wouldBuyAgain', r.would_buy_again, 'words', r.words, 'answer', r.answer, 'isDemo', r.is_demo, 'writtenAt', r.updated_at,
    'photos', coalesce((select json_agg(json_build_object('url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt) order by shown.position)
      from unnest(r.photos) with ordinality as shown(url, position) join image_records f on f.url = shown.url), '[]'::json)
  ) order by (r.words = ''), r.created_at desc, r.id)
  from (select * from reviews r where ${isShown} and ${filter} order by (r.words = ''), r.created_at desc, r.id limit ${limit} offset ${offset}) r
), '[]'::json)`

const newestPhotos = sql`coalesce((
  select json_agg(json_build_object('url', p.url, 'width', p.width, 'height', p.height, 'alt', p.alt, 'authorName', p.author_name))
  from (select f.url, f.width, f.height, f.alt, r.author_name
    from reviews r, unnest(r.photos) with ordinality as shown(url, position) join image_records f on f.url = shown.url
    where ${isShown} order by r.created_at desc, r.id, shown.position limit ${sql.raw(String(PHOTOS_IN_ROW))}) p
), '[]'::json)`

export const reviewsColumn = reviewsFrom(
  published(sql.raw(String(REVIEWS_ON_PRODUCT_PAGE)), sql.raw('0'), sql.raw('true')),
)

function reviewsFrom(shown: SQL): SQL<ProductReviews> {
  return sql`(select json_build_object(
    'distribution', json_build_array(
      count(*) filter (where r.stars = 5), count(*) filter (where r.stars = 4), count(*) filter (where r.stars = 3),
      count(*) filter (where r.stars = 2), count(*) filter (where r.stars = 1)),
    'real', json_build_object(
      'count', count(*) filter (where not r.is_demo), 'sum', coalesce(sum(r.stars) filter (where not r.is_demo), 0)),
    'withPhotos', count(*) filter (where cardinality(r.photos) > 0),
    'photos', ${newestPhotos},
    'shown', ${shown}
  ) from reviews r where ${isShown})`
}

interface ReviewQuery extends ReviewFilter {
  slug: string
  page: number
}

export async function listProductReviews(shop: Shop, { slug, page, stars, withPhotos }: ReviewQuery) {
  const offset = (page - 1) * REVIEWS_PER_PAGE
  const filter = sql`(${stars}::integer is null or r.stars = ${stars}::integer)
    and (not ${withPhotos}::boolean or cardinality(r.photos) > 0)`
  const [row] = await prepared(shop.publicReads)
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      matching: sql<number>`(select count(*)::integer from reviews r where ${isShown} and ${filter})`,
      reviews: reviewsFrom(published(sql.raw(String(REVIEWS_PER_PAGE)), sql`${offset}::integer`, filter)),
    })
    .from(products)
    .where(sql`${products.slug} = ${slug} and ${products.active}`)
  return row ?? null
}
