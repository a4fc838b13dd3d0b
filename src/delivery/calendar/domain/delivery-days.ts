import { addDays, daysFrom, wallMinutes, wallNow } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { type ClosedReason, closedOn, isWorked } from './closed-days.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'
import { findCapacity, fitsInto, type TakenPlaces } from './free-places.ts'
import { type Holiday, holidayOn } from './holidays.ts'
import { type DeliverySlot, type Hours, type PromisedSlot, SHIFTS, type Shift } from './shifts.ts'
import { dayAfterPause, type WorkSchedule } from './workshop-calendar.ts'

/** Number of days offered, and how far ahead to search for the first free one. */
const OFFERED_DAYS = 14
const FURTHEST_DAYS = 60

export type ShiftState = 'free' | 'full' | 'past'

export interface OfferedShift {
  readonly shift: Shift
  readonly state: ShiftState
}

export interface OfferedDay {
  readonly day: string
  readonly holiday: Holiday | null
  readonly closed: ClosedReason | null
  readonly shifts: readonly OfferedShift[]
}

export interface DeliveryConstraints {
  readonly schedule: WorkSchedule
  readonly takenPlaces: readonly TakenPlaces[]
  readonly now: Date
  readonly distanceMetres: number | null
  /** 'yyyy-MM-dd': the candles are not ready before this day. */
  readonly notBefore?: string | null
  readonly isPickup?: boolean
}

/** In local minutes: the cut-off or the latest time for preparation, whichever is earlier. */
export function lastMinuteFor(schedule: DeliverySchedule, { day, shift }: DeliverySlot): number {
  const { time, dayBefore } = schedule.cutOff[shift]
  const cutOff = wallMinutes(dayBefore ? addDays(day, -1) : day, time)
  const begins = wallMinutes(day, schedule.hours[shift].from)
  return Math.min(cutOff, begins - schedule.preparationHours * 60)
}

/** Checks calendar and clock, not capacity. */
export function isInTime(schedule: WorkSchedule, slot: DeliverySlot, now: Date): boolean {
  return isWorked(schedule, slot) && wallOpen(schedule, now) < lastMinuteFor(schedule, slot)
}

/** Local minutes from which orders are possible: now, or the end of the current pause. */
function wallOpen({ specialDays }: WorkSchedule, now: Date): number {
  const today = isoDay(now)
  const opensOn = dayAfterPause(specialDays, today)
  return opensOn === today ? wallNow(now) : wallMinutes(opensOn, '00:00')
}

/** Minimum time to prepare and deliver. */
const MIN_MINUTES_LEFT = 60

/** For late payments: true if the order can still arrive within the promised hours. */
export function isStillDeliverable(slot: { day: string; hours: Hours }, now: Date): boolean {
  return wallNow(now) + MIN_MINUTES_LEFT <= wallMinutes(slot.day, slot.hours.until)
}

function offeredDay(constraints: DeliveryConstraints, day: string): OfferedDay {
  const { schedule, takenPlaces, now, distanceMetres, notBefore, isPickup = false } = constraints
  const isTooEarly = notBefore != null && day < notBefore
  const closedReason = closedOn(schedule, day)
  const worked = closedReason ? [] : SHIFTS.filter((shift) => findCapacity(schedule, { day, shift }) > 0)
  const shifts = worked.map((shift): OfferedShift => {
    const slot = { day, shift }
    if (isTooEarly || !isInTime(schedule, slot, now)) return { shift, state: 'past' }
    const fits = isPickup || fitsInto(schedule, slot, takenPlaces, distanceMetres)
    return { shift, state: fits ? 'free' : 'full' }
  })
  return { day, holiday: holidayOn(day), closed: closedReason, shifts }
}

export function findFreeShift({ day, shifts }: OfferedDay): DeliverySlot | null {
  const free = shifts.find(({ state }) => state === 'free')
  return free ? { day, shift: free.shift } : null
}

/**
 * Lists two weeks from today, from the day the candles are ready, or from the end of a pause. Paused days
 * do not count.
 */
export function listDeliveryDays(constraints: DeliveryConstraints, until = ''): OfferedDay[] {
  const today = isoDay(constraints.now)
  const { notBefore } = constraints
  const soonest = notBefore != null && notBefore > today ? notBefore : today
  const first = dayAfterPause(constraints.schedule.specialDays, soonest)
  const days: OfferedDay[] = []
  let isEnough = false
  for (let offset = 0; offset < FURTHEST_DAYS && !isEnough; offset++) {
    days.push(offeredDay(constraints, addDays(first, offset)))
    const outsidePauses = days.filter(({ closed }) => closed !== 'pause' && closed !== 'courier').length
    const hasFree = outsidePauses >= OFFERED_DAYS && firstFreeSlot(days) !== null
    isEnough = hasFree && addDays(first, offset) >= until
  }
  return days
}

export function firstFreeSlot(days: readonly OfferedDay[]): DeliverySlot | null {
  for (const day of days) {
    const free = findFreeShift(day)
    if (free) return free
  }
  return null
}

export function slotOnDay(offeredDay: OfferedDay, requestedShift: Shift | undefined): DeliverySlot | null {
  const isSame = offeredDay.shifts.some(({ shift, state }) => shift === requestedShift && state === 'free')
  return isSame && requestedShift ? { day: offeredDay.day, shift: requestedShift } : findFreeShift(offeredDay)
}

/** Prefers the same day, then the nearest day; on a tie the earlier one. */
export function nearestFreeSlot(
  days: readonly OfferedDay[],
  requestedSlot: DeliverySlot,
): DeliverySlot | null {
  const daysAway = ({ day }: DeliverySlot) => Math.abs(daysFrom(day, requestedSlot.day))
  const free = days.flatMap((day) => slotOnDay(day, requestedSlot.shift) ?? [])
  return free.toSorted((a, b) => daysAway(a) - daysAway(b))[0] ?? null
}

export function openSlotNear(
  constraints: DeliveryConstraints,
  promisedSlot: DeliverySlot,
): DeliverySlot | null {
  const opens = dayAfterPause(constraints.schedule.specialDays, promisedSlot.day)
  return nearestFreeSlot(listDeliveryDays(constraints, addDays(opens, 7)), promisedSlot)
}

export function slotBefore(
  constraints: DeliveryConstraints,
  promisedSlot: DeliverySlot,
): DeliverySlot | null {
  const earlier = listDeliveryDays(constraints, promisedSlot.day).filter(({ day }) => day < promisedSlot.day)
  return nearestFreeSlot(earlier, promisedSlot)
}

export function freeSlotsOf(constraints: DeliveryConstraints, until?: string): PromisedSlot[] {
  return listDeliveryDays(constraints, until).flatMap(({ day, shifts }) =>
    shifts.flatMap(({ shift, state }) =>
      state === 'free' ? [{ day, shift, hours: constraints.schedule.hours[shift] }] : [],
    ),
  )
}
