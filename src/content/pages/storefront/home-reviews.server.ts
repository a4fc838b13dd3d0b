import type { listHomeProducts } from '#catalogue/products/use-cases/list-home-products.ts'
import { reviewsCopy } from '#fulfilment/reviews/copy/reviews.ts'

type HomeProduct = Awaited<ReturnType<typeof listHomeProducts>>[number]

const SHOWN = 3

/** The candles, and apart from them the reviews that were written last, whatever their stars: one of a candle. */
export function withRecentReviews(found: readonly HomeProduct[]) {
  const reviews = found
    .flatMap(({ latestReview, name, slug, cover }) =>
      latestReview ? [{ ...latestReview, name, slug, picture: latestReview.picture ?? cover }] : [],
    )
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, SHOWN)
    .map(({ authorName, createdAt, ...review }) => ({
      ...review,
      author: authorName ?? reviewsCopy.nameless,
    }))
  return { products: found.map(({ latestReview, ...product }) => product), reviews }
}

export type RecentReview = ReturnType<typeof withRecentReviews>['reviews'][number]
