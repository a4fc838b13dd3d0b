import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/domain/calendar.ts'
import { MONDAY_TO_SATURDAY } from './delivery-schedule.ts'
import {
  type CalendarEntry,
  ENTRY_KINDS,
  entryFault,
  entryOn,
  proposedPlaces,
  withEntry,
  withoutDays,
} from './workshop-calendar.ts'

const entry = (from: string, until = from, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  from,
  until,
  kind: 'day-off',
  places: null,
  note: '',
  ...changes,
})
const days = fc.nat({ max: 60 }).map((ahead) => addDays('2026-11-01', ahead))
const entries = fc
  .record({ from: days, length: fc.nat({ max: 20 }), kind: fc.constantFrom(...ENTRY_KINDS) })
  .map(({ from, length, kind }) => entry(from, addDays(from, length), { kind }))

describe('the calendar of the workshop', () => {
  it('uses the latest entry of each day, and at most one', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 12 }), days, (written, day) => {
        const calendar = written.reduce<CalendarEntry[]>(withEntry, [])
        const newest = written.findLast(({ from, until }) => from <= day && day <= until)
        expect(entryOn(calendar, day)?.kind).toBe(newest?.kind)
        expect(calendar.filter(({ from, until }) => from <= day && day <= until).length).toBeLessThan(2)
        expect(calendar).toEqual(calendar.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
      }),
    )
  })

  it('cuts one day out of a rest and keeps the days around it', () => {
    const rest = entry('2026-12-26', '2027-01-06', { kind: 'vacation', note: 'Até já.' })
    expect(withoutDays([rest], entry('2026-12-30'))).toEqual([
      { ...rest, until: '2026-12-29' },
      { ...rest, from: '2026-12-31' },
    ])
    expect(withoutDays([rest], entry('2026-12-01', '2027-02-01'))).toEqual([])
  })

  it('offers a Sunday the places of the Saturday before it, and a holiday those of its weekday', () => {
    expect(proposedPlaces(MONDAY_TO_SATURDAY, '2026-12-13')).toEqual(MONDAY_TO_SATURDAY.capacity[6])
    expect(proposedPlaces(MONDAY_TO_SATURDAY, '2026-12-25')).toEqual(MONDAY_TO_SATURDAY.capacity[5])
  })

  it.each([
    ['a last day before the first', entry('2026-12-24', '2026-12-23'), 'days'],
    ['a day that does not exist', entry('2026-02-30'), 'days'],
    ['days that are over', entry('2026-11-10', '2026-11-16'), 'past'],
    ['more than a year', entry('2026-11-20', '2028-11-20'), 'too-long'],
    [
      'half a place',
      entry('2026-12-13', '2026-12-13', { places: { morning: 0.5, afternoon: 0, evening: 0 } }),
      'places',
    ],
    [
      'no place at all',
      entry('2026-12-13', '2026-12-13', { places: { morning: 0, afternoon: 0, evening: 0 } }),
      'no-places',
    ],
    ['a long note', entry('2026-12-13', '2026-12-13', { note: 'a'.repeat(141) }), 'note'],
    ['what has begun and lasts', entry('2026-11-10', '2026-11-18'), null],
  ] as const)('rejects %s', (_what, written, fault) => {
    expect(entryFault(written, { entries: [], today: '2026-11-17' })).toBe(fault)
  })
})
