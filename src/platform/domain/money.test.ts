import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centavosFromDecimal,
  decimalFromCentavos,
  formatBrl,
  formatSignedBrl,
  parseBrl,
  roundToCentavos,
} from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })

test('money is shown the Brazilian way, with a space that does not break', () => {
  expect(formatBrl(123450)).toBe('R$\u00a01.234,50')
  expect(formatBrl(0)).toBe('R$\u00a00,00')
})

test('money is written as Intl would write it', () => {
  const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(fc.property(amounts, (amount) => formatBrl(amount) === intl.format(amount / 100)))
})

test('a difference shows its direction', () => {
  expect([644, -200, 0].map(formatSignedBrl)).toEqual([
    '+\u00a0R$\u00a06,44',
    '−\u00a0R$\u00a02,00',
    'R$\u00a00,00',
  ])
})

describe('the database’s decimals', () => {
  test.each([
    ['12.50', 1250],
    ['12', 1200],
    ['0.05', 5],
    ['-20.00', -2000],
    ['1.2', 120],
  ])('%s is %i centavos', (decimal, centavos) => {
    expect(centavosFromDecimal(decimal)).toBe(centavos)
  })

  test.each(['', '1,50', '1.234', 'NaN', '1e3', '--1'])('%s is no amount', (text) => {
    expect(() => centavosFromDecimal(text)).toThrow(RangeError)
  })

  test('there and back again nothing is lost', () => {
    fc.assert(fc.property(amounts, (amount) => centavosFromDecimal(decimalFromCentavos(amount)) === amount))
  })

  test('half a centavo cannot be kept', () => {
    expect(() => decimalFromCentavos(1.5)).toThrow(RangeError)
  })
})

describe('amounts typed by a person', () => {
  test.each([
    ['1.234,50', 123450],
    ['R$ 12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
  ])('%s is %i centavos', (text, centavos) => {
    expect(parseBrl(text)).toBe(centavos)
  })

  test.each(['', 'doze', '1,234', '1.2.3'])('%j is no amount', (text) => {
    expect(parseBrl(text)).toBeNull()
  })

  test('every shown amount can be typed', () => {
    fc.assert(fc.property(amounts, (amount) => parseBrl(formatBrl(amount)) === amount))
  })
})

describe('rounding', () => {
  test.each([
    [1.5, 2],
    [2.5, 3],
    [1.005 * 100, 101],
    [-1.5, -2],
    [0.4999, 0],
  ])('%d becomes %i', (exact, centavos) => {
    expect(roundToCentavos(exact)).toBe(centavos)
  })

  test('never moves by more than half a centavo', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        (exact) => Math.abs(roundToCentavos(exact) - exact) <= 0.500001,
      ),
    )
  })
})
