import { expect, it } from 'vitest'
import { averageOrder, calculateProfit, changeInPercent, noSales } from './domain.ts'

const october = {
  ...noSales,
  orders: 3,
  candles: 30_000,
  discount: 500,
  freight: 4500,
  gifts: 600,
  freightCost: 3000,
  cost: 9000,
  refunds: 10_000,
  returnedCost: 3000,
}

it('takes from what came in what it cost, and gives credit for candles that came back', () => {
  expect(calculateProfit(october)).toBe(30_000 - 500 + 4500 + 600 - 3000 - 9000 - 10_000 + 3000)
  expect(averageOrder(october)).toBe(11_533)
  expect([calculateProfit(noSales), averageOrder(noSales)]).toEqual([0, 0])
})

it('compares with what went before, and with nothing not at all', () => {
  expect([changeInPercent(114, 100), changeInPercent(50, 100), changeInPercent(5, 0)]).toEqual([
    14,
    -50,
    null,
  ])
})
