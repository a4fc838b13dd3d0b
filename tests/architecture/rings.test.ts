import { expect, test } from 'vitest'
import type { Import } from './imports.ts'
import { ringsOfFiles, ringsOfFolders } from './rings.ts'

const imports = (...pairs: [from: string, to: string][]): Import[] =>
  pairs.map(([from, to]) => ({ from, to, typeOnly: true }))

test('files that import each other are a ring, by types as well and over others', () => {
  expect(
    ringsOfFiles(imports(['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'a.ts'], ['a.ts', 'd.ts'])),
  ).toEqual(['a.ts → b.ts → c.ts → a.ts'])
})

test('two rings are two, and files that only lead from one to the other are in none', () => {
  const two = imports(
    ['a.ts', 'b.ts'],
    ['b.ts', 'a.ts'],
    ['b.ts', 'way.ts'],
    ['way.ts', 'c.ts'],
    ['c.ts', 'd.ts'],
    ['d.ts', 'c.ts'],
  )
  expect(ringsOfFiles(two)).toEqual(['a.ts → b.ts → a.ts', 'c.ts → d.ts → c.ts'])
})

test('a parent and its child are a ring when each imports something of the other', () => {
  expect(ringsOfFolders(imports(['shop/cart/a.ts', 'shop/cart/lines/b.ts']))).toEqual([])
  expect(
    ringsOfFolders(
      imports(['shop/cart/a.ts', 'shop/cart/lines/b.ts'], ['shop/cart/lines/c.ts', 'shop/cart/d.ts']),
    ),
  ).toEqual(['shop/cart/* → shop/cart/lines → shop/cart/*'])
})

test('neighbours are a ring over whatever lies below them', () => {
  expect(
    ringsOfFolders(
      imports(['web/cart/deep/a.ts', 'web/orders/b.ts'], ['web/orders/deep/c.ts', 'web/cart/d.ts']),
    ),
  ).toEqual(['web/cart → web/orders → web/cart'])
})

test('files directly below the root are each for themselves', () => {
  expect(ringsOfFolders(imports(['server.ts', 'shop/a.ts'], ['shop/a.ts', 'addresses.ts']))).toEqual([])
})
