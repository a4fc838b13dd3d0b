import type { ArrivalDays } from '#domain/delivery/shifts.ts'
import { dayAndMonth } from './calendar.ts'

/** 'entre 24 e 27/11', 'entre 28/11 e 02/12', 'em 24/11' */
export function arrivalWords({ from, until }: ArrivalDays): string {
  if (from === until) return `em ${dayAndMonth(until)}`
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return `entre ${isOneMonth ? from.slice(8, 10) : dayAndMonth(from)} e ${dayAndMonth(until)}`
}
