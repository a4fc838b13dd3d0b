import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { ReportReason, ReviewView } from '#fulfilment/reviews/domain/review.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

export const REVIEWS_PER_PAGE = 20

const isReported = sql`exists (select 1 from review_reports o where o.review_id = reviews.id and o.resolved_at is null)`

/** A reported review stays published until the owner has checked it. */
const conditions: Record<ReviewView, SQL | undefined> = {
  waiting: eq(reviews.status, 'waiting'),
  reported: and(eq(reviews.status, 'published'), isReported),
  published: eq(reviews.status, 'published'),
  refused: eq(reviews.status, 'refused'),
}

const columns = {
  id: reviews.id,
  version: reviews.version,
  authorName: reviews.authorName,
  stars: reviews.stars,
  room: reviews.room,
  intensity: reviews.intensity,
  wouldBuyAgain: reviews.wouldBuyAgain,
  words: reviews.words,
  status: reviews.status,
  refusalReason: reviews.refusalReason,
  answer: reviews.answer,
  isDemo: reviews.isDemo,
  writtenAt: reviews.updatedAt,
  product: { name: products.name, slug: products.slug },
  order: { id: orders.id, number: orders.orderNumber },
  photos: sql<ImageInfo[]>`coalesce((
    select json_agg(json_build_object('url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt) order by shown.position)
    from unnest(reviews.photos) with ordinality as shown(url, position) join image_records f on f.url = shown.url), '[]'::json)`,
  reports: sql<{ reason: ReportReason; count: number }[]>`coalesce((
    select json_agg(json_build_object('reason', o.reason, 'count', o.count) order by o.count desc, o.reason)
    from (select reason, count(*)::int as count from review_reports
      where review_id = reviews.id and resolved_at is null group by reason) o), '[]'::json)`,
}

export async function listAdminReviews(shop: Shop, { view, page }: { view: ReviewView; page: number }) {
  const filter = conditions[view]
  const rows = await shop.db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(filter)
    .orderBy(view === 'waiting' ? reviews.updatedAt : desc(reviews.updatedAt), reviews.id)
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE)
  return {
    reviews: rows.map(({ total: _total, ...review }) => review),
    total: rows[0]?.total ?? 0,
  }
}

export type AdminReview = Awaited<ReturnType<typeof listAdminReviews>>['reviews'][number]

export async function countAdminReviews(shop: Shop): Promise<Record<ReviewView, number>> {
  const [counted] = await shop.db
    .select({
      waiting: sql<number>`(count(*) filter (where status = 'waiting'))::int`,
      published: sql<number>`(count(*) filter (where status = 'published'))::int`,
      refused: sql<number>`(count(*) filter (where status = 'refused'))::int`,
      reported: sql<number>`(count(*) filter (where status = 'published' and ${isReported}))::int`,
    })
    .from(reviews)
  return counted ?? { waiting: 0, published: 0, refused: 0, reported: 0 }
}
