import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, fromWallMinutes } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { closedOn, openDayFrom } from './closed-days.ts'
import { chosenSlot, deliveryCalendar, pickupCalendar } from './delivery-calendar.ts'
import {
  type DeliveryConstraints,
  firstFreeSlot,
  freeSlotsOf,
  isInTime,
  isStillDeliverable,
  lastMinuteFor,
  listDeliveryDays,
  nearestFreeSlot,
  openSlotNear,
  slotBefore,
} from './delivery-days.ts'
import { MONDAY_TO_SATURDAY, scheduleFaults } from './delivery-schedule.ts'
import { fitsInto } from './free-places.ts'
import { listOpenSlots, nextOpenSlot } from './open-slots.ts'
import { SHIFTS } from './shifts.ts'
import {
  type CalendarEntry,
  ENTRY_KINDS,
  type SpecialDays,
  type WorkSchedule,
  withEntry,
} from './workshop-calendar.ts'

const schedule: WorkSchedule = { ...MONDAY_TO_SATURDAY, specialDays: [] }
const days = (kind: SpecialDays['kind'], from: string, until: string | null = from): SpecialDays => ({
  from,
  until,
  kind,
  places: null,
})
const vacation = (from: string, until: string | null): WorkSchedule => ({
  ...schedule,
  specialDays: [days('vacation', from, until)],
})
const at = (text: string) => new Date(`${text}-03:00`)
const constraints = (now: string, changes: Partial<DeliveryConstraints> = {}): DeliveryConstraints => ({
  schedule,
  takenPlaces: [],
  now: at(now),
  distanceMetres: 4200,
  ...changes,
})
const first = (now: string, changes: Partial<DeliveryConstraints> = {}) =>
  firstFreeSlot(listDeliveryDays(constraints(now, changes)))

describe('the first free shift', () => {
  it.each([
    ['before the cut-off of the afternoon', '2026-11-16T10:59', '2026-11-16', 'afternoon'],
    ['at the cut-off of the afternoon', '2026-11-16T11:00', '2026-11-16', 'evening'],
    ['after the cut-off of the evening', '2026-11-16T16:00', '2026-11-17', 'morning'],
    ['when the morning’s cut-off of the day before is over', '2026-11-16T18:00', '2026-11-17', 'afternoon'],
    ['on a Saturday afternoon', '2026-11-14T12:00', '2026-11-16', 'morning'],
    ['on the eve of a holiday, in the evening', '2026-11-19T17:00', '2026-11-21', 'morning'],
    ['over Carnival', '2027-02-06T12:00', '2027-02-10', 'morning'],
  ])('%s', (_when, now, day, shift) => {
    expect(first(now)).toEqual({ day, shift })
  })

  it('passes over full shifts, and names them', () => {
    const takenPlaces = [{ day: '2026-11-16', shift: 'afternoon' as const, orders: 8, metres: 0 }]
    expect(first('2026-11-16T09:00', { takenPlaces })).toEqual({ day: '2026-11-16', shift: 'evening' })
    const [today] = listDeliveryDays(constraints('2026-11-16T09:00', { takenPlaces }))
    expect(today?.shifts).toEqual([
      { shift: 'morning', state: 'past' },
      { shift: 'afternoon', state: 'full' },
      { shift: 'evening', state: 'free' },
    ])
  })

  it('waits for the last candle', () => {
    expect(first('2026-11-16T09:00', { notBefore: '2026-11-22' })).toEqual({
      day: '2026-11-23',
      shift: 'morning',
    })
  })

  it('allows time to prepare if that takes longer than the cut-off', () => {
    const slow = { ...schedule, preparationHours: 24 }
    expect(first('2026-11-16T09:00', { schedule: slow })).toEqual({ day: '2026-11-17', shift: 'afternoon' })
  })

  it('is on a holiday that the owner opened, never on a day off', () => {
    const now = '2026-11-19T17:00'
    expect(first(now, { schedule: { ...schedule, specialDays: [days('open', '2026-11-20')] } })?.day).toBe(
      '2026-11-20',
    )
    expect(first(now, { schedule: { ...schedule, specialDays: [days('day-off', '2026-11-21')] } })?.day).toBe(
      '2026-11-23',
    )
  })

  it('is after a pause that is on, from its own first cut-off; a planned one is passed over', () => {
    const paused = vacation('2026-11-19', '2026-11-28')
    expect(first('2026-11-18T19:00', { schedule: paused })).toEqual({ day: '2026-11-30', shift: 'morning' })
    expect(first('2026-11-19T09:00', { schedule: paused })).toEqual({ day: '2026-11-30', shift: 'morning' })
    const untilSunday = vacation('', '2026-11-29')
    expect(first('2026-11-19T09:00', { schedule: untilSunday })).toEqual({
      day: '2026-11-30',
      shift: 'afternoon',
    })
    expect(first('2026-11-19T09:00', { schedule: vacation('', null) })).toBeNull()
  })

  it('is none where everything is closed', () => {
    const closed = schedule.capacity.map(() => ({ morning: 0, afternoon: 0, evening: 0 }))
    expect(first('2026-11-16T09:00', { schedule: { ...schedule, capacity: closed } })).toBeNull()
  })
})

it('the calendar has two weeks of days beside those of a pause', () => {
  const paused = vacation('2026-11-18', '2026-11-28')
  const offeredDays = listDeliveryDays(constraints('2026-11-17T19:00', { schedule: paused }))
  expect(offeredDays.filter(({ closed }) => closed !== 'pause')).toHaveLength(14)
  expect(offeredDays.at(-1)?.day).toBe('2026-12-11')
})

describe('a day on which nothing is delivered', () => {
  it.each([
    ['2026-11-22', 'weekday'],
    ['2026-11-20', 'holiday'],
    ['2026-11-24', 'day-off'],
    ['2026-11-26', 'pause'],
    ['2026-11-23', null],
  ])('%s: %s', (day, reason) => {
    const specialDays = [days('day-off', '2026-11-24'), days('vacation', '2026-11-25', '2026-11-28')]
    expect(closedOn({ ...schedule, specialDays }, day)).toBe(reason)
  })
})

describe('instead of a slot that cannot be had', () => {
  const requested = { day: '2026-11-25', shift: 'afternoon' as const }
  const full = (day: string, ...shifts: readonly (typeof SHIFTS)[number][]) =>
    shifts.map((shift) => ({ day, shift, orders: 99, metres: 0 }))
  const nearest = (takenPlaces: DeliveryConstraints['takenPlaces']) =>
    nearestFreeSlot(listDeliveryDays(constraints('2026-11-16T09:00', { takenPlaces })), requested)

  it('comes what is nearest to it, not the first of all', () => {
    expect(nearest(full(requested.day, 'afternoon'))).toEqual({ day: '2026-11-25', shift: 'morning' })
    expect(nearest(full(requested.day, ...SHIFTS))).toEqual({ day: '2026-11-24', shift: 'afternoon' })
    expect(nearest([...full(requested.day, ...SHIFTS), ...full('2026-11-24', ...SHIFTS)])).toEqual({
      day: '2026-11-26',
      shift: 'afternoon',
    })
  })

  it('is proposed in the cart as well', () => {
    const takenPlaces = full(requested.day, ...SHIFTS)
    const calendar = deliveryCalendar(constraints('2026-11-16T09:00', { takenPlaces }), null)
    expect(chosenSlot(calendar, requested)).toMatchObject({ day: '2026-11-24', shift: 'afternoon' })
    expect(chosenSlot(calendar, null)).toMatchObject({ day: '2026-11-16' })
  })
})

describe('a shift counted in kilometres', () => {
  const byWay: WorkSchedule = { ...schedule, capacityUnit: 'kilometres' }
  const slot = { day: '2026-11-16', shift: 'afternoon' as const }
  const reservedPlaces = (metres: number, orders = 1) => [{ ...slot, orders, metres }]

  it('is full when the way would be too long, but takes one order however far', () => {
    expect(fitsInto(byWay, slot, reservedPlaces(4000), 4000)).toBe(true)
    expect(fitsInto(byWay, slot, reservedPlaces(4001), 4000)).toBe(false)
    expect(fitsInto(byWay, slot, reservedPlaces(0, 0), 25_000)).toBe(true)
  })
})

describe('a payment that comes late', () => {
  it('can still be delivered while there is time to prepare within the shift', () => {
    const promised = { day: '2026-11-16', hours: schedule.hours.afternoon }
    expect(isStillDeliverable(promised, at('2026-11-16T16:00'))).toBe(true)
    expect(isStillDeliverable(promised, at('2026-11-16T16:01'))).toBe(false)
  })
})

const shifts = <T>(value: fc.Arbitrary<T>) => fc.record({ morning: value, afternoon: value, evening: value })
const instants = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})
const nearInstants = fc.date({
  min: new Date('2026-10-20'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
})
const daysNear = fc.nat({ max: 90 }).map((ahead) => addDays('2026-10-20', ahead))
const calendars = fc
  .array(
    fc.record({
      from: daysNear,
      days: fc.nat({ max: 40 }),
      kind: fc.constantFrom(...ENTRY_KINDS),
      places: fc.option(shifts(fc.nat({ max: 3 }))),
    }),
    { maxLength: 8 },
  )
  .map((written) =>
    written.reduce<CalendarEntry[]>((entries, { from, days: length, kind, places }) => {
      const entry = { from, until: addDays(from, length), kind, note: '' }
      return withEntry(entries, { ...entry, places: kind === 'open' ? places : null })
    }, []),
  )
const schedules: fc.Arbitrary<WorkSchedule> = fc
  .record({
    capacity: fc.array(shifts(fc.nat({ max: 3 })), { minLength: 7, maxLength: 7 }),
    capacityUnit: fc.constantFrom('orders' as const, 'kilometres' as const),
    preparationHours: fc.nat({ max: 72 }),
    specialDays: calendars,
  })
  .map((edited) => ({ ...schedule, ...edited }))

describe('any schedule at any time', () => {
  it('offers as free only what is open, in time and not full, and the first free one is the earliest', () => {
    fc.assert(
      fc.property(schedules, instants, fc.nat({ max: 4 }), (edited, now, orders) => {
        const today = isoDay(now)
        const takenPlaces = SHIFTS.map((shift) => ({ day: today, shift, orders, metres: orders * 1500 }))
        const offeredDays = listDeliveryDays({ schedule: edited, takenPlaces, now, distanceMetres: 1000 })
        const free = offeredDays.flatMap(({ day, shifts: offered }) =>
          offered.filter(({ state }) => state === 'free').map(({ shift }) => ({ day, shift })),
        )
        for (const slot of free) {
          expect(closedOn(edited, slot.day)).toBeNull()
          expect(isInTime(edited, slot, now)).toBe(true)
          expect(isStillDeliverable({ day: slot.day, hours: edited.hours[slot.shift] }, now)).toBe(true)
          expect(fitsInto(edited, slot, takenPlaces, 1000)).toBe(true)
        }
        expect(firstFreeSlot(offeredDays)).toEqual(free[0] ?? null)
        const isWorked = edited.specialDays.length === 0
        if (isWorked && scheduleFaults(edited).length === 0) expect(free.length).toBeGreaterThan(0)
      }),
    )
  })

  it('promises nothing on a closed day', () => {
    const slots = fc.record({ day: daysNear, shift: fc.constantFrom(...SHIFTS) })
    const question = fc.record({
      schedule: schedules,
      now: nearInstants,
      notBefore: fc.option(daysNear),
      isPickup: fc.boolean(),
    })
    fc.assert(
      fc.property(question, slots, (facts, slot) => {
        const any = { ...facts, takenPlaces: [], distanceMetres: 1000 }
        const cart = deliveryCalendar(any, slot)
        const offeredDays = listDeliveryDays(any, slot.day)
        const promised = [
          ...freeSlotsOf(any),
          ...listOpenSlots(any),
          nextOpenSlot(listOpenSlots(any), any.now),
          firstFreeSlot(offeredDays),
          nearestFreeSlot(offeredDays, slot),
          openSlotNear(any, slot),
          slotBefore(any, slot),
          chosenSlot(cart, slot),
          chosenSlot(pickupCalendar(cart), null),
        ]
        for (const each of promised) if (each) expect(closedOn(any.schedule, each.day)).toBeNull()
        const open = openDayFrom(facts.schedule, slot.day)
        if (open) expect(closedOn(facts.schedule, open)).toBeNull()
      }),
    )
  })

  it('takes orders until the last minute and none from it on', () => {
    const everyDay = schedule.capacity.map(() => ({ morning: 1, afternoon: 1, evening: 1 }))
    fc.assert(
      fc.property(instants, fc.constantFrom(...SHIFTS), fc.nat({ max: 30 }), (now, shift, hours) => {
        const slot = { day: isoDay(now), shift }
        const specialDays = [days('open', slot.day)]
        const edited = { ...schedule, capacity: everyDay, specialDays, preparationHours: hours }
        const { day, time } = fromWallMinutes(lastMinuteFor(edited, slot))
        const last = at(`${day}T${time}`)
        expect(isInTime(edited, slot, new Date(last.getTime() - 60_000))).toBe(true)
        expect(isInTime(edited, slot, last)).toBe(false)
      }),
    )
  })
})

describe('valid schedules of the owner', () => {
  it.each([
    [
      'hours outside the lawful ones',
      { hours: { ...schedule.hours, morning: { from: '08:00', until: '12:00' } } },
      'morning-hours',
    ],
    [
      'hours that end before they begin',
      { hours: { ...schedule.hours, evening: { from: '22:00', until: '19:00' } } },
      'evening-hours',
    ],
    [
      'a cut-off after the shift',
      { cutOff: { ...schedule.cutOff, afternoon: { time: '17:00', dayBefore: false } } },
      'afternoon-cut-off',
    ],
    [
      'no shift at all',
      { capacity: schedule.capacity.map(() => ({ morning: 0, afternoon: 0, evening: 0 })) },
      'no-shift',
    ],
    ['half a place', { capacity: schedule.capacity.map((day) => ({ ...day, morning: 0.5 })) }, 'capacity'],
  ] as const)('exclude %s', (_what, changes, fault) => {
    expect(scheduleFaults({ ...schedule, ...changes })).toEqual([fault])
  })

  it('the schedule that a shop begins with', () => {
    expect(scheduleFaults(schedule)).toEqual([])
  })
})
