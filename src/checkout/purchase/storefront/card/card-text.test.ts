import { describe, expect, it } from 'vitest'
import { buildCard, cardFaults, maskCardNumber, maskCvc, maskExpiry } from './test-card-fields.tsx'

describe('the card form while the customer types', () => {
  it.each([
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['4242 ', '4242'],
  ])('number %s', (typed, shown) => expect(maskCardNumber(typed)).toBe(shown))

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['8', '08'],
    ['829', '08 / 29'],
    ['12 / 2', '12 / 2'],
    ['12 / ', '12'],
    ['122934', '12 / 29'],
    ['1/', '01'],
    ['1/30', '01 / 30'],
    ['1/2030', '01 / 2030'],
    ['12/2030', '12 / 2030'],
    ['12 / 203', '12 / 203'],
    ['8/29', '08 / 29'],
  ])('expiry %s', (typed, shown) => expect(maskExpiry(typed)).toBe(shown))

  it('code', () => expect(maskCvc('12a345')).toBe('1234'))
})

describe('cardFaults', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

  it('finds none in a card', () => expect(cardFaults(good)).toEqual([]))

  it.each([
    [{ ...good, number: '4242' }, ['number']],
    [{ ...good, expiry: '13 / 34' }, ['expiry']],
    [{ ...good, expiry: '12' }, ['expiry']],
    [{ ...good, expiry: '12 / 203' }, ['expiry']],
    [{ ...good, cvc: '12' }, ['cvc']],
    [{ number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('finds them in %j', (card, faults) => expect(cardFaults(card)).toEqual(faults))

  it('reads a year in two digits or in four', () => {
    const inFull = { ...good, expiry: '12 / 2034' }
    expect(cardFaults(inFull)).toEqual([])
    expect(buildCard(inFull)).toEqual(buildCard(good))
  })

  it('reads the card for the provider', () =>
    expect(buildCard(good)).toEqual({
      number: '4242424242424242',
      expiry_month: 12,
      expiry_year: 2034,
      cvc: '123',
    }))
})
