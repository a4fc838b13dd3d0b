import { expect, test } from 'vitest'
import { MONDAY_TO_SATURDAY, UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import { courierTerms, parcelTerms } from './shipping-terms.ts'

const table = {
  basePrice: 12_00,
  tier1Rate: 2_20,
  tier2Rate: 2_00,
  tier3Rate: 1_80,
  tier4Rate: 1_60,
  handlingFee: 3_00,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: 200_00,
}

test('the courier costs between the nearest and the farthest address, on the days of the week', () => {
  expect(courierTerms(table, MONDAY_TO_SATURDAY, 99_90)).toEqual({
    price: { least: 15_00, most: 93_62 },
    days: { handling: { from: 0, until: 2 }, transit: { from: 0, until: 0 }, weekdays: [1, 2, 3, 4, 5, 6] },
  })
  expect(courierTerms(table, MONDAY_TO_SATURDAY, 200_00).price).toEqual({ least: 0, most: 0 })
})

test('a week that the owner has not set promises no days', () => {
  expect(courierTerms(table, UNSET_SCHEDULE, 99_90).days).toBeNull()
})

test('shifts that are ordered the day before take a day more', () => {
  const capacity = UNSET_SCHEDULE.capacity.map((places, day) =>
    day === 6 ? { ...places, morning: 4 } : places,
  )
  const saturdays = { ...UNSET_SCHEDULE, capacity, preparationHours: 24 }
  expect(courierTerms(table, saturdays, 99_90).days).toEqual({
    handling: { from: 2, until: 9 },
    transit: { from: 0, until: 0 },
    weekdays: [6],
  })
})

const box = { id: 'p', name: 'P', inner: [160, 110, 120] as const, grams: 120, cost: 250 }
const rate = { service: 'PAC', freeAbove: null } as const
const parcels = {
  boxes: [box],
  rates: [
    { ...rate, state: 'SP', prices: [18_90, null, null, null, null, null], daysFrom: 3, daysUntil: 5 },
    { ...rate, state: 'AC', prices: [46_90, 60_00, null, null, null, null], daysFrom: 9, daysUntil: 15 },
  ],
} as const
const measures = { grams: 540, size: [80, 80, 100] as const }

test('a parcel costs the table price of its weight, over all states', () => {
  expect(parcelTerms(parcels, measures, 99_90)).toEqual({
    price: { least: 18_90, most: 46_90 },
    days: { handling: { from: 1, until: 1 }, transit: { from: 3, until: 15 }, weekdays: [1, 2, 3, 4, 5] },
  })
  expect(parcelTerms(parcels, { ...measures, grams: 1_500 }, 99_90)?.price).toEqual({
    least: 60_00,
    most: 60_00,
  })
})

test.each([
  ['measures', parcels, { grams: null, size: null }],
  ['a box', { ...parcels, boxes: [] }, measures],
  ['a table', { ...parcels, rates: [] }, measures],
] as const)('promises no parcel without %s', (_, own, measured) => {
  expect(parcelTerms(own, measured, 99_90)).toBeNull()
})
