import { expect, test } from 'vitest'
import { monthBounds, recentMonths } from './export-period.ts'

test('a month begins and ends at midnight in São Paulo', () => {
  expect(monthBounds('2026-11')).toEqual({
    from: new Date('2026-11-01T03:00:00Z'),
    before: new Date('2026-12-01T03:00:00Z'),
  })
  expect(monthBounds('2018-12')?.before).toEqual(new Date('2019-01-01T02:00:00Z'))
})

test.each(['', '2026-13', '2026-1', '2026-11-01', 'todos'])('“%s” is no month', (text) => {
  expect(monthBounds(text)).toBeNull()
})

test('months are counted back over the year’s end, on the city’s calendar', () => {
  expect(recentMonths(new Date('2026-02-01T02:30:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})
