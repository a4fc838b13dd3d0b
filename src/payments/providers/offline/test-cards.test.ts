import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTestCard, passesLuhn } from './test-cards.ts'

const now = new Date('2026-11-30T23:00:00Z')
const card = (number: string, changes = {}) => ({
  number,
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
  ...changes,
})

describe('checkTestCard', () => {
  it.each([
    ['4242 4242 4242 4242', { verdict: 'pays' }],
    ['4242424242424242', { verdict: 'pays' }],
    ['4000 0000 0000 0002', { verdict: 'declined', reason: 'card-declined' }],
    ['4000 0025 0000 3155', { verdict: 'asks-first' }],
    ['4000 0000 0000 9995', { verdict: 'declined', reason: 'insufficient-funds' }],
    ['5555 5555 5555 4444', { verdict: 'declined', reason: 'test-cards-only' }],
    ['4242 4242 4242 4241', { verdict: 'mistyped', reason: 'incorrect-number' }],
    ['', { verdict: 'mistyped', reason: 'incorrect-number' }],
    ['4242 4242 4242 424x', { verdict: 'mistyped', reason: 'incorrect-number' }],
  ])('%s', (number, verdict) => {
    expect(checkTestCard(card(number), now)).toEqual(verdict)
  })

  it.each([
    ['the last evening of its month in São Paulo', 11, 2026, 'pays'],
    ['two digits of the year', 1, 28, 'pays'],
    ['last month', 10, 2026, 'mistyped'],
    ['last year', 12, 25, 'mistyped'],
    ['month 0', 0, 2030, 'mistyped'],
    ['month 13', 13, 2030, 'mistyped'],
    ['a month and a half', 1.5, 2030, 'mistyped'],
    ['a year in another age', 1, 9999, 'mistyped'],
  ] as const)('expiry: %s', (_what, expiryMonth, expiryYear, verdict) => {
    const checked = checkTestCard(card('4242424242424242', { expiryMonth, expiryYear }), now)
    expect(checked.verdict).toBe(verdict)
  })

  it.each(['', '12', '12345', 'abc'])('code %j is mistyped', (cvc) => {
    expect(checkTestCard(card('4242424242424242', { cvc }), now)).toEqual({
      verdict: 'mistyped',
      reason: 'incorrect-cvc',
    })
  })
})

describe('passesLuhn', () => {
  it('notices every single wrong digit', () => {
    const digits = '4242424242424242'
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const wrong = (Number(digits[at]) + shift) % 10
        expect(passesLuhn(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(false)
      }),
    )
  })
})
