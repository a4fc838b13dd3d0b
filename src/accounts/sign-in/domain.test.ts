import { describe, expect, test } from 'vitest'
import { codeDigits, codeRejection, isRepetition, isWholeCode } from './domain.ts'

test.each([
  ['481902', '481902'],
  [' 481 902 ', '481902'],
  ['481-902', '481902'],
  ['481902 é o seu código da Lume & Coco', '481902'],
  ['4819', '4819'],
  ['48190277', '481902'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})

test('a code has six digits', () => {
  expect(['481902', '000000'].map(isWholeCode)).toEqual([true, true])
  expect(['48190', '4819022', '48190a', ''].map(isWholeCode)).toEqual([false, false, false, false])
})

describe('a code', () => {
  const now = new Date('2026-11-12T17:32:00.000Z')
  const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const live = { triesLeft: 5, expiresAt: secondsLater(1), usedAt: null }

  test('is tried until it ends, is used or was guessed at five times', () => {
    expect(codeRejection(live, now)).toBeNull()
    expect(codeRejection({ ...live, expiresAt: now }, now)).toBe('code-expired')
    expect(codeRejection({ ...live, triesLeft: 0 }, now)).toBe('no-tries-left')
    expect(codeRejection({ ...live, usedAt: now }, now)).toBe('code-used')
    expect(codeRejection(undefined, now)).toBe('code-not-here')
  })

  test('counts once more for a minute in the browser that used it', () => {
    expect(isRepetition({ usedAt: now }, secondsLater(60))).toBe(true)
    expect(isRepetition({ usedAt: now }, secondsLater(61))).toBe(false)
    expect(isRepetition({ usedAt: null }, now)).toBe(false)
  })
})
