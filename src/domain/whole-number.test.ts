import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMeasure, formatWhole } from './whole-number.ts'

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

test('a measure keeps its decimals, as Intl would write it', () => {
  expect(formatMeasure(8.5)).toBe('8,5')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e7 }).map((thousandths) => thousandths / 1_000),
      (number) => formatMeasure(number) === number.toLocaleString('pt-BR'),
    ),
  )
})
