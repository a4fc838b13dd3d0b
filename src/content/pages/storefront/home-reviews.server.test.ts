import { expect, test } from 'vitest'
import { withRecentReviews } from './home-reviews.server.ts'

type HomeProduct = Parameters<typeof withRecentReviews>[0][number]

const candle = (slug: string, day: string | null): HomeProduct => ({
  id: slug,
  name: slug,
  slug,
  price: 9_000,
  priceBefore: null,
  from: null,
  cover: null,
  hoverImage: null,
  scent: null,
  rating: null,
  latestReview:
    day === null
      ? null
      : {
          id: `review-${slug}`,
          authorName: slug === 'figo' ? null : 'Marina A.',
          stars: 3,
          words: 'Boa.',
          isDemo: false,
          picture: null,
          createdAt: day,
        },
})

test('shows the three latest reviews, newest first, and sends each once', () => {
  const { products, reviews } = withRecentReviews([
    candle('cedro', '2026-10-01T10:00:00Z'),
    candle('figo', '2026-11-01T10:00:00Z'),
    candle('palo-santo', null),
    candle('jasmim', '2026-09-01T10:00:00Z'),
    candle('lavanda', '2026-11-02T10:00:00Z'),
  ])
  expect(reviews.map(({ slug, author }) => [slug, author])).toEqual([
    ['lavanda', 'Marina A.'],
    ['figo', 'Quem comprou'],
    ['cedro', 'Marina A.'],
  ])
  expect(products).toHaveLength(5)
  expect(products[0]).not.toHaveProperty('latestReview')
})
