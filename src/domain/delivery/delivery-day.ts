import { addDays, weekdayOf } from '#domain/calendar.ts'
import { holidayOn } from '#domain/delivery/holidays.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { openDayFrom } from './closed-days.ts'
import type { WorkSchedule } from './workshop-calendar.ts'

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
