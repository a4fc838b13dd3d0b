import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LINK_LINES, MAX_LINK_QUANTITY, readCartLink, writeCartLink } from './cart-link.ts'

const read = (codes: string) =>
  readCartLink(codes).map(({ name, size, quantity }) => [name, size, quantity] as const)

test.each([
  ['jasmim', ['jasmim', null, 1]],
  ['jasmim:250-g', ['jasmim', '250-g', 1]],
  ['jasmim:3', ['jasmim', null, 3]],
  ['jasmim:250-g:2', ['jasmim', '250-g', 2]],
  ['VE-014:2', ['VE-014', null, 2]],
  [' jasmim : 250 g : 2 ', ['jasmim', '250 g', 2]],
  ['jasmim:0', ['jasmim', null, 1]],
  ['jasmim:999', ['jasmim', null, 20]],
  ['jasmim:-3', ['jasmim', '-3', 1]],
  ['jasmim:1:2:3', ['jasmim', '1:2', 3]],
])('%s', (codes, line) => {
  expect(read(codes)).toEqual([line])
})

test('lines stand between commas, ten of them at most', () => {
  expect(read('jasmim,,cafe-cacau:2,')).toEqual([
    ['jasmim', null, 1],
    ['cafe-cacau', null, 2],
  ])
  expect(read(Array(30).fill('jasmim').join(','))).toHaveLength(MAX_LINK_LINES)
})

test('keeps any typed link within the limits, and reads its own links back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (codes) => {
      const lines = readCartLink(codes)
      expect(lines.length).toBeLessThanOrEqual(MAX_LINK_LINES)
      for (const { quantity } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(MAX_LINK_QUANTITY)
      }
    }),
  )
  const lines = [
    { name: 'jasmim', size: '250-g', quantity: 2 },
    { name: 'cafe-cacau', size: null, quantity: 1 },
  ]
  expect(readCartLink(writeCartLink(lines))).toMatchObject(lines)
})
