import { expect, test } from 'vitest'
import { describeSizes } from './product-view.server.ts'

const images = [{ url: '/a.webp' }, { url: '/b.webp' }]
const sizes = (...named: (string | null)[]) =>
  named.map((image, place) => ({
    id: String(place),
    name: `${place}`,
    priceAdjustment: 0,
    image,
    stockQuantity: 3,
    minStockLevel: 1,
    sku: '',
    barcode: '',
    nextBatch: null,
  }))
const view = (...named: (string | null)[]) => {
  const { variants, comparison } = describeSizes({ variants: sizes(...named), images })
  return { places: variants.map(({ image }) => image), comparison }
}

test('a size shows its image, the others the cover', () => {
  expect(view(null, '/b.webp')).toEqual({ places: [0, 1], comparison: undefined })
})

test('an image that was removed from the product is not shown', () => {
  expect(view('/removed.webp', '/b.webp').places).toEqual([0, 1])
  expect(view('/removed.webp', null).places).toEqual([undefined, undefined])
  expect(view('/removed.webp', '/removed.webp').comparison).toBeUndefined()
})

test('an image of every size compares them, and none of them brings it to the front', () => {
  expect(view('/b.webp', '/b.webp')).toEqual({ places: [undefined, undefined], comparison: 1 })
  expect(view('/b.webp').comparison).toBeUndefined()
})

test('only a sold-out size shows when its next batch is ready', () => {
  const nextBatch = { readyOn: '2026-11-22', deliveryFrom: '2026-11-23', units: 4 }
  const variants = sizes(null, null).map((size, stockQuantity) => ({ ...size, stockQuantity, nextBatch }))
  expect(describeSizes({ variants, images }).variants.map(({ batch }) => batch?.next)).toEqual([
    'próxima leva em 22/11',
    undefined,
  ])
  expect(describeSizes({ variants, images }).variants[0]?.batch?.delivery).toContain('a partir de 23/11')
})
