import { describe, expect, it } from 'vitest'
import { readSeenVersion } from './seen-version.ts'

describe('readSeenVersion', () => {
  it('is what the form saw', () => {
    expect(readSeenVersion('12')).toBe(12)
  })

  it.each([null, '', 'x', '-1', '1.5', 'Infinity', '1e308', '2147483648'])('is nothing for %j', (field) => {
    expect(readSeenVersion(field)).toBe(0)
  })
})
