import { addDays } from '#domain/calendar.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'
import { capacityOf } from './free-places.ts'
import { holidayOn } from './holidays.ts'
import { SHIFTS } from './shifts.ts'

/** Days 'yyyy-MM-dd', the first and the last included; without a last one it goes on. */
export interface DaySpan {
  readonly from: string
  readonly until: string | null
}

/** The owner's schedule with the pauses of her shop: all that decides on which days something can be promised. */
export interface WorkSchedule extends DeliverySchedule {
  readonly pauses: readonly DaySpan[]
}

export type ClosedReason = 'pause' | 'day-off' | 'holiday' | 'weekday'

/**
 * The shop's one calendar: why nothing is delivered or fetched on this day; null on a working day. Whatever offers, takes or moves a
 * day asks here.
 */
export function closedOn(schedule: WorkSchedule, day: string): ClosedReason | null {
  if (schedule.pauses.some((pause) => isWithin(pause, day))) return 'pause'
  if (schedule.daysOff.includes(day)) return 'day-off'
  if (holidayOn(day) !== null && !schedule.openHolidays.includes(day)) return 'holiday'
  return SHIFTS.some((shift) => capacityOf(schedule, { day, shift }) > 0) ? null : 'weekday'
}

export function isWithin({ from, until }: DaySpan, day: string): boolean {
  return from <= day && (until === null || day <= until)
}

/** This day, or the first after the pause that it lies in; in a pause without an end there is none. */
export function dayAfterPause(pauses: readonly DaySpan[], day: string): string {
  const pause = pauses.find((each) => isWithin(each, day))
  return pause?.until ? dayAfterPause(pauses, addDays(pause.until, 1)) : day
}
