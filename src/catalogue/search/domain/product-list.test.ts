import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBands, scentFamilies } from './product-filters.ts'
import { productSorts, readProductQuery, writeProductQuery } from './product-list.ts'

const read = (text: string) => readProductQuery(new URLSearchParams(text))

test('an address without parameters is the whole list, newest first', () => {
  expect(read('')).toEqual({
    search: '',
    collection: '',
    category: '',
    filters: {},
    showsFilters: false,
    sort: 'relevance',
    page: 1,
  })
})

test.each(['0', '-1', '1.5', 'abc', '1e9', '', 'Infinity'])('page %j is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

test.each(['florais', '1', "' or 1=1", '%', '123e4567-e89b-12d3-a456-42661417400g'])(
  '%j names no category',
  (category) => {
    expect(readProductQuery(new URLSearchParams({ category })).category).toBe('')
  },
)

test('treats an unknown sort order as the default, and trims and limits a search', () => {
  expect(read('sort=random').sort).toBe('relevance')
  expect(read('sort=newest').sort).toBe('relevance')
  expect(read('search=figo&sort=newest').sort).toBe('newest')
  expect(read('search=%20figo%20').search).toBe('figo')
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100)
})

const openValue = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .map((text) => text.trim().toLowerCase())
  .filter((text) => text !== '' && text.length <= 60 && text === text.trim().toLowerCase())

test.each(['familia=pneu', 'intensidade=6', 'preco=9', 'estoque=sim', 'nota=', `nota=${'a'.repeat(61)}`])(
  '%s narrows nothing',
  (address) => {
    expect(read(address).filters).toEqual({})
  },
)

test('reads the query that it writes', () => {
  const query = fc.record({
    search: fc.string({ maxLength: 99 }).map((text) => `a${text}`.trim()),
    collection: fc.constant('calma'),
    category: fc.uuid(),
    filters: fc.record(
      {
        familia: fc.constantFrom(...scentFamilies),
        nota: openValue,
        intensidade: fc.constantFrom('1', '5'),
        ambiente: openValue,
        preco: fc.constantFrom(...priceBands.map(({ value }) => value)),
        tamanho: openValue,
        estoque: fc.constant('agora'),
      },
      { requiredKeys: [] },
    ),
    showsFilters: fc.boolean(),
    sort: fc.constantFrom(...productSorts),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  fc.assert(
    fc.property(query, (listQuery) => {
      const written = Object.entries(writeProductQuery(listQuery)).filter(([, value]) => value !== undefined)
      expect(readProductQuery(new URLSearchParams(written as [string, string][]), 'calma')).toEqual(listQuery)
    }),
  )
})
