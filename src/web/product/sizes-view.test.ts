import { expect, test } from 'vitest'
import { describeSizes } from './sizes-view.server.ts'

const images = [{ url: '/a.webp' }, { url: '/b.webp' }]
const sizes = (...named: (string | null)[]) =>
  named.map((image, place) => ({ id: String(place), name: `${place}`, priceAdjustment: 0, image }))
const places = (...named: (string | null)[]) =>
  describeSizes({ variants: sizes(...named), images }).map(({ image }) => image)

test('a size shows its image, the others the cover', () => {
  expect(places(null, '/b.webp')).toEqual([0, 1])
})

test('an image that was taken off the product is nobody’s', () => {
  expect(places('/removed.webp', '/b.webp')).toEqual([0, 1])
  expect(places('/removed.webp', null)).toEqual([undefined, undefined])
})
