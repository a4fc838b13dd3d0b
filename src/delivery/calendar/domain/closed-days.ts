import { addDays, findWeekday } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { findCapacity } from './free-places.ts'
import { holidayOn } from './holidays.ts'
import { type DeliverySlot, SHIFTS } from './shifts.ts'
import { entryOn, type WorkSchedule } from './workshop-calendar.ts'

export type ClosedReason = 'pause' | 'courier' | 'day-off' | 'holiday' | 'weekday'

/** Single source for open days; every offer or move must check it. Null on a working day. */
export function closedOn(schedule: WorkSchedule, day: string): ClosedReason | null {
  const entry = entryOn(schedule.specialDays, day)
  if (entry?.kind === 'vacation') return 'pause'
  if (entry?.kind === 'courier' || entry?.kind === 'day-off') return entry.kind
  if (!entry && holidayOn(day) !== null) return 'holiday'
  return SHIFTS.some((shift) => findCapacity(schedule, { day, shift }) > 0) ? null : 'weekday'
}

const FURTHEST_DAYS = 400

export const isWorked = (schedule: WorkSchedule, slot: DeliverySlot) =>
  closedOn(schedule, slot.day) === null && findCapacity(schedule, slot) > 0

/** Null if no day is open within a year. */
export function openDayFrom(schedule: WorkSchedule, day: string): string | null {
  for (let offset = 0; offset < FURTHEST_DAYS; offset++) {
    const next = addDays(day, offset)
    if (closedOn(schedule, next) === null) return next
  }
  return null
}

const SUNDAY = 0
function isDeliveryDay(day: string): boolean {
  return findWeekday(day) !== SUNDAY && holidayOn(day) === null
}

export function deliveryDayFrom(day: string): string {
  return isDeliveryDay(day) ? day : deliveryDayFrom(addDays(day, 1))
}

/** Promised day, otherwise the estimate made at shipping, moved to an open day if the calendar is known. */
export function expectedDay(
  order: { readonly promisedDay?: string | null; readonly estimatedDeliveryDate?: Date | null },
  schedule: WorkSchedule | null = null,
): string | null {
  if (order.promisedDay) return order.promisedDay
  if (!order.estimatedDeliveryDate) return null
  const recordedDay = isoDay(order.estimatedDeliveryDate)
  return schedule ? openDayFrom(schedule, recordedDay) : deliveryDayFrom(recordedDay)
}
