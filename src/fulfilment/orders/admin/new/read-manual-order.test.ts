import { expect, test } from 'vitest'
import { chooseItem, choosePart, emptyInput, emptyLine } from './manual-order-input.ts'
import { isEdited, orderFrom } from './read-manual-order.ts'

test('a kit is ordered with its chosen candles, and another candle takes none of them along', () => {
  const line = [1, 0].reduce((typed, place) => choosePart(typed, { place, part: `part-${place}` }), {
    ...emptyLine,
    item: 'kit/',
  })
  expect(line.parts).toEqual(['part-0', 'part-1'])
  const order = orderFrom({ ...emptyInput('key'), lines: [line, chooseItem(line, 'a/', [])] })
  expect(order.lines).toMatchObject([{ chosenParts: ['part-0', 'part-1'] }, { chosenParts: null }])
})

test('a sentence about a part of the form holds until that part is edited', () => {
  const refused = emptyInput('key')
  expect(isEdited('lines', refused, { ...refused, name: 'Marina' })).toBe(false)
  expect(isEdited('lines', refused, { ...refused, lines: [{ ...emptyLine, item: 'a/b' }] })).toBe(true)
  expect(isEdited('address', refused, { ...refused, number: '318' })).toBe(true)
  expect(isEdited('payment', refused, { ...refused, way: 'pickup' })).toBe(true)
})
