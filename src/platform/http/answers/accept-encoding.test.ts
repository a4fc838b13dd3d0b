import { expect, it } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['zstd', 'br', 'gzip', 'identity']],
  ['zstd;q=0, br', ['br', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['GZIP;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['*;q=0, br', ['br', 'identity']],
  ['gzip;q=nonsense', ['identity']],
])('reads %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
  expect(acceptedEncodings(header), 'the remembered answer is the same').toEqual(encodings)
})
