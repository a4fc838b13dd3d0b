import { addDays, daysFrom, wallMinutes, wallNow } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { type ClosedReason, closedOn, isWorked } from './closed-days.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'
import { capacityOf, fitsInto, type TakenPlaces } from './free-places.ts'
import { type Holiday, holidayOn } from './holidays.ts'
import { type DeliverySlot, type Hours, type PromisedSlot, SHIFTS, type Shift } from './shifts.ts'
import { dayAfterPause, type WorkSchedule } from './workshop-calendar.ts'

/** So many days are offered at once, and so far ahead the first free one is looked for. */
const OFFERED_DAYS = 14
const FURTHEST_DAYS = 60

export type ShiftState = 'free' | 'full' | 'past'

export interface OfferedShift {
  readonly shift: Shift
  readonly state: ShiftState
}

/** A day of the calendar. A closed one has no shifts. */
export interface OfferedDay {
  readonly day: string
  readonly holiday: Holiday | null
  readonly closed: ClosedReason | null
  readonly shifts: readonly OfferedShift[]
}

export interface DeliveryConstraints {
  readonly schedule: WorkSchedule
  readonly taken: readonly TakenPlaces[]
  readonly now: Date
  /** Null where nobody has measured the way. */
  readonly distanceMetres: number | null
  /** 'yyyy-MM-dd': before this day the candles are not ready. */
  readonly notBefore?: string | null
  /** The customer fetches it: days and hours are the same, but nobody's ride has to have a place for it. */
  readonly isPickup?: boolean
}

/** In minutes on the city's clock: the cut-off, or the last moment that leaves time to prepare, whichever is earlier. */
export function lastMinuteFor(schedule: DeliverySchedule, { day, shift }: DeliverySlot): number {
  const { time, dayBefore } = schedule.cutOff[shift]
  const cutOff = wallMinutes(dayBefore ? addDays(day, -1) : day, time)
  const begins = wallMinutes(day, schedule.hours[shift].from)
  return Math.min(cutOff, begins - schedule.preparationHours * 60)
}

/** Orders are taken for it, as far as calendar and clock are concerned; whether a place is free is another question. */
export function isInTime(schedule: WorkSchedule, slot: DeliverySlot, now: Date): boolean {
  return isWorked(schedule, slot) && wallOpen(schedule, now) < lastMinuteFor(schedule, slot)
}

/** From when something can be ordered, in minutes on the city's clock: now, or when the pause that we are in ends. */
function wallOpen({ specialDays }: WorkSchedule, now: Date): number {
  const today = isoDay(now)
  const opensOn = dayAfterPause(specialDays, today)
  return opensOn === today ? wallNow(now) : wallMinutes(opensOn, '00:00')
}

/** What preparing a parcel and the way take at the least. */
const MIN_MINUTES_LEFT = 60

/** An order whose payment came late can still be prepared and brought within the hours that it was promised. */
export function isStillDeliverable(promised: { day: string; hours: Hours }, now: Date): boolean {
  return wallNow(now) + MIN_MINUTES_LEFT <= wallMinutes(promised.day, promised.hours.until)
}

function offeredDay(constraints: DeliveryConstraints, day: string): OfferedDay {
  const { schedule, taken, now, distanceMetres, notBefore, isPickup = false } = constraints
  const isTooEarly = notBefore != null && day < notBefore
  const closed = closedOn(schedule, day)
  const worked = closed ? [] : SHIFTS.filter((shift) => capacityOf(schedule, { day, shift }) > 0)
  const shifts = worked.map((shift): OfferedShift => {
    const slot = { day, shift }
    if (isTooEarly || !isInTime(schedule, slot, now)) return { shift, state: 'past' }
    const fits = isPickup || fitsInto(schedule, slot, taken, distanceMetres)
    return { shift, state: fits ? 'free' : 'full' }
  })
  return { day, holiday: holidayOn(day), closed, shifts }
}

export function freeShiftOf({ day, shifts }: OfferedDay): DeliverySlot | null {
  const free = shifts.find(({ state }) => state === 'free')
  return free ? { day, shift: free.shift } : null
}

/**
 * The calendar: two weeks from today, from when the candles are ready, or from the end of a pause; a pause inside
 * them does not count.
 */
export function listDeliveryDays(constraints: DeliveryConstraints, until = ''): OfferedDay[] {
  const today = isoDay(constraints.now)
  const { notBefore } = constraints
  const soonest = notBefore != null && notBefore > today ? notBefore : today
  const first = dayAfterPause(constraints.schedule.specialDays, soonest)
  const days: OfferedDay[] = []
  let isEnough = false
  for (let ahead = 0; ahead < FURTHEST_DAYS && !isEnough; ahead++) {
    days.push(offeredDay(constraints, addDays(first, ahead)))
    const outsidePauses = days.filter(({ closed }) => closed !== 'pause' && closed !== 'courier').length
    const hasFree = outsidePauses >= OFFERED_DAYS && firstFreeSlot(days) !== null
    isEnough = hasFree && addDays(first, ahead) >= until
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

/** The slot of a day: the same shift where it is free, else that day's first. */
export function slotOnDay(offered: OfferedDay, requested: Shift | undefined): DeliverySlot | null {
  const isSame = offered.shifts.some(({ shift, state }) => shift === requested && state === 'free')
  return isSame && requested ? { day: offered.day, shift: requested } : freeShiftOf(offered)
}

/** What is free nearest to a choice that cannot be had: on the same day, else on the nearest, and of two the earlier. */
export function nearestFreeSlot(days: readonly OfferedDay[], requested: DeliverySlot): DeliverySlot | null {
  const away = ({ day }: DeliverySlot) => Math.abs(daysFrom(day, requested.day))
  const free = days.flatMap((offered) => slotOnDay(offered, requested.shift) ?? [])
  return free.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

/** Where an order goes whose day was closed after it was promised. */
export function openSlotNear(constraints: DeliveryConstraints, promised: DeliverySlot): DeliverySlot | null {
  const opens = dayAfterPause(constraints.schedule.specialDays, promised.day)
  return nearestFreeSlot(listDeliveryDays(constraints, addDays(opens, 7)), promised)
}

/** The last free slot before the day of a promise; null where there is none. */
export function slotBefore(constraints: DeliveryConstraints, promised: DeliverySlot): DeliverySlot | null {
  const earlier = listDeliveryDays(constraints, promised.day).filter(({ day }) => day < promised.day)
  return nearestFreeSlot(earlier, promised)
}

/** Every free slot of the calendar, with its hours. */
export function freeSlotsOf(constraints: DeliveryConstraints, until?: string): PromisedSlot[] {
  return listDeliveryDays(constraints, until).flatMap(({ day, shifts }) =>
    shifts.flatMap(({ shift, state }) =>
      state === 'free' ? [{ day, shift, hours: constraints.schedule.hours[shift] }] : [],
    ),
  )
}
