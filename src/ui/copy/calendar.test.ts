import { expect, test } from 'vitest'
import { dayAndTime, dayHeading, dayOfWeek, longMonth, plainDay, shortDay } from './calendar.ts'

/** Sunday, 15 November 2026, 00:30 in São Paulo. */
const now = new Date('2026-11-15T03:30:00Z')

test('days are named as in Brazil, on the city’s clock', () => {
  expect(dayOfWeek(now)).toBe('Domingo, 15 de novembro')
  expect(dayOfWeek(new Date('2026-11-15T02:59:00Z'))).toBe('Sábado, 14 de novembro')
  expect(shortDay('2026-03-05')).toBe('5 mar')
  expect(plainDay('2026-03-05')).toBe('05/03/2026')
  expect(longMonth('2026-03')).toBe('março de 2026')
})

test('near days are named by their distance', () => {
  expect(dayAndTime(new Date('2026-11-15T03:05:00Z'), now)).toBe('hoje, 00:05')
  expect(dayAndTime(new Date('2026-11-15T02:47:00Z'), now)).toBe('ontem, 23:47')
  expect(dayAndTime(new Date('2026-11-12T21:03:00Z'), now)).toBe('em 12/11/2026, 18:03')
})

test('a day heads what happened on it', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  expect(dayHeading('2026-11-18', now)).toBe('Hoje, 18 de novembro')
  expect(dayHeading('2026-11-17', now)).toBe('Ontem, 17 de novembro')
  expect(dayHeading('2026-11-01', now)).toBe('Domingo, 1º de novembro')
  expect(dayHeading('2025-12-31', now)).toBe('Quarta-feira, 31 de dezembro de 2025')
  expect(dayHeading('2026-11-18')).toBe('Quarta-feira, 18 de novembro de 2026')
})
