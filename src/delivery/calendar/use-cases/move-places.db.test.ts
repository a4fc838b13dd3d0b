import { describe, expect, it } from 'vitest'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { loadDeliveryConstraints } from './load-delivery-constraints.ts'
import { movePlace } from './move-places.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-11-16T12:00:00Z')
const monday: DeliverySlot = { day: '2026-11-16', shift: 'afternoon' }
const tuesday: DeliverySlot = { day: '2026-11-17', shift: 'morning' }
const schedule = {
  ...MONDAY_TO_SATURDAY,
  specialDays: [],
  capacity: MONDAY_TO_SATURDAY.capacity.map(() => ({ morning: 2, afternoon: 1, evening: 0 })),
}

const makeHolder = ({ day, shift }: DeliverySlot, metres: number | null) => ({
  placeHeld: true,
  promisedDay: day,
  promisedShift: shift,
  shippingDistanceMetres: metres,
})
const takenIn = async ({ day, shift }: DeliverySlot) => {
  const { takenPlaces } = await loadDeliveryConstraints(db, { now, distanceMetres: null })
  return takenPlaces.find((each) => each.day === day && each.shift === shift)
}

describe('the places of a shift', () => {
  it('go to one of fifty buyers of the last place, and are returned when it is freed', async () => {
    const to = { slot: monday, distanceMetres: 4000 }
    const fifty = Array.from({ length: 50 }, () => db.transaction((tx) => movePlace(tx, { to, schedule })))
    const results = await Promise.all(fifty)
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await takenIn(monday)).toEqual({ ...monday, orders: 1, metres: 4000 })
    await db.transaction((tx) => movePlace(tx, { from: makeHolder(monday, 4000), schedule }))
    expect(await takenIn(monday)).toMatchObject({ orders: 0, metres: 0 })
  })

  it('move from one shift to another, and stay where nothing changes', async () => {
    const take = (slot: DeliverySlot) => ({ slot, distanceMetres: null })
    await db.transaction((tx) => movePlace(tx, { to: take(tuesday), schedule }))
    const from = makeHolder(tuesday, null)
    await db.transaction((tx) => movePlace(tx, { from, to: take(tuesday), schedule }))
    expect(await takenIn(tuesday)).toMatchObject({ orders: 1, metres: 5000 })
    await db.transaction((tx) => movePlace(tx, { from, to: take(monday), schedule }))
    expect(await takenIn(tuesday)).toMatchObject({ orders: 0, metres: 0 })
    expect(await takenIn(monday)).toMatchObject({ orders: 1 })
  })

  it('are none in a shift that is switched off', async () => {
    const to = { slot: { day: '2026-11-18', shift: 'evening' as const }, distanceMetres: 1 }
    expect(await db.transaction((tx) => movePlace(tx, { to, schedule }))).toBe(false)
  })
})
