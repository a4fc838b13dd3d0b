import { and, eq, lt, sql } from 'drizzle-orm'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

const RETENTION_DAYS = 180

/** Deletes refused reviews and resolved reports after half a year. */
export async function forgetOldReviews({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(reviews).where(and(eq(reviews.status, 'refused'), lt(reviews.decidedAt, before)))
  await db.delete(reviewReports).where(lt(reviewReports.resolvedAt, before))
}

/**
 * Removes name, account and photos (which may show a home) from published reviews before the account is
 * deleted.
 */
export async function anonymiseReviews(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ userId: null, orderId: null, authorName: null, photos: sql`'{}'` })
    .where(and(eq(reviews.userId, userId), eq(reviews.status, 'published')))
}
