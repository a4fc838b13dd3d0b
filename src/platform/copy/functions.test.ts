import { expect, test } from 'vitest'
import { waitWords } from './functions.ts'

test.each([
  [1, '1 segundo'],
  [89, '89 segundos'],
  [90, '2 minutos'],
  [3_600, '60 minutos'],
  [7_200, '2 horas'],
  [86_400, '24 horas'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
