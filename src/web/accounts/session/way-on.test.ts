import { expect, test } from 'vitest'
import { wayOn } from './way-on.ts'

test('who works here and has no destination comes to their day, with one to where they were going', () => {
  expect(wayOn('/', { isStaff: true })).toBe('/admin/hoje')
  expect(wayOn('/carrinho', { isStaff: true })).toBe('/carrinho')
})

test('a customer comes to the home page', () => {
  expect(wayOn('/', { isStaff: false })).toBe('/')
})
