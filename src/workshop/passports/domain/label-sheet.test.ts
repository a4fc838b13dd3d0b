import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  labelSheetNames,
  labelSheets,
  MAX_LABELS,
  partLabels,
  placesOn,
  readLabelRun,
} from './label-sheet.ts'

test('begins on a used sheet and goes on with whole ones', () => {
  expect(partLabels({ sheet: 'small', count: 24, first: 4 })).toEqual([
    { empty: 3, labels: 18 },
    { empty: 0, labels: 6 },
  ])
})

test('prints as many labels as are wanted, and no sheet without one', () => {
  const run = fc.record({
    sheet: fc.constantFrom(...labelSheetNames),
    count: fc.integer({ min: 1, max: MAX_LABELS }),
    first: fc.integer({ min: 1, max: 8 }),
  })
  fc.assert(
    fc.property(run, (labelRun) => {
      const sheets = partLabels(labelRun)
      expect(sheets.reduce((sum, { labels }) => sum + labels, 0)).toBe(labelRun.count)
      for (const { empty, labels } of sheets) {
        expect(labels).toBeGreaterThan(0)
        expect(empty + labels).toBeLessThanOrEqual(placesOn(labelSheets[labelRun.sheet]))
      }
    }),
  )
})

test.each(labelSheetNames)('the stickers of %s fit on A4', (name) => {
  const { columns, rows, width, height, top, left, gap } = labelSheets[name]
  expect(2 * left + columns * width + (columns - 1) * gap).toBeCloseTo(210, 0)
  expect(2 * top + rows * height).toBeCloseTo(297, 0)
})

test('prints as usual for a missing or invalid parameter', () => {
  const emptyQuery = { sheet: null, count: null, first: null }
  expect(readLabelRun(emptyQuery, 24)).toEqual({ sheet: 'small', count: 24, first: 1 })
  expect(readLabelRun({ sheet: 'huge', count: '-3', first: '22' }, 24)).toEqual(readLabelRun(emptyQuery, 24))
  expect(readLabelRun({ sheet: 'large', count: '10', first: '8' }, 24)).toEqual({
    sheet: 'large',
    count: 10,
    first: 8,
  })
})
