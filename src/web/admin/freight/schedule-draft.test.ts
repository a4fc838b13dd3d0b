import { expect, it } from 'vitest'
import { DEFAULT_SCHEDULE, scheduleFaults } from '#domain/delivery/delivery-schedule.ts'
import { capacityIndex, readScheduleDraft, scheduleDraft } from './schedule-draft.ts'

it('shows the schedule as it is kept and reads it back unchanged, Sunday in its own place', () => {
  const draft = scheduleDraft(DEFAULT_SCHEDULE)
  expect(draft.capacity[capacityIndex(0, 'morning')]).toBe(0)
  expect(draft.capacity[capacityIndex(6, 'afternoon')]).toBe(8)
  expect(readScheduleDraft(draft)).toEqual(DEFAULT_SCHEDULE)
})

it('names what is no number', () => {
  const draft = { ...scheduleDraft(DEFAULT_SCHEDULE), preparationHours: 'duas', capacity: [] }
  expect(scheduleFaults(readScheduleDraft(draft))).toEqual(['capacity', 'preparation'])
})
