import { saoPauloTime, startOfDay } from './sao-paulo-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAY_MINUTES = 24 * 60

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

export const isClockTime = (text: string) => CLOCK_TIME.test(text)

export function isIsoDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)
}

export function daysFrom(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 is Sunday. */
export function findWeekday(day: string): number {
  return new Date(dayNumber(day) * DAY_MS).getUTCDay()
}

export function minuteOfDay(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes of local time. For comparisons only, because daylight saving shifts are ignored. */
export function wallMinutes(day: string, clockTime: string): number {
  return dayNumber(day) * DAY_MINUTES + minuteOfDay(clockTime)
}

export function wallNow(at: Date): number {
  const { year, month, day, hour, minute } = saoPauloTime(at)
  return (Date.UTC(year, month - 1, day) / DAY_MS) * DAY_MINUTES + hour * 60 + minute
}

export function instantAt(day: string, clockTime: string): Date {
  const midnight = startOfDay(new Date(`${day}T12:00:00Z`))
  return new Date(midnight.getTime() + minuteOfDay(clockTime) * 60_000)
}

export function fromWallMinutes(minutes: number): { readonly day: string; readonly time: string } {
  const days = Math.floor(minutes / DAY_MINUTES)
  const rest = minutes - days * DAY_MINUTES
  const two = (number: number) => String(number).padStart(2, '0')
  const day = new Date(days * DAY_MS).toISOString().slice(0, 10)
  return { day, time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` }
}
