import { addDays, daysFrom } from '#platform/domain/calendar.ts'
import { isoDay, saoPauloTime } from '#platform/domain/sao-paulo-time.ts'

/** Calendar days in São Paulo ('yyyy-MM-dd'), inclusive. */
export interface Span {
  readonly from: string
  readonly to: string
}

export interface ReportSpan extends Span {
  readonly month: string | null
  readonly before: Span
}

/** Limited to this century, because PostgreSQL rejects dates such as year 0. */
const DAY = /^20\d{2}-\d{2}-\d{2}$/
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/
/** Ten years; limits the number of days to sum. */
export const MAX_SPAN = 3660

export const LAST_DAYS_OFFERED = [30, 365] as const
export const MONTHS_OFFERED = 24

/** Defaults to the current month. Swaps days in the wrong order. */
export function readReportSpan(query: URLSearchParams, now: Date): ReportSpan {
  const today = isoDay(now)
  const days = [query.get('from') ?? '', query.get('to') ?? '']
  if (days.every(isDay)) return anySpan(days.toSorted(), today)
  const month = query.get('month') ?? ''
  return monthSpan(MONTH.test(month) ? month : today.slice(0, 7), today)
}

function anySpan([first = '', last = '']: readonly string[], today: string): ReportSpan {
  const from = countDays(first, last) > MAX_SPAN ? addDays(last, 1 - MAX_SPAN) : first
  const whole = monthSpan(from.slice(0, 7), today)
  if (whole.from === from && whole.to === last) return whole
  const before = { from: addDays(from, -countDays(from, last)), to: addDays(from, -1) }
  return { from, to: last, month: null, before }
}

/** A month is compared with the previous month, the current month with the same number of days. */
function monthSpan(month: string, today: string): ReportSpan {
  const [span, before] = [daysOfMonth(month), daysOfMonth(addMonths(month, -1))]
  const isPresent = today >= span.from && today < span.to
  const sameDay = addDays(before.from, countDays(span.from, today) - 1)
  const to = isPresent && sameDay < before.to ? sameDay : before.to
  return { ...span, month, before: { from: before.from, to } }
}

function daysOfMonth(month: string): Span {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export function lastDays(count: number, today: string): Span {
  return { from: addDays(today, 1 - count), to: today }
}

export function countDays(from: string, to: string): number {
  return daysFrom(from, to) + 1
}

/** More bars than this are indistinguishable on a phone. */
const MAX_DAYS = 92

export function isShownByMonth({ from, to }: Span): boolean {
  return countDays(from, to) > MAX_DAYS
}

export function daysOfSpan({ from, to }: Span): string[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))
}

export function listSteps(span: Span): string[] {
  const days = daysOfSpan(span)
  return isShownByMonth(span) ? days.filter((day) => day === span.from || day.endsWith('-01')) : days
}

export function lastMonths(now: Date, count: number): string[] {
  const { year, month } = saoPauloTime(now)
  const present = `${year}-${String(month).padStart(2, '0')}`
  return Array.from({ length: count }, (_, index) => addMonths(present, -index))
}

/** Rejects dates such as 'yyyy-02-30'. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
