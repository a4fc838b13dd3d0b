import { deliveryDayFrom, openDayFrom } from '#delivery/calendar/domain/closed-days.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { addDays, minuteOfDay } from '#platform/domain/calendar.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { holdEnd } from './hold.ts'

/** The time on working days by which the owner has checked the bank account. */
export interface OwnersLook {
  readonly time: string
  readonly schedule: WorkSchedule
}

export interface HoldRule {
  readonly minutes: number
  readonly look: OwnersLook | null
}

/** The hold never ends before the owner could see the payment. */
export function holdEndUnder({ minutes, look }: HoldRule, from: Date): Date {
  const end = holdEnd(from, minutes)
  if (!look) return end
  const seen = nextLook(look, from)
  return seen > end ? seen : end
}

/**
 * When the customer reports a payment, the hold is extended until the owner's check on the first working
 * day after the old end.
 */
export function holdEndOnceClaimed({ minutes, look }: HoldRule, hold: Date): Date {
  return look ? lookOn(look, addDays(isoDay(hold), 1)) : holdEnd(hold, minutes)
}

function nextLook(look: OwnersLook, from: Date): Date {
  const today = isoDay(from)
  const first = lookOn(look, today)
  return first > from ? first : lookOn(look, addDays(today, 1))
}

function lookOn({ time, schedule }: OwnersLook, day: string): Date {
  const worked = openDayFrom(schedule, day) ?? deliveryDayFrom(day)
  const start = startOfDay(new Date(`${worked}T12:00:00Z`))
  return new Date(start.getTime() + minuteOfDay(time) * 60_000)
}
