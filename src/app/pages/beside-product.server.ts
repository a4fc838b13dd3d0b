import { sql } from 'drizzle-orm'
import { type ProductReviews, reviewsColumn } from '#fulfilment/reviews/use-cases/read-reviews.ts'
import { storedPixDiscount } from '#payments/use-cases/payment-terms.ts'

export const besideProduct = sql<{ reviews: ProductReviews; pixDiscount: number | null }>`json_build_object(
  'reviews', ${reviewsColumn}, 'pixDiscount', ${storedPixDiscount})`
