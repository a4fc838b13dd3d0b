import { expect, it } from 'vitest'
import type { OfferedDay } from '#delivery/calendar/domain/delivery-days.ts'
import { slotChoiceCopy } from './slot-choice.ts'

const day = (iso: string, closed: OfferedDay['closed'] = null): OfferedDay => ({
  day: iso,
  closed,
  holiday: null,
  shifts: [],
})

it('closed days are named: those of every week once, the others with their date', () => {
  const days = [
    day('2026-11-18'),
    day('2026-11-22', 'weekday'),
    day('2026-11-24', 'day-off'),
    day('2026-11-29', 'weekday'),
  ]
  expect(slotChoiceCopy.closedDays(days)).toBe('domingo: fechado; terça, 24/11: ateliê fechado')
  expect(slotChoiceCopy.closedDays([day('2026-11-18')])).toBe('')
})
