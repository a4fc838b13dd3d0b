import { expect, it } from 'vitest'
import { MONDAY_TO_SATURDAY, scheduleFaults } from '#delivery/calendar/domain/delivery-schedule.ts'
import { capacityIndex, readScheduleDraft, scheduleDraft } from './schedule-draft.ts'

it('shows the schedule as it is kept and reads it back unchanged, Sunday in its own place', () => {
  const draft = scheduleDraft(MONDAY_TO_SATURDAY)
  expect(draft.capacity[capacityIndex(0, 'morning')]).toBe(0)
  expect(draft.capacity[capacityIndex(6, 'afternoon')]).toBe(8)
  expect(readScheduleDraft(draft)).toEqual(MONDAY_TO_SATURDAY)
})

it('names what is no number', () => {
  const draft = { ...scheduleDraft(MONDAY_TO_SATURDAY), preparationHours: 'duas', capacity: [] }
  expect(scheduleFaults(readScheduleDraft(draft))).toEqual(['capacity', 'preparation'])
})
