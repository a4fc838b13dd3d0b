import { describe, expect, test } from 'vitest'
import { candlesIn, cartCount, cartTotal, isQuantity } from '#orders/domain/cart-line.ts'
import { buyable, lineNotice, withNotices } from './line-notice.ts'
import { averageUnitPrice, chooseRecommendations, isWithinTolerance } from './recommendations.ts'

test('the total is the sum of unit price times quantity', () => {
  const lines = [
    { unitPrice: 9900, quantity: 2 },
    { unitPrice: 14950, quantity: 1 },
  ]
  expect(cartTotal(lines)).toBe(34750)
  expect(cartCount(lines)).toBe(3)
  expect(cartTotal([])).toBe(0)
})

test('a kit counts as the candles in it', () => {
  expect(candlesIn([{ quantity: 2 }, { quantity: 2, pieces: 3 }])).toBe(8)
})

test.each([-1, 0, 0.5, 1e9, Number.NaN, '2', null])('%s is no quantity', (value) => {
  expect(isQuantity(value)).toBe(false)
})

describe('the text of a cart line', () => {
  const line = { active: true, stockQuantity: 5, quantity: 2, unitPrice: 9900, seenPrice: 9900 }

  test('is empty if nothing changed', () => {
    expect(lineNotice(line)).toBeNull()
    expect(lineNotice({ ...line, quantity: 5 })).toBeNull()
  })

  test('first that it cannot be bought, then that there are fewer, then that the price changed', () => {
    const changed = { ...line, unitPrice: 10900, quantity: 6 }
    expect(lineNotice({ ...changed, active: false })).toEqual({ kind: 'unavailable' })
    expect(lineNotice({ ...changed, stockQuantity: 0 })).toEqual({ kind: 'out-of-stock' })
    expect(lineNotice(changed)).toEqual({ kind: 'not-enough-stock', available: 5 })
    expect(lineNotice({ ...changed, quantity: 1 })).toEqual({ kind: 'price-changed', from: 9900, to: 10900 })
  })
})

describe('a cart whose lines cannot all be bought', () => {
  const line = {
    productId: 'a',
    active: true,
    stockQuantity: 10,
    quantity: 6,
    unitPrice: 9900,
    seenPrice: 9900,
  }

  test('counts only what can be', () => {
    const lines = withNotices([
      line,
      { ...line, productId: 'b', active: false },
      { ...line, productId: 'c', stockQuantity: 0 },
    ])
    expect(cartTotal(buyable(lines))).toBe(59400)
    expect(cartCount(buyable(lines))).toBe(6)
  })

  test('shows the available units of each size', () => {
    const notices = withNotices([line, { ...line, stockQuantity: 4 }]).map(({ notice }) => notice)
    expect(notices).toEqual([null, { kind: 'not-enough-stock', available: 4 }])
  })
})

describe('recommendations', () => {
  const product = (id: string, price: number) => ({ id, price })

  test('30% above and below the average still count, a centavo more does not', () => {
    expect(isWithinTolerance(13000, 10000)).toBe(true)
    expect(isWithinTolerance(7000, 10000)).toBe(true)
    expect(isWithinTolerance(13001, 10000)).toBe(false)
    expect(isWithinTolerance(6999, 10000)).toBe(false)
  })

  test('the average is over lines', () => {
    expect(averageUnitPrice([{ unitPrice: 8000 }, { unitPrice: 12000 }])).toBe(10000)
    expect(averageUnitPrice([])).toBe(0)
  })

  test('keeps the candidates’ order, at most four', () => {
    const candidates = ['a', 'b', 'c', 'd', 'e'].map((id) => product(id, 10000))
    expect(chooseRecommendations({ candidates, featured: [], average: 10000 }).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  test('tops up with featured ones whatever their price, never one twice', () => {
    const candidates = [product('a', 10000), product('dear', 20000)]
    const featured = [
      product('a', 10000),
      product('f', 50000),
      product('g', 100),
      product('h', 1),
      product('i', 2),
    ]
    expect(chooseRecommendations({ candidates, featured, average: 10000 }).map(({ id }) => id)).toEqual([
      'a',
      'f',
      'g',
      'h',
    ])
  })
})
