import type { DemoReview } from '#demo/types.ts'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { SeedContent, SeedImage } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000

interface Seeded {
  productIds: Map<string, string>
  images: Map<string, SeedImage>
  now: Date
}

/** Marked as demo and without an account. */
export async function seedReviews(tx: Transaction, { reviews: bySlug }: SeedContent, seeded: Seeded) {
  const all = Object.entries(bySlug).flatMap(([slug, list]) => list.map((review) => ({ slug, review })))
  const rows = await tx
    .insert(reviews)
    .values(all.map(({ slug, review }) => buildRow(review, seeded.productIds.get(slug) ?? '', seeded)))
    .returning({ id: reviews.id })
  const reportRows = all.flatMap(({ review: { state, daysAgo } }, place) => {
    const reviewId = rows[place]?.id
    return reviewId && typeof state === 'object' && 'reportedAs' in state
      ? [{ reviewId, reason: state.reportedAs, createdAt: ago(seeded.now, daysAgo - 1) }]
      : []
  })
  if (reportRows.length > 0) await tx.insert(reviewReports).values(reportRows)
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

function buildRow(
  review: DemoReview,
  productId: string,
  { images, now }: Seeded,
): typeof reviews.$inferInsert {
  const { author, daysAgo, photo, state, ...rest } = review
  const at = ago(now, daysAgo)
  const refusalReason = typeof state === 'object' && 'refusedFor' in state ? state.refusedFor : null
  const stored = photo && images.get(photo)?.url
  return {
    ...rest,
    productId,
    authorName: author,
    photos: stored ? [stored] : [],
    status: state === 'waiting' ? 'waiting' : refusalReason ? 'refused' : 'published',
    refusalReason,
    answeredAt: rest.answer ? at : null,
    decidedAt: state === 'waiting' ? null : at,
    isDemo: true,
    createdAt: at,
    updatedAt: at,
  }
}
