import { deliveryDayFrom, openDayFrom } from '#delivery/calendar/domain/closed-days.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { addDays, minuteOfDay } from '#platform/domain/calendar.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { holdEnd } from './hold.ts'

/** When the owner has looked into their bank: at this time of a working day. */
export interface OwnersLook {
  /** '12:00' */
  readonly time: string
  readonly schedule: WorkSchedule
}

/** How long units wait for a payment; `look` only for the owner's own Pix key. */
export interface HoldRule {
  readonly minutes: number
  readonly look: OwnersLook | null
}

/** The end of a hold: never before the owner could see the money. */
export function holdEndUnder({ minutes, look }: HoldRule, from: Date): Date {
  const end = holdEnd(from, minutes)
  if (!look) return end
  const seen = nextLook(look, from)
  return seen > end ? seen : end
}

/** The end after the customer said that they paid: the owner's look on the working day after the old end. */
export function holdEndOnceClaimed({ minutes, look }: HoldRule, hold: Date): Date {
  return look ? lookOn(look, addDays(isoDay(hold), 1)) : holdEnd(hold, minutes)
}

function nextLook(look: OwnersLook, from: Date): Date {
  const today = isoDay(from)
  const first = lookOn(look, today)
  return first > from ? first : lookOn(look, addDays(today, 1))
}

/** On this day, or the next one that is worked. */
function lookOn({ time, schedule }: OwnersLook, day: string): Date {
  const worked = openDayFrom(schedule, day) ?? deliveryDayFrom(day)
  const start = startOfDay(new Date(`${worked}T12:00:00Z`))
  return new Date(start.getTime() + minuteOfDay(time) * 60_000)
}
