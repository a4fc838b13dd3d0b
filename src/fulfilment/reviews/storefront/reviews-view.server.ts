import { formatAverage } from '#catalogue/products/copy/rating.ts'
import { calculateAverage, calculateShare, sumRatings } from '#catalogue/products/domain/rating.ts'
import { intensityLabels, roomLabels, reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import type { ProductReviews, PublishedReview } from '#fulfilment/reviews/use-cases/read-reviews.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'

export interface ReviewView {
  id: string
  author: string
  isDemo: boolean
  stars: number
  date: string
  facts: string[]
  words: string
  answer: string | null
  photos: ImageInfo[]
}

/** Built on the server, so that the page gets texts instead of formatting code. */
export interface ReviewsView {
  count: number
  average: string | null
  bars: { stars: number; count: number; share: number }[]
  hasDemo: boolean
  withPhotos: number
  photos: { image: ImageInfo; author: string }[]
  shown: ReviewView[]
}

export function describeReviews({ distribution, real, shown, ...rest }: ProductReviews): ReviewsView {
  const rating = sumRatings(distribution)
  const average = calculateAverage(rating)
  return {
    count: rating.count,
    average: average === null ? null : formatAverage(average),
    bars: distribution.map((count, place) => ({
      stars: 5 - place,
      count,
      share: calculateShare(count, rating.count),
    })),
    hasDemo: rating.count > real.count,
    withPhotos: rest.withPhotos,
    photos: rest.photos.map(({ authorName, ...image }) => ({ image, author: authorName ?? words.nameless })),
    shown: shown.map(describeReview),
  }
}

function describeReview(review: PublishedReview): ReviewView {
  const { id, stars, words: text, answer, photos, isDemo } = review
  return {
    id,
    stars,
    words: text,
    answer,
    photos,
    isDemo,
    author: review.authorName ?? words.nameless,
    date: formatDate(new Date(review.writtenAt)),
    facts: [
      review.room && words.room(roomLabels[review.room]),
      review.intensity && words.intensity(intensityLabels[review.intensity]),
      review.wouldBuyAgain !== null && words.again[review.wouldBuyAgain ? 'yes' : 'no'],
    ].filter((fact) => typeof fact === 'string'),
  }
}

/** Structured data for search engines, without demo reviews. Null if there is none. */
export function ratingForSearch({ real, shown }: ProductReviews) {
  const average = calculateAverage(real)
  if (average === null) return null
  return {
    average,
    count: real.count,
    reviews: shown
      .filter(({ isDemo }) => !isDemo)
      .map(({ authorName, stars, words: text, writtenAt }) => ({
        author: authorName ?? words.nameless,
        stars,
        words: text,
        day: writtenAt.slice(0, 10),
      })),
  }
}
