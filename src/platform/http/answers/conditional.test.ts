import { expect, it } from 'vitest'
import { holdsCurrent, rangeStillApplies } from './conditional.ts'

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['*', true],
])('If-None-Match: %s', (header, expected) => {
  expect(holdsCurrent(header, '"a"')).toBe(expected)
})

it.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  ['Wed, 21 Oct 2015 07:28:00 GMT', false],
])('If-Range: %s', (header, expected) => {
  expect(rangeStillApplies(header, '"a"')).toBe(expected)
})
