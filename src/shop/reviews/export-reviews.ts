import { desc, eq } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { reviews } from '#database/schema/reviews.ts'
import type { Shop } from '#shop/shop.ts'

/** What a customer wrote about her candles, for her own file. */
export function exportReviews({ db }: Shop, userId: string) {
  return db
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
    .orderBy(desc(reviews.createdAt))
}
