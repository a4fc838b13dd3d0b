import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseByteRange } from './send-file.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('reads %s of a file of 100 bytes', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected)
})

it('never reads outside the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), fc.integer({ min: 0, max: 1_000 }), (first, last, size) => {
      const range = parseByteRange(`bytes=${first}-${last ?? ''}`, size)
      if (typeof range === 'string') return
      expect(range.start).toBeLessThanOrEqual(range.end)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
