import { expect, test } from 'vitest'
import { calculateAverage, calculateShare, sumRatings } from '#catalogue/products/domain/rating.ts'
import { normaliseReview, publicName } from './normalise-review.ts'
import type { ReviewDraft } from './review.ts'

const draft: ReviewDraft = { stars: 4, room: null, intensity: null, wouldBuyAgain: null, words: '' }

test.each([0, 6, 2.5, Number.NaN])('%d is no number of stars', (stars) => {
  expect(normaliseReview({ ...draft, stars })).toMatchObject({ ok: false, code: 'stars-missing' })
})

test('words keep their paragraphs and lose what no reader needs', () => {
  const words = '  Perfuma\u0007 a   sala.\r\n\r\n\r\n\r\nQueima \u202eaté o fim. '
  expect(normaliseReview({ ...draft, words })).toMatchObject({
    value: { words: 'Perfuma a sala.\n\nQueima até o fim.' },
  })
  expect(normaliseReview({ ...draft, words: 'a'.repeat(1_501) })).toMatchObject({ code: 'words-too-long' })
})

test.each([
  ['Marina de Souza Lima', 'Marina L.'],
  ['Ana', 'Ana'],
  ['  Élis   ângela ', 'Élis Â.'],
  ['123', null],
  ['', null],
])('%j signs as %j', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})

test('the average is rounded to one decimal, and is empty without reviews', () => {
  expect(calculateAverage(sumRatings([3, 1, 0, 0, 0]))).toBe(4.8)
  expect(calculateAverage(sumRatings([0, 0, 0, 0, 0]))).toBeNull()
  expect(calculateShare(1, 3)).toBe(33)
  expect(calculateShare(0, 0)).toBe(0)
})
