import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averagePrice,
  divide,
  type Holding,
  toCentavos,
  valueAt,
  valueOfCentavos,
  valueOfChange,
  valueOfPurchase,
} from './ledger.ts'

const empty: Holding = { amount: 0, value: 0 }
const add = (holding: Holding, change: Holding): Holding => ({
  amount: holding.amount + change.amount,
  value: holding.value + change.value,
})
const buy = (holding: Holding, amount: number, paid: number) =>
  add(holding, { amount, value: valueOfPurchase(holding, amount, paid) })
const use = (holding: Holding, amount: number) =>
  add(holding, { amount: -amount, value: valueOfChange(holding, null, -amount) })

const purchase = fc.record({
  amount: fc.integer({ min: 1000, max: 50_000_000 }),
  paid: fc.integer({ min: 0, max: 50_000 }),
})

test('rounds half away from zero, also where the product is larger than a number holds', () => {
  expect([divide(1, 1, 2), divide(-1, 1, 2), divide(1, 1, -2), divide(0, 5, 3)]).toEqual([1, -1, -1, 0])
  expect(divide(90_000_000_000_000, 1_000_000_007, 1_000_000_007)).toBe(90_000_000_000_000)
  expect(() => divide(90_000_000_000_000, 1000, 1)).toThrow('too large')
  expect(toCentavos(1_499_999)).toBe(1)
  expect(toCentavos(1_500_000)).toBe(2)
})

test('ten kilograms for R$ 620,00 make a candle of 165 g cost R$ 10,23 of wax', () => {
  const wax = buy(empty, 10_000_000, 62_000)
  expect(toCentavos(valueAt(wax, 165_000))).toBe(1023)
})

test('two purchases are averaged by weight, in whichever order they were written down', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (list) => {
      const inOrder = list.reduce((holding, { amount, paid }) => buy(holding, amount, paid), empty)
      const turned = list
        .toReversed()
        .reduce((holding, { amount, paid }) => buy(holding, amount, paid), empty)
      expect(turned).toEqual(inOrder)
      expect(inOrder.value).toBe(valueOfCentavos(list.reduce((sum, { paid }) => sum + paid, 0)))
    }),
  )
})

test('used plus remaining material equals what was bought, and using it keeps the average price', () => {
  const step = fc.oneof(
    purchase.map((order) => ({ kind: 'buy' as const, ...order })),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'use' as const, percent })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let holding = empty
      let paid = 0
      let takenValue = 0
      for (const step of steps) {
        const before = holding
        if (step.kind === 'buy') {
          holding = buy(holding, step.amount, step.paid)
          paid += step.paid
          continue
        }
        const amount = Math.ceil((holding.amount * step.percent) / 100)
        if (amount === 0) continue
        holding = use(holding, amount)
        takenValue += before.value - holding.value
        // The remaining value may deviate from its exact share by rounding only.
        const drift =
          BigInt(holding.value) * BigInt(before.amount) - BigInt(before.value) * BigInt(holding.amount)
        expect(drift < 0n ? -drift : drift).toBeLessThanOrEqual(BigInt(before.amount))
        if (holding.amount === 0) expect(holding.value).toBe(0)
      }
      expect(holding.amount).toBeGreaterThanOrEqual(0)
      expect(holding.value).toBeGreaterThanOrEqual(0)
      expect(takenValue + holding.value).toBe(valueOfCentavos(paid))
    }),
  )
})

test('material used before its purchase costs the later price', () => {
  fc.assert(
    fc.property(purchase, fc.integer({ min: 1, max: 50_000_000 }), purchase, (first, used, second) => {
      const holding = use(buy(empty, first.amount, first.paid), used)
      const after = buy(holding, second.amount, second.paid)
      if (holding.amount >= 0) expect(after.value).toBe(holding.value + valueOfCentavos(second.paid))
      else {
        const price = { amount: second.amount, value: valueOfCentavos(second.paid) }
        expect(after.value).toBe(valueAt(price, after.amount))
      }
    }),
  )
})

test('an empty shelf has the price that was paid last, and one that never had any has none', () => {
  const last = { amount: 500_000, value: valueOfCentavos(18_000) }
  expect(averagePrice(empty, last)).toBe(last)
  expect(averagePrice({ amount: 100, value: 7 }, last)).toEqual({ amount: 100, value: 7 })
  expect(averagePrice(empty, null)).toBeNull()
  expect(valueOfChange(empty, null, -5)).toBe(0)
  expect(toCentavos(valueOfChange(empty, last, -250_000))).toBe(-9000)
})
