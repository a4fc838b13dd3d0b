import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRecipe, parsePercent } from './check-recipe.ts'
import { toCentavos, valueOfCentavos } from './ledger.ts'
import {
  calculateCost,
  countCandles,
  essenceShare,
  neededAmount,
  parseGrams,
  type RecipeMaterial,
  scaleLines,
} from './recipe.ts'

const price = (amount: number, paid: number) => ({ amount, value: valueOfCentavos(paid) })
const materials = new Map<string, RecipeMaterial & { amount: number }>([
  ['wax', { unit: 'g', kind: 'wax', price: price(10_000_000, 62_000), amount: 11_400_000 }],
  ['essence', { unit: 'g', kind: 'essence', price: price(500_000, 19_000), amount: 520_000 }],
  ['jar', { unit: 'piece', kind: 'jar', price: price(24, 44_400), amount: 26 }],
  ['new', { unit: 'piece', kind: 'other', price: null, amount: 0 }],
])
const recipe = {
  lossRate: 0,
  essenceLimit: 1000,
  workMinutes: 0,
  hourValue: null,
  lines: [
    { materialId: 'wax', amount: 165_000 },
    { materialId: 'essence', amount: 15_000 },
    { materialId: 'jar', amount: 1 },
  ],
}

test('a candle costs its materials, and the owner’s time if enabled', () => {
  expect(toCentavos(calculateCost(recipe, materials).total)).toBe(1023 + 570 + 1850)
  const withTime = { ...recipe, workMinutes: 10, hourValue: 3000 }
  expect(toCentavos(calculateCost(withTime, materials).work)).toBe(500)
  expect(toCentavos(calculateCost(withTime, materials).total)).toBe(1023 + 570 + 1850 + 500)
})

test('dearer wax makes the wax dearer, and nothing else', () => {
  expect(toCentavos(calculateCost(recipe, materials, 1000).total)).toBe(1125 + 570 + 1850)
})

test('a loss is of what is weighed, not of what is counted', () => {
  expect(neededAmount({ amount: 165_000, unit: 'g' }, 300, 24)).toBe(4_078_800)
  expect(neededAmount({ amount: 1, unit: 'piece' }, 300, 24)).toBe(24)
})

test('leaves the cost open if a material has no price', () => {
  const open = { ...recipe, lines: [...recipe.lines, { materialId: 'new', amount: 1 }] }
  expect(calculateCost(open, materials)).toMatchObject({
    isWhole: false,
    total: calculateCost(recipe, materials).total,
  })
})

test('limits the number of candles by the scarcest material', () => {
  expect(countCandles(recipe, materials).map(({ candles }) => candles)).toEqual([69, 34, 26])
  expect(essenceShare(recipe.lines, materials)).toBe(909)
  expect(essenceShare([{ materialId: 'jar', amount: 1 }], materials)).toBeNull()
})

test('scales the wax for another size, but not the jar', () => {
  expect(scaleLines(recipe.lines, materials, { from: 180, to: 320 })).toEqual([
    { materialId: 'wax', amount: 293_333 },
    { materialId: 'essence', amount: 26_667 },
    { materialId: 'jar', amount: 1 },
  ])
  expect([parseGrams('180 g'), parseGrams('320g'), parseGrams('Grande'), parseGrams(null)]).toEqual([
    180,
    320,
    null,
    null,
  ])
})

test('pouring many candles costs what each of them does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      (candles, lossRate, amount) => {
        const one = neededAmount({ amount, unit: 'g' }, lossRate)
        const all = neededAmount({ amount, unit: 'g' }, lossRate, candles)
        expect(Math.abs(all - one * candles)).toBeLessThanOrEqual(candles)
      },
    ),
  )
})

const units = new Map([
  ['wax', 'g' as const],
  ['jar', 'piece' as const],
])
const typed = { lossRate: '', essenceLimit: '', workMinutes: '', hourValue: '', lines: [] }
const check = (lines: { materialId: string; amount: string }[], more = {}) =>
  checkRecipe({ ...typed, lines, ...more }, units)

test('ignores an empty field and a line without an amount', () => {
  expect(
    check([
      { materialId: 'wax', amount: '165' },
      { materialId: '', amount: ' ' },
    ]),
  ).toEqual({
    ok: true,
    value: {
      lossRate: 0,
      essenceLimit: null,
      workMinutes: 0,
      hourValue: null,
      lines: [{ materialId: 'wax', amount: 165_000 }],
    },
  })
})

test.each([
  [[], {}, 'no-lines'],
  [[{ materialId: 'gone', amount: '1' }], {}, 'line-material'],
  [[{ materialId: 'jar', amount: '1,5' }], {}, 'line-amount'],
  [
    [
      { materialId: 'wax', amount: '1' },
      { materialId: 'wax', amount: '2' },
    ],
    {},
    'line-twice',
  ],
  [[{ materialId: 'wax', amount: '1' }], { lossRate: '51' }, 'loss-rate'],
  [[{ materialId: 'wax', amount: '1' }], { essenceLimit: 'muito' }, 'essence-limit'],
  [[{ materialId: 'wax', amount: '1' }], { workMinutes: '1,5' }, 'work-minutes'],
  [[{ materialId: 'wax', amount: '1' }], { hourValue: '-3' }, 'hour-value'],
])('refuses %j with %j as %s', (lines, more, code) => {
  expect(check(lines, more)).toMatchObject({ ok: false, code })
})

test('reads per cent as people write them', () => {
  expect(['8', '8,5', '8.25 %', '', 'x', '1000'].map(parsePercent)).toEqual([800, 850, 825, null, null, null])
})
