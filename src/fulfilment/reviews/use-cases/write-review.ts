import { and, eq, sql } from 'drizzle-orm'
import { imageRecords } from '#catalogue/products/schema.ts'
import { normaliseReview, publicName } from '#fulfilment/reviews/domain/normalise-review.ts'
import { MAX_REVIEW_PHOTOS, type ReviewDraft } from '#fulfilment/reviews/domain/review.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { removePhotos, type StoredPhoto, storePhotos } from '#platform/images/store-photos.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import {
  type BoughtCandle,
  findReviewOrder,
  type ReviewOrder,
  type ReviewProof,
} from './find-review-order.ts'

export interface WrittenReview {
  proof: ReviewProof
  productId: string
  typed: ReviewDraft
  showsName: boolean
  keptPhotos: readonly string[]
  uploads: readonly Uint8Array[]
}

/** Writing again replaces the review, and the owner has to approve it again. */
export async function writeReview(shop: Shop, written: WrittenReview, request: RequestName = unnamedRequest) {
  const reviewOrder = await findReviewOrder(shop, written.proof)
  if (!reviewOrder.ok) return reviewOrder
  const order = reviewOrder.value
  const candle = order.candles.find(({ productId }) => productId === written.productId)
  if (!candle) return refuse('not-bought')
  const draft = normaliseReview(written.typed)
  if (!draft.ok) return draft
  const remainingPhotos = written.keptPhotos.filter((url) =>
    candle.review?.photos.some((photo) => photo.url === url),
  )
  if (remainingPhotos.length + written.uploads.length > MAX_REVIEW_PHOTOS) return refuse('too-many-photos')
  const allowed = await shop.rateLimits.consume('write-review', order.userId)
  if (!allowed.ok) return allowed
  const photos = await storePhotos(shop, 'review-images', written.uploads)
  if (!photos.ok) {
    shop.log.info({ code: photos.code }, 'A photograph of a review was refused.')
    return refuse(photos.code)
  }
  const name = written.showsName ? publicName(order.customerName) : null
  const review = { order, candle, draft: draft.value, name, remaining: remainingPhotos, photos: photos.value }
  // A double click gets the first request's answer, so the photos of the second request are deleted again.
  let isSaved = false
  try {
    return await answerOnce(shop, request, async ({ db }) => {
      await db.transaction((tx) => saveReview(shop, tx, review))
      isSaved = true
      return ok({ candle: candle.name })
    })
  } catch (error) {
    isSaved = false
    throw error
  } finally {
    if (!isSaved) await removePhotos(shop, photos.value)
  }
}

interface ReviewToSave {
  order: ReviewOrder
  candle: BoughtCandle
  draft: ReviewDraft
  name: string | null
  remaining: readonly string[]
  photos: readonly StoredPhoto[]
}

async function saveReview(shop: Shop, tx: Transaction, { order, candle, ...written }: ReviewToSave) {
  const at = shop.clock.now()
  if (written.photos.length > 0)
    await tx
      .insert(imageRecords)
      .values(
        written.photos.map(({ file: _file, ...photo }) => ({ ...photo, alt: candle.name, createdAt: at })),
      )
  const content = {
    ...written.draft,
    authorName: written.name,
    orderId: order.id,
    photos: [...written.remaining, ...written.photos.map(({ url }) => url)],
    status: 'waiting' as const,
    refusalReason: null,
    decidedAt: null,
    updatedAt: at,
  }
  await tx
    .insert(reviews)
    .values({ ...content, productId: candle.productId, userId: order.userId, createdAt: at })
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.userId],
      set: { ...content, version: sql`${reviews.version} + 1` },
    })
}

export async function withdrawReview(
  shop: Shop,
  { proof, productId }: { proof: ReviewProof; productId: string },
) {
  const reviewOrder = await findReviewOrder(shop, proof)
  if (!reviewOrder.ok) return reviewOrder
  const { userId } = reviewOrder.value
  await shop.db.delete(reviews).where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  return ok()
}
