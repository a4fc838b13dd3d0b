import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPrice, hasPrices, type PricedProduct, planPrices, roundings } from './bulk-prices.ts'
import { pricesQuery, readPriceChange } from './read-price-change.ts'

const today = '2026-11-16'
const figo: PricedProduct = {
  id: 'p',
  name: 'Figo',
  version: 3,
  price: 9490,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  sizes: [
    { id: 's', name: '120 g', priceAdjustment: -3000 },
    { id: 'm', name: '180 g', priceAdjustment: 0 },
  ],
}

test.each([
  [10, 'cents', 10439],
  [10, 'ninety', 10390],
  [10, 'whole', 10400],
  [-7.5, 'cents', 8778],
  [-7.5, 'ninety', 8790],
  [-99, 'ninety', 90],
  [-99, 'whole', 100],
] as const)('R$ 94,90 changed by %d per cent (%s) is %d', (percent, rounding, price) => {
  expect(changedPrice(9490, { percent, rounding })).toBe(price)
})

test('a price is a positive whole number, and never more than half a real from the exact one', () => {
  const price = fc.integer({ min: 100, max: 5_000_000 })
  const percent = fc.integer({ min: -990, max: 9000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(price, percent, fc.constantFrom(...roundings), (before, change, rounding) => {
      const after = changedPrice(before, { percent: change, rounding })
      expect(Number.isInteger(after) && after > 0).toBe(true)
      const exact = (before * (100 + change)) / 100
      if (exact > 140) expect(Math.abs(after - exact)).toBeLessThanOrEqual(rounding === 'cents' ? 1 : 51)
      if (rounding !== 'cents') expect(after % 100).toBe(rounding === 'ninety' ? 90 : 0)
    }),
  )
})

describe('a plan', () => {
  test('rounds each size separately, and keeps a size without a difference at the product’s price', () => {
    const { pieces, plan, leftOut } = planPrices(figo, { percent: 10, rounding: 'ninety' }, today)
    expect(pieces).toEqual([
      { size: '120 g', from: 6490, to: 7090 },
      { size: '180 g', from: 9490, to: 10390 },
    ])
    expect(plan.sizes).toEqual([
      { id: 's', priceAdjustment: -3300 },
      { id: 'm', priceAdjustment: 0 },
    ])
    expect(leftOut).toBeNull()
    expect(hasPrices({ price: plan.price, sizes: figo.sizes }, plan)).toBe(false)
  })

  test.each([
    ['on-sale', { salePrice: 7490, saleFrom: '2026-11-10', saleUntil: '2026-11-16' }],
    ['on-sale', { salePrice: 7490, saleFrom: '2026-12-10', saleUntil: '2026-12-16' }],
    [null, { salePrice: 7490, saleFrom: '2026-11-10', saleUntil: '2026-11-15' }],
  ])('leaves out a product with a current or future promotion: %s', (leftOut, sale) => {
    expect(planPrices({ ...figo, ...sale }, { percent: 10, rounding: 'cents' }, today).leftOut).toBe(leftOut)
  })

  test('leaves out products whose price would not change or would be too high', () => {
    expect(planPrices(figo, { percent: 0, rounding: 'cents' }, today).leftOut).toBe('same')
    const dear = { ...figo, price: 90_000_000, sizes: [] }
    expect(planPrices(dear, { percent: 100, rounding: 'cents' }, today).leftOut).toBe('too-much')
  })
})

test.each([
  ['direction=down&percent=7,5', -7.5],
  ['percent=10%25&rounding=whole', 10],
  ['percent=900', 900],
  ['percent=901', null],
  ['direction=down&percent=99,1', null],
  ['percent=0', null],
  ['percent=abc', null],
])('the address %s asks for %s per cent', (query, percent) => {
  expect(readPriceChange(pricesQuery.read(new URLSearchParams(query)))?.percent ?? null).toBe(percent)
})
