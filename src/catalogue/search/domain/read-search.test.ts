import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksForSomething, type ReadSearch, readSearch } from './read-search.ts'

const emptySearch: ReadSearch = {
  words: [],
  size: null,
  atLeast: null,
  atMost: null,
  without: [],
  isScentless: false,
}

test.each<[string, Partial<ReadSearch>]>([
  ['velas aromáticas', {}],
  ['vela perfumada artesanal', {}],
  ['vela 🌹', {}],
  ['🌹', { words: ['🌹'] }],
  ['até 80', { atMost: 80 }],
  ['lavanda ate R$ 79,90', { words: ['lavanda'], atMost: 79.9 }],
  ['por menos de 100 reais', { atMost: 100 }],
  ['vela de 80 reais', { atMost: 80 }],
  ['R$ 80', { atMost: 80 }],
  ['acima de 100', { atLeast: 100 }],
  ['entre 80 e 120', { atLeast: 80, atMost: 120 }],
  ['de R$ 80 a R$ 120', { atLeast: 80, atMost: 120 }],
  ['320 g', { size: '320 g' }],
  ['Figo 320G', { words: ['Figo'], size: '320 g' }],
  ['120 gramas', { size: '120 g' }],
  ['1 kg', { size: '1 kg' }],
  ['120', { words: ['120'] }],
  ['sem cheiro', { isScentless: true }],
  ['vela sem perfumes', { isScentless: true }],
  ['sem canela', { without: ['canela'] }],
  ['presente para mãe', { words: ['presente', 'mãe'] }],
  ['100%', { words: ['100%'] }],
])('%j asks for %j', (search, expected) => {
  expect(readSearch(search)).toEqual({ ...emptySearch, ...expected })
})

test('only words about every candle ask for nothing', () => {
  expect(asksForSomething(readSearch('velas aromáticas'))).toBe(false)
  expect(asksForSomething(readSearch('até 80'))).toBe(true)
  expect(asksForSomething(readSearch('sem cheiro'))).toBe(true)
})

test('reads any text that a visitor types', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (search) => {
      const { atLeast, atMost } = readSearch(search)
      expect([atLeast, atMost].some(Number.isNaN)).toBe(false)
    }),
  )
})
