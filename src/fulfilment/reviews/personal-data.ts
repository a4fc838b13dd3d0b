import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { reviews } from './schema.ts'
import { anonymiseReviews } from './use-cases/forget-reviews.ts'

export const personalData: PersonalData = {
  tables: ['reviews', 'review_reports', 'review_invitations'],
  export: {
    reviews: ({ db }, { userId }) =>
      db
        .select({
          product: products.name,
          stars: reviews.stars,
          room: reviews.room,
          intensity: reviews.intensity,
          wouldBuyAgain: reviews.wouldBuyAgain,
          text: reviews.words,
          photos: reviews.photos,
          signedAs: reviews.authorName,
          reviewStatus: reviews.status,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(eq(reviews.userId, userId))
        .orderBy(desc(reviews.createdAt)),
  },
  async erase(_shop, tx, { userId, reviews: choice }) {
    await forgetHistory(tx, userId)
    if (choice === 'nameless') await anonymiseReviews(tx, userId)
  },
  photos: {
    column: reviews.photos,
    of: async (tx, userId) => {
      const ownReviews = await tx
        .select({ photos: reviews.photos })
        .from(reviews)
        .where(eq(reviews.userId, userId))
      return ownReviews.map(({ photos }) => photos)
    },
  },
}

async function forgetHistory(tx: Transaction, userId: string): Promise<void> {
  const written = tx
    .select({ id: sql<string>`${reviews.id}::text` })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  await tx
    .update(auditEntries)
    .set({ changes: {} })
    .where(and(eq(auditEntries.entity, 'review'), inArray(auditEntries.entityId, written)))
}
