import { expect, it } from 'vitest'
import { brandPagesCopy, duration } from './brand-pages.ts'

it.each([
  [2, '2 min'],
  [60, '1 hora'],
  [65, '1h05'],
  [90, '1h30'],
  [2880, '48 horas'],
])('%i minutes are %s', (minutes, words) => expect(duration(minutes)).toBe(words))

it('the ruler names the steps that it adds up', () => {
  expect(brandPagesCopy.takes(['Derreter', 'Verter', 'Rotular'], 90)).toBe('Derreter, Verter e Rotular: 1h30')
})
