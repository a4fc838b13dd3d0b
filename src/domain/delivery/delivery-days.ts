import { isoDay } from '#domain/sao-paulo-time.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'
import { capacityOf, fitsInto, type TakenPlaces } from './free-places.ts'
import { type Holiday, holidayOn } from './holidays.ts'
import { type DeliverySlot, type Hours, type PromisedSlot, SHIFTS, type Shift } from './shifts.ts'
import { dayAfter, wallMinutes, wallNow } from './wall-clock.ts'

/** So many days are offered at once, and so far ahead the first free one is looked for. */
const OFFERED_DAYS = 14
export const FURTHEST_DAYS = 60

export type ShiftState = 'free' | 'full' | 'past'

export interface OfferedShift {
  readonly shift: Shift
  readonly state: ShiftState
}

/** A day of the calendar. One without shifts is closed: a weekday without deliveries, a holiday or a day off. */
export interface OfferedDay {
  readonly day: string
  readonly holiday: Holiday | null
  readonly shifts: readonly OfferedShift[]
}

export interface Occasion {
  readonly schedule: DeliverySchedule
  readonly taken: readonly TakenPlaces[]
  readonly now: Date
  /** Null where nobody has measured the way. */
  readonly distanceMetres: number | null
  /** 'yyyy-MM-dd': before this day the candles are not ready. */
  readonly notBefore?: string | null
  /** She fetches it: days and hours are the same, but nobody's ride has to have a place for it. */
  readonly isPickup?: boolean
}

/** A holiday closes the day unless she opened it; a day off always does. */
export function isClosed(schedule: DeliverySchedule, day: string): boolean {
  if (schedule.daysOff.includes(day)) return true
  return holidayOn(day) !== null && !schedule.openHolidays.includes(day)
}

/** In minutes on the city's clock: the cut-off, or the last moment that leaves time to prepare, whichever is earlier. */
export function lastMinuteFor(schedule: DeliverySchedule, { day, shift }: DeliverySlot): number {
  const { time, dayBefore } = schedule.cutOff[shift]
  const cutOff = wallMinutes(dayBefore ? dayAfter(day, -1) : day, time)
  const begins = wallMinutes(day, schedule.hours[shift].from)
  return Math.min(cutOff, begins - schedule.preparationHours * 60)
}

/** Orders are taken for it, as far as calendar and clock are concerned; whether a place is free is another question. */
export function isInTime(schedule: DeliverySchedule, slot: DeliverySlot, now: Date): boolean {
  if (isClosed(schedule, slot.day) || capacityOf(schedule, slot) <= 0) return false
  return wallNow(now) < lastMinuteFor(schedule, slot)
}

/** What preparing a parcel and the way take at the least. */
const LEAST_MINUTES_LEFT = 60

/** An order whose payment came late can still be prepared and brought within the hours that it was promised. */
export function isStillDeliverable(promised: { day: string; hours: Hours }, now: Date): boolean {
  return wallNow(now) + LEAST_MINUTES_LEFT <= wallMinutes(promised.day, promised.hours.until)
}

function offeredDay(occasion: Occasion, day: string): OfferedDay {
  const { schedule, taken, now, distanceMetres, notBefore, isPickup = false } = occasion
  const isTooEarly = notBefore != null && day < notBefore
  const worked = isClosed(schedule, day)
    ? []
    : SHIFTS.filter((shift) => capacityOf(schedule, { day, shift }) > 0)
  const shifts = worked.map((shift): OfferedShift => {
    const slot = { day, shift }
    if (isTooEarly || !isInTime(schedule, slot, now)) return { shift, state: 'past' }
    const fits = isPickup || fitsInto(schedule, slot, taken, distanceMetres)
    return { shift, state: fits ? 'free' : 'full' }
  })
  return { day, holiday: holidayOn(day), shifts }
}

export function freeShiftOf({ day, shifts }: OfferedDay): DeliverySlot | null {
  const free = shifts.find(({ state }) => state === 'free')
  return free ? { day, shift: free.shift } : null
}

/** The calendar: two weeks from today or from when the candles are ready; longer where nothing is free in them. */
export function listDeliveryDays(occasion: Occasion): OfferedDay[] {
  const today = isoDay(occasion.now)
  const { notBefore } = occasion
  const first = notBefore != null && notBefore > today ? notBefore : today
  const days: OfferedDay[] = []
  let hasFree = false
  for (let ahead = 0; ahead < FURTHEST_DAYS && (ahead < OFFERED_DAYS || !hasFree); ahead++) {
    const day = offeredDay(occasion, dayAfter(first, ahead))
    hasFree ||= freeShiftOf(day) !== null
    days.push(day)
  }
  return days
}

/** The slot that is chosen for who does not choose; null where nothing is free for two months. */
export function firstFreeSlot(days: readonly OfferedDay[]): DeliverySlot | null {
  for (const day of days) {
    const free = freeShiftOf(day)
    if (free) return free
  }
  return null
}

/** Every free slot of the calendar, with its hours. */
export function freeSlotsOf(occasion: Occasion): PromisedSlot[] {
  return listDeliveryDays(occasion).flatMap(({ day, shifts }) =>
    shifts.flatMap(({ shift, state }) =>
      state === 'free' ? [{ day, shift, hours: occasion.schedule.hours[shift] }] : [],
    ),
  )
}
