import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.ts'

const finds = (text: string) => new RegExp(wholeWords(['ana@exemplo.com', 'LC-1234']), 'i').test(text)

test.each(['ana@exemplo.com', 'Ana <ANA@exemplo.com>.', 'De ana@exemplo.com.', 'o pedido LC-1234, de ontem'])(
  'finds a word in %j',
  (text) => expect(finds(text)).toBe(true),
)

test.each([
  'mariana@exemplo.com',
  'ana@exemplo.com.br',
  'ana@exemplo.community',
  'LC-12345',
  'ana@exemploxcom',
])('does not match part of a longer word: %j', (text) => expect(finds(text)).toBe(false))
