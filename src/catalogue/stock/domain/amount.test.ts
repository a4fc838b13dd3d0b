import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, MATERIAL_UNITS, parseAmount, typedAmount } from './amount.ts'

test.each([
  ['10.000', 'g', 10_000_000],
  ['1.5', 'g', 1500],
  ['0,125', 'g', 125],
  ['1,5 kg', 'g', 1_500_000],
  ['1.250,5', 'ml', 1_250_500],
  ['2 l', 'ml', 2_000_000],
  ['24', 'piece', 24],
  ['24 un.', 'piece', 24],
] as const)('reads %s in %s', (typed, unit, amount) => {
  expect(parseAmount(typed, unit)).toBe(amount)
})

test.each([
  ['', 'g'],
  ['0', 'g'],
  ['-5', 'g'],
  ['1,5', 'piece'],
  ['0,0001', 'g'],
  ['2 kg', 'ml'],
  ['2 kg', 'piece'],
  ['1e3', 'g'],
  ['100.001', 'g'],
  ['10.001', 'piece'],
] as const)('takes %s for no amount of %s', (typed, unit) => {
  expect(parseAmount(typed, unit)).toBeNull()
})

test('a shown amount parses to the same amount', () => {
  const unit = fc.constantFrom(...MATERIAL_UNITS)
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 10_000 }), (of, amount) => {
      expect(parseAmount(typedAmount(amount, of), of)).toBe(amount)
    }),
  )
})

test('large amounts are written in kilograms and litres', () => {
  expect(formatAmount(11_400_000, 'g')).toBe('11,4\u00a0kg')
  expect(formatAmount(520_000, 'g')).toBe('520\u00a0g')
  expect(formatAmount(-1_500_000, 'ml')).toBe('−1,5\u00a0l')
  expect(formatAmount(1084, 'piece')).toBe('1.084\u00a0un.')
})
