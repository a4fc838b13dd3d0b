import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('names the fields that differ, with both values', () => {
  const before = { name: 'Jasmim', price: 8900, stock: 3 }
  expect(changesBetween(before, { name: 'Jasmim da Noite', price: 8900 })).toEqual({
    name: { from: 'Jasmim', to: 'Jasmim da Noite' },
  })
})

test('compares lists and maps by content, whatever the order of the keys', () => {
  const before = { features: ['a', 'b'], specifications: { Cera: 'coco', Pavio: 'algodão' } }
  expect(changesBetween(before, { specifications: { Pavio: 'algodão', Cera: 'coco' } })).toEqual({})
  expect(changesBetween(before, { features: ['b', 'a'] })).toEqual({
    features: { from: ['a', 'b'], to: ['b', 'a'] },
  })
})

test('takes a missing value for none', () => {
  expect(changesBetween({}, { categoryId: null, dimensions: undefined })).toEqual({})
  expect(changesBetween({ categoryId: 'c' }, { categoryId: undefined })).toEqual({
    categoryId: { from: 'c', to: null },
  })
})
