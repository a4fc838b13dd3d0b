import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test.each([
  { args: [], purchases: 5_000, kills: 50 },
  { args: ['--purchases', '400'], purchases: 400, kills: 4 },
  { args: ['--purchases', '10'], purchases: 10, kills: 1 },
  { args: ['--purchases', '400', '--kills', '7'], purchases: 400, kills: 7 },
])('$args plans $kills kills for $purchases purchases', ({ args, ...planned }) => {
  expect(readOptions(args)).toMatchObject(planned)
})
