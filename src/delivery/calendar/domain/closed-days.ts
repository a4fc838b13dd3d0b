import { addDays, weekdayOf } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { capacityOf } from './free-places.ts'
import { holidayOn } from './holidays.ts'
import { type DeliverySlot, SHIFTS } from './shifts.ts'
import { entryOn, type WorkSchedule } from './workshop-calendar.ts'

export type ClosedReason = 'pause' | 'courier' | 'day-off' | 'holiday' | 'weekday'

/**
 * The shop's one calendar: why nothing is delivered or fetched on this day; null on a working day. Whatever offers, takes or moves a
 * day asks here.
 */
export function closedOn(schedule: WorkSchedule, day: string): ClosedReason | null {
  const entry = entryOn(schedule.specialDays, day)
  if (entry?.kind === 'vacation') return 'pause'
  if (entry?.kind === 'courier' || entry?.kind === 'day-off') return entry.kind
  if (!entry && holidayOn(day) !== null) return 'holiday'
  return SHIFTS.some((shift) => capacityOf(schedule, { day, shift }) > 0) ? null : 'weekday'
}

const FURTHEST_DAYS = 400

/** Something is delivered or fetched in this shift. */
export const isWorked = (schedule: WorkSchedule, slot: DeliverySlot) =>
  closedOn(schedule, slot.day) === null && capacityOf(schedule, slot) > 0

/** This day, or the first open one after it; null where none is for a year. */
export function openDayFrom(schedule: WorkSchedule, day: string): string | null {
  for (let ahead = 0; ahead < FURTHEST_DAYS; ahead++) {
    const next = addDays(day, ahead)
    if (closedOn(schedule, next) === null) return next
  }
  return null
}

const SUNDAY = 0
/** Monday to Saturday, but for holidays. Days are 'yyyy-MM-dd'. */
function isDeliveryDay(day: string): boolean {
  return weekdayOf(day) !== SUNDAY && holidayOn(day) === null
}

/** This day, or the first after it on which somebody delivers. */
export function deliveryDayFrom(day: string): string {
  return isDeliveryDay(day) ? day : deliveryDayFrom(addDays(day, 1))
}

/**
 * The day a customer is told: the one promised with the price, else the one recorded when the order was shipped, moved to an open day
 * of the workshop where its calendar is known.
 */
export function expectedDay(
  order: { readonly promisedDay?: string | null; readonly estimatedDeliveryDate?: Date | null },
  schedule: WorkSchedule | null = null,
): string | null {
  if (order.promisedDay) return order.promisedDay
  if (!order.estimatedDeliveryDate) return null
  const recorded = isoDay(order.estimatedDeliveryDate)
  return schedule ? openDayFrom(schedule, recorded) : deliveryDayFrom(recorded)
}
