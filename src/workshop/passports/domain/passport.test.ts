import { expect, test } from 'vitest'
import { checkNote, makePassportCode, NOTE_LENGTH, readPassportCode } from './passport.ts'

test('generates a code of eight unambiguous characters', () => {
  const code = makePassportCode((size) => Uint8Array.from({ length: size }, (_, place) => place * 30))
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(code).toBe(readPassportCode(code))
})

test('leaves out bytes that would make some letters more likely', () => {
  const draws = [
    [248, 255, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 12, 13],
  ]
  expect(makePassportCode(() => Uint8Array.from(draws.shift() ?? []))).toBe('23456789')
})

test('reads a code in small letters, and nothing else', () => {
  expect(readPassportCode(' k7pm4xqt ')).toBe('K7PM4XQT')
  for (const typed of ['', '27', 'K7PM4XQ', 'K7PM4XQTT', 'K7PM4XQ0', 'K7PM-4XQT']) {
    expect(readPassportCode(typed)).toBeNull()
  }
})

test('keeps the lines of a note, and refuses one that is too long', () => {
  expect(checkNote(' Choveu.\r\n\r\nFirmou devagar. ')).toMatchObject({ value: 'Choveu.\n\nFirmou devagar.' })
  expect(checkNote('a'.repeat(NOTE_LENGTH))).toMatchObject({ ok: true })
  expect(checkNote('a'.repeat(NOTE_LENGTH + 1))).toMatchObject({ ok: false, code: 'note-long' })
})
