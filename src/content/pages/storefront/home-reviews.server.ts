import type { listHomeProducts } from '#catalogue/products/use-cases/list-home-products.ts'
import { reviewsCopy } from '#fulfilment/reviews/copy/reviews.ts'

type HomeProduct = Awaited<ReturnType<typeof listHomeProducts>>[number]

const SHOWN = 3

/** Latest review of each candle, regardless of its stars. */
export function withRecentReviews(products: readonly HomeProduct[]) {
  const reviews = products
    .flatMap(({ latestReview, name, slug, cover }) =>
      latestReview ? [{ ...latestReview, name, slug, picture: latestReview.picture ?? cover }] : [],
    )
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt))
    .slice(0, SHOWN)
    .map(({ authorName, createdAt, ...review }) => ({
      ...review,
      author: authorName ?? reviewsCopy.nameless,
    }))
  return { products: products.map(({ latestReview, ...product }) => product), reviews }
}

export type RecentReview = ReturnType<typeof withRecentReviews>['reviews'][number]
