import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averagePrice,
  centavosOf,
  divide,
  type Holding,
  valueAt,
  valueOfCentavos,
  valueOfChange,
  valueOfPurchase,
} from './ledger.ts'

const nothing: Holding = { amount: 0, value: 0 }
const add = (held: Holding, change: Holding): Holding => ({
  amount: held.amount + change.amount,
  value: held.value + change.value,
})
const buy = (held: Holding, amount: number, paid: number) =>
  add(held, { amount, value: valueOfPurchase(held, amount, paid) })
const use = (held: Holding, amount: number) =>
  add(held, { amount: -amount, value: valueOfChange(held, null, -amount) })

const purchase = fc.record({
  amount: fc.integer({ min: 1000, max: 50_000_000 }),
  paid: fc.integer({ min: 0, max: 50_000 }),
})

test('rounds half away from zero, also where the product is larger than a number holds', () => {
  expect([divide(1, 1, 2), divide(-1, 1, 2), divide(1, 1, -2), divide(0, 5, 3)]).toEqual([1, -1, -1, 0])
  expect(divide(90_000_000_000_000, 1_000_000_007, 1_000_000_007)).toBe(90_000_000_000_000)
  expect(() => divide(90_000_000_000_000, 1000, 1)).toThrow('too large')
  expect(centavosOf(1_499_999)).toBe(1)
  expect(centavosOf(1_500_000)).toBe(2)
})

test('ten kilograms for R$ 620,00 make a candle of 165 g cost R$ 10,23 of wax', () => {
  const wax = buy(nothing, 10_000_000, 62_000)
  expect(centavosOf(valueAt(wax, 165_000))).toBe(1023)
})

test('two purchases are averaged by weight, in whichever order they were written down', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (list) => {
      const inOrder = list.reduce((held, { amount, paid }) => buy(held, amount, paid), nothing)
      const turned = list.toReversed().reduce((held, { amount, paid }) => buy(held, amount, paid), nothing)
      expect(turned).toEqual(inOrder)
      expect(inOrder.value).toBe(valueOfCentavos(list.reduce((sum, { paid }) => sum + paid, 0)))
    }),
  )
})

test('what is used and what is left are together what was bought, and using changes no average', () => {
  const step = fc.oneof(
    purchase.map((bought) => ({ kind: 'buy' as const, ...bought })),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'use' as const, percent })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let held = nothing
      let paid = 0
      let takenValue = 0
      for (const one of steps) {
        const before = held
        if (one.kind === 'buy') {
          held = buy(held, one.amount, one.paid)
          paid += one.paid
          continue
        }
        const amount = Math.ceil((held.amount * one.percent) / 100)
        if (amount === 0) continue
        held = use(held, amount)
        takenValue += before.value - held.value
        // What is left is worth its share of what there was, to the half of a millionth of a centavo.
        const drift = BigInt(held.value) * BigInt(before.amount) - BigInt(before.value) * BigInt(held.amount)
        expect(drift < 0n ? -drift : drift).toBeLessThanOrEqual(BigInt(before.amount))
        if (held.amount === 0) expect(held.value).toBe(0)
      }
      expect(held.amount).toBeGreaterThanOrEqual(0)
      expect(held.value).toBeGreaterThanOrEqual(0)
      expect(takenValue + held.value).toBe(valueOfCentavos(paid))
    }),
  )
})

test('what was used before it was bought costs what is paid for it afterwards', () => {
  fc.assert(
    fc.property(purchase, fc.integer({ min: 1, max: 50_000_000 }), purchase, (first, used, second) => {
      const held = use(buy(nothing, first.amount, first.paid), used)
      const after = buy(held, second.amount, second.paid)
      if (held.amount >= 0) expect(after.value).toBe(held.value + valueOfCentavos(second.paid))
      else {
        const price = { amount: second.amount, value: valueOfCentavos(second.paid) }
        expect(after.value).toBe(valueAt(price, after.amount))
      }
    }),
  )
})

test('an empty shelf has the price that was paid last, and one that never had any has none', () => {
  const last = { amount: 500_000, value: valueOfCentavos(18_000) }
  expect(averagePrice(nothing, last)).toBe(last)
  expect(averagePrice({ amount: 100, value: 7 }, last)).toEqual({ amount: 100, value: 7 })
  expect(averagePrice(nothing, null)).toBeNull()
  expect(valueOfChange(nothing, null, -5)).toBe(0)
  expect(centavosOf(valueOfChange(nothing, last, -250_000))).toBe(-9000)
})
