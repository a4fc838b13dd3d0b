import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal, formatWhole } from './format-number.ts'

test('thousands stand apart', () => {
  expect([0, 12, 999, 1_000, 20_000, 1_234_567].map(formatWhole)).toEqual([
    '0',
    '12',
    '999',
    '1.000',
    '20.000',
    '1.234.567',
  ])
})

test('a whole number is written as Intl would write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      (number) => formatWhole(number) === number.toLocaleString('pt-BR'),
    ),
  )
})

test('decimals are written as Intl would write them', () => {
  expect([8, 8.5, 0.25].map((value) => formatDecimal(value))).toEqual(['8', '8,5', '0,25'])
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }).filter((thousandths) => thousandths !== 0),
      fc.constantFrom(0, 2, 3),
      (thousandths, least) => {
        const intl = { minimumFractionDigits: least, maximumFractionDigits: 3, useGrouping: false }
        const value = thousandths / 1_000
        return formatDecimal(value, { least }) === value.toLocaleString('pt-BR', intl)
      },
    ),
  )
})

test('kilometres are rounded as Intl would round them', () => {
  expect(formatDecimal(9.45, { least: 1, most: 1 })).toBe('9,5')
  fc.assert(
    fc.property(fc.nat(60_000), (metres) => {
      const intl = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
      const value = metres / 1_000
      return formatDecimal(value, { least: 1, most: 1 }) === value.toLocaleString('pt-BR', intl)
    }),
  )
})
