import { expect, test } from 'vitest'
import { groupByDay } from './day-groups.tsx'

test('groups by São Paulo days and keeps the order', () => {
  const late = { at: new Date('2026-11-18T02:59:00Z'), what: 'before midnight' }
  const early = { at: new Date('2026-11-18T03:01:00Z'), what: 'after midnight' }
  const asText = { at: '2026-11-18T12:00:00Z', what: 'read from JSON' }
  expect(groupByDay([late, early, asText])).toEqual([
    { day: '2026-11-17', entries: [late] },
    { day: '2026-11-18', entries: [early, asText] },
  ])
  expect(groupByDay([])).toEqual([])
})
