import { describe, expect, it } from 'vitest'
import { seenNumber } from './seen-number.ts'

describe('seenNumber', () => {
  it('is what the form saw', () => {
    expect(seenNumber('12')).toBe(12)
  })

  it.each([null, '', 'x', '-1', '1.5', 'Infinity', '1e308', '2147483648'])('is nothing for %j', (field) => {
    expect(seenNumber(field)).toBe(0)
  })
})
