import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeOrderNumber, readOrderNumber } from './order-number.ts'

describe('makeOrderNumber', () => {
  it('is short, grouped and without similar letters', () => {
    for (let i = 0; i < 500; i++) {
      expect(makeOrderNumber(randomBytes, 'LC')).toMatch(/^LC-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    }
  })

  it('skips bytes that would favour the first letters', () => {
    const draws = [
      new Uint8Array(8).fill(255),
      new Uint8Array(8).fill(240),
      Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 29),
    ]
    expect(makeOrderNumber(() => draws.shift() as Uint8Array, 'LC')).toBe('LC-2345-678Z')
  })

  it('does not repeat itself in a thousand draws', () => {
    const drawn = new Set(Array.from({ length: 1000 }, () => makeOrderNumber(randomBytes, 'LC')))
    expect(drawn.size).toBe(1000)
  })
})

describe('readOrderNumber', () => {
  it.each([
    ['LC-7K3M-9Q2X', 'LC-7K3M-9Q2X'],
    [' lc 7k3m 9q2x ', 'LC-7K3M-9Q2X'],
    ['lc7k3m9q2x', 'LC-7K3M-9Q2X'],
    ['LC\u20117K3M\u20119Q2X', 'LC-7K3M-9Q2X'],
    ['LC\u20137K3M\u20149Q2X', 'LC-7K3M-9Q2X'],
    ['mim-7k3m-9q2x', 'MIM-7K3M-9Q2X'],
    ['7K3M-9Q2X', null],
    ['TESTE-7K3M-9Q2X', null],
    ['LC-7K3M', null],
    ['LC-7K3M-9Q2X-1', null],
    ['LC-0000-1111', null],
    ['Helena', null],
  ])('%j', (typed, number) => {
    expect(readOrderNumber(typed)).toBe(number)
  })
})
