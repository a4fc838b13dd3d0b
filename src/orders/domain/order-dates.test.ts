import { expect, test } from 'vitest'
import { calculateBounds, type DatesChosen, readDay } from './order-dates.ts'

const now = new Date('2026-11-16T01:30:00Z')
const bounds = (chosen: Partial<DatesChosen>) => {
  const { from, before } = calculateBounds({ dates: null, from: null, to: null, ...chosen }, now)
  return [from?.toISOString() ?? null, before?.toISOString() ?? null]
}

test('days begin and end on São Paulo’s clock', () => {
  expect(bounds({})).toEqual([null, null])
  expect(bounds({ dates: 'today' })).toEqual(['2026-11-15T03:00:00.000Z', null])
  expect(bounds({ dates: 'yesterday' })).toEqual(['2026-11-14T03:00:00.000Z', '2026-11-15T03:00:00.000Z'])
  expect(bounds({ dates: 'week' })).toEqual(['2026-11-09T03:00:00.000Z', null])
  expect(bounds({ dates: 'month' })).toEqual(['2026-10-17T03:00:00.000Z', null])
})

test('a range holds both of its days, may be open, and forgives swapped ends', () => {
  const november = ['2026-11-02T03:00:00.000Z', '2026-11-06T03:00:00.000Z']
  expect(bounds({ dates: 'range', from: '2026-11-02', to: '2026-11-05' })).toEqual(november)
  expect(bounds({ dates: 'range', from: '2026-11-05', to: '2026-11-02' })).toEqual(november)
  expect(bounds({ dates: 'range', to: '2026-11-05' })).toEqual([null, november[1]])
})

test('a day that does not exist is none', () => {
  expect(readDay('2026-02-28')).toBe('2026-02-28')
  for (const typed of ['2026-02-30', '2026-13-01', '16/11/2026', '', null]) expect(readDay(typed)).toBeNull()
})
