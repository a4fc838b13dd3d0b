import type { ArrivalDays } from '#delivery/calendar/domain/shifts.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

export function dayWords(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return `${weekday}, ${day.slice(8, 10)}/${day.slice(5, 7)}`
}

export function arrivalWords({ from, until }: ArrivalDays): string {
  if (from === until) return `em ${dayAndMonth(until)}`
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return `entre ${isOneMonth ? from.slice(8, 10) : dayAndMonth(from)} e ${dayAndMonth(until)}`
}
