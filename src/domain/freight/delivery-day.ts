import { isoDay, saoPauloTime } from '#domain/sao-paulo-time.ts'

/** Orders until this hour leave on the same day. */
const LAST_HOUR = 18
const SUNDAY = 0
const DAY_MS = 24 * 60 * 60 * 1000

/** National holidays, and those of city and state: month and day. */
const HOLIDAYS = new Set('01-01 01-25 04-21 05-01 07-09 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '))
/** Carnival Monday and Tuesday, Good Friday, Corpus Christi: days counted from Easter. */
const AROUND_EASTER = [-48, -47, -2, 60]

const dayAt = (day: string) => Date.parse(`${day}T12:00:00Z`)
const dayAfter = (day: string, days: number) =>
  new Date(dayAt(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Easter Sunday of a Gregorian year, after Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10)
}

/** Monday to Saturday, but for holidays. Days are 'yyyy-MM-dd'. */
export function isDeliveryDay(day: string): boolean {
  if (new Date(dayAt(day)).getUTCDay() === SUNDAY || HOLIDAYS.has(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !AROUND_EASTER.some((days) => dayAfter(easter, days) === day)
}

/** This day, or the first after it on which somebody delivers. */
export function deliveryDayFrom(day: string): string {
  return isDeliveryDay(day) ? day : deliveryDayFrom(dayAfter(day, 1))
}

/** The day that the courier promises at this instant. */
export function promisedDay(at: Date): string {
  const today = isoDay(at)
  return deliveryDayFrom(saoPauloTime(at).hour < LAST_HOUR ? today : dayAfter(today, 1))
}

/** The day a customer is told: the one promised with the price, else the one recorded when the order was shipped. */
export function expectedDay(order: {
  readonly promisedDay?: string | null
  readonly estimatedDeliveryDate?: Date | null
}): string | null {
  if (order.promisedDay) return order.promisedDay
  return order.estimatedDeliveryDate ? deliveryDayFrom(isoDay(order.estimatedDeliveryDate)) : null
}
