import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultInRequestLine } from './check-request-line.ts'

it.each([
  ['GET', '/'],
  ['HEAD', '/produto/vela-c%C3%ADtrica'],
  ['POST', '/api/functions/cep-lookup'],
  ['GET', '/produtos?search=50%off'],
])('lets %s %s pass', (method, url) => {
  expect(faultInRequestLine(method, url)).toBeUndefined()
})

it.each([
  ['TRACE', '/', 'method-not-allowed'],
  ['PROPFIND', '/', 'method-not-allowed'],
  ['GET', 'http://evil.example/', 'malformed-url'],
  ['OPTIONS', '*', 'malformed-url'],
  ['GET', '//evil.example/', 'malformed-url'],
  ['GET', '/%2Fevil.example/', 'malformed-url'],
  ['GET', '/\\evil.example', 'malformed-url'],
  ['GET', '/%5Cevil.example', 'malformed-url'],
  ['GET', '/produto/%', 'malformed-url'],
  ['GET', '/produto/%zz', 'malformed-url'],
  ['GET', '/produto/%C3', 'malformed-url'],
  ['GET', '/produto/a%00b', 'malformed-url'],
  ['GET', '/produtos?search=%00', 'malformed-url'],
] as const)('finds the fault in %s %s', (method, url, fault) => {
  expect(faultInRequestLine(method, url)).toBe(fault)
})

it('never throws, and whatever passes can be decoded', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const url = `/${text}`
      if (faultInRequestLine('GET', url) === undefined) decodeURIComponent(url.split('?')[0] as string)
    }),
  )
})

it('refuses an address longer than React Router would ever need', () => {
  expect(faultInRequestLine('GET', `/${'a'.repeat(7_999)}`)).toBeUndefined()
  expect(faultInRequestLine('GET', `/${'a'.repeat(8_000)}`)).toBe('url-too-long')
})
