import { expect, it } from 'vitest'
import { EMPTY_SHELF, type Shelf, storefrontParts } from './storefront-parts.ts'

const on = { gifts: 'yes', quiz: 'yes', invoiceCpf: 'yes', newsletter: 'yes', batchCounts: 'yes' }
const off = { gifts: '', quiz: '', invoiceCpf: '', newsletter: '', batchCounts: '' }
const sale = (percentOff: string) => ({
  offered: percentOff,
  step1: '',
  step2: '',
  step3: '',
  least: '',
  most: '',
})
const full: Shelf = { candles: 3, scentedCandles: 3, hasCollections: true, hasPosts: true }

it('shows nothing in a shop whose owner enabled and wrote nothing', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, EMPTY_SHELF)
  expect(Object.values(parts)).not.toContain(true)
})

it('shows all of it in a shop that switched all on and fills it', () => {
  const parts = storefrontParts({ features: on, vouchers: sale('yes') }, full)
  expect(Object.values(parts)).not.toContain(false)
})

it.each([
  [1, 1, { quiz: false, compare: false }],
  [2, 2, { quiz: false, compare: true }],
  [4, 2, { quiz: false, compare: true }],
  [3, 3, { quiz: true, compare: true }],
])(
  'a shop with %i candles, %i of them with notes and intensity, has %j',
  (candles, scentedCandles, parts) => {
    const shelf = { ...EMPTY_SHELF, candles, scentedCandles }
    expect(storefrontParts({ features: on, vouchers: sale('') }, shelf)).toMatchObject(parts)
  },
)

it('keeps the quiz away while it is switched off', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, full)
  expect(parts).toMatchObject({ quiz: false, compare: true, collections: true, blog: true })
})
