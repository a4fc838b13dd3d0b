import { expect, test } from 'vitest'
import { MONDAY_TO_SATURDAY } from './delivery-schedule.ts'
import { listOpenSlots, nextOpenSlot, slotChangesAt } from './open-slots.ts'

const at = (text: string) => new Date(`${text}-03:00`)
const slotsAt = (now: string) =>
  listOpenSlots({
    schedule: { ...MONDAY_TO_SATURDAY, specialDays: [] },
    takenPlaces: [],
    now: at(now),
    distanceMetres: 4200,
  })

test('each free slot shows its order deadline', () => {
  expect(slotsAt('2026-11-16T12:00').slice(0, 2)).toEqual([
    { day: '2026-11-16', shift: 'evening', orderUntil: at('2026-11-16T16:00') },
    { day: '2026-11-17', shift: 'morning', orderUntil: at('2026-11-16T18:00') },
  ])
})

test('offers the next slot at the cut-off, without another request', () => {
  const slots = slotsAt('2026-11-16T12:00')
  expect(nextOpenSlot(slots, at('2026-11-16T15:59:59'))?.shift).toBe('evening')
  expect(nextOpenSlot(slots, at('2026-11-16T16:00'))).toMatchObject({ day: '2026-11-17', shift: 'morning' })
  expect(nextOpenSlot(slots, at('2026-12-16T16:00'))).toBeNull()
})

test('an offer is valid until the cut-off, or until midnight if that is earlier', () => {
  const monday = { day: '2026-11-16', shift: 'morning' as const, orderUntil: at('2026-11-15T18:00') }
  expect(slotChangesAt(monday, at('2026-11-14T14:00'))).toEqual(at('2026-11-15T00:00'))
  expect(slotChangesAt(monday, at('2026-11-15T14:00'))).toEqual(monday.orderUntil)
})
