import { expect, test } from 'vitest'
import { readLinkAddress } from './link-address.ts'

test.each([
  ['https://exemplo.com.br/a?b=1#c', 'https://exemplo.com.br/a?b=1#c'],
  [' http://exemplo.com.br ', 'http://exemplo.com.br/'],
  ['www.exemplo.com.br/velas', 'https://www.exemplo.com.br/velas'],
  ['mailto:ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
  ['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
  ['/produtos?search=jasmim', '/produtos?search=jasmim'],
  ['/blog/o-primeiro-acender#fim', '/blog/o-primeiro-acender#fim'],
])('%s leads to %s', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://exemplo.com.br/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://banco.com.br@evil.example',
  'https://',
  'produtos',
  '#fim',
  '?x=1',
  `https://exemplo.com.br/${'a'.repeat(2000)}`,
])('%j leads nowhere', (typed) => {
  expect(readLinkAddress(typed)).toBeNull()
})
