import { and, eq, lt, sql } from 'drizzle-orm'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

const RETENTION_DAYS = 180

/** A refused review that nobody wrote anew, and what readers reported and the owner has looked at: half a year, then no more. */
export async function forgetOldReviews({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(reviews).where(and(eq(reviews.status, 'refused'), lt(reviews.decidedAt, before)))
  await db.delete(reviewReports).where(lt(reviewReports.resolvedAt, before))
}

/**
 * Before an account goes: its published reviews lose everything that leads to them (the photographs too, which may
 * show their home) and stay.
 */
export async function anonymiseReviews(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ userId: null, orderId: null, authorName: null, photos: sql`'{}'` })
    .where(and(eq(reviews.userId, userId), eq(reviews.status, 'published')))
}
