import { expect, test } from 'vitest'
import { quantityFrom } from './stepper.tsx'

test.each([
  ['3', 1, 9, 3],
  ['', 1, 9, 1],
  ['abc', 1, 9, 1],
  ['0', 1, 9, 1],
  ['-4', 1, 9, 1],
  ['12', 1, 9, 9],
  ['2,5', 1, 9, 2],
  ['7', 1, undefined, 7],
])('typing %j between %s and %s counts as %i', (typed, min, max, expected) => {
  expect(quantityFrom(typed, min, max)).toBe(expected)
})
