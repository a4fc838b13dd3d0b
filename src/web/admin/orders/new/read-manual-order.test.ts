import { expect, test } from 'vitest'
import { emptyInput, emptyLine } from './manual-order-input.ts'
import { isEdited } from './read-manual-order.ts'

test('a sentence about a part of the form holds until that part is edited', () => {
  const refused = emptyInput('key')
  expect(isEdited('lines', refused, { ...refused, name: 'Marina' })).toBe(false)
  expect(isEdited('lines', refused, { ...refused, lines: [{ ...emptyLine, item: 'a/b' }] })).toBe(true)
  expect(isEdited('address', refused, { ...refused, number: '318' })).toBe(true)
  expect(isEdited('payment', refused, { ...refused, way: 'pickup' })).toBe(true)
})
