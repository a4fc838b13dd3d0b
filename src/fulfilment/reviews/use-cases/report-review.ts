import { and, eq, isNull } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { ReportReason } from '#fulfilment/reviews/domain/review.ts'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

export async function findPublishedReview(shop: Shop, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const [review] = await shop.publicReads
    .select({
      id: reviews.id,
      authorName: reviews.authorName,
      stars: reviews.stars,
      words: reviews.words,
      product: { name: products.name, slug: products.slug },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(reviews.status, 'published'), eq(products.active, true)))
  return review ?? null
}

const MAX_OPEN_REPORTS = 20

/** The review stays visible until the owner has checked it. */
export async function reportReview(
  shop: Shop,
  { id, reason, clientAddress }: { id: string; reason: ReportReason; clientAddress: string },
) {
  const review = await findPublishedReview(shop, { id })
  if (!review) return refuse('review-not-found')
  const allowed = await shop.rateLimits.consume('report-review', clientAddress)
  if (!allowed.ok) return allowed
  const open = and(eq(reviewReports.reviewId, id), isNull(reviewReports.resolvedAt))
  if ((await shop.db.$count(reviewReports, open)) < MAX_OPEN_REPORTS)
    await shop.db.insert(reviewReports).values({ reviewId: id, reason, createdAt: shop.clock.now() })
  return ok({ slug: review.product.slug })
}
