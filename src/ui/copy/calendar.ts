import { isoDay, saoPauloTime, startOfDay } from '#platform/domain/sao-paulo-time.ts'

const weekdays = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
]

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

const monthName = (month: number) => months[month - 1] ?? ''

export function dayOfWeek(instant: Date): string {
  const { weekday, day, month } = saoPauloTime(instant)
  return `${weekdays[weekday]}, ${day} de ${monthName(month)}`
}

/** 'segunda-feira, 16 de novembro', from 'yyyy-MM-dd'. */
export function longDay(isoDate: string): string {
  const at = new Date(`${isoDate}T00:00:00Z`)
  return `${weekdays[at.getUTCDay()]?.toLowerCase()}, ${at.getUTCDate()} de ${monthName(at.getUTCMonth() + 1)}`
}

/** '5 nov', from 'yyyy-MM-dd'. */
export function shortDay(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number)
  return `${day} ${monthName(month ?? 0).slice(0, 3)}`
}

/** '5 de janeiro', from 'yyyy-MM-dd'; the first of a month is '1º'. */
export function longDayAndMonth(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number)
  return `${day === 1 ? '1º' : day} de ${monthName(month ?? 0)}`
}

/** '05/11/2026', from 'yyyy-MM-dd'. */
export function plainDay(isoDate: string): string {
  return isoDate.split('-').reverse().join('/')
}

/** '05/11', from 'yyyy-MM-dd'. */
export function dayAndMonth(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`
}

/** 'nov 26', from 'yyyy-MM'. */
export function shortMonth(isoMonth: string): string {
  const [year = '', month] = isoMonth.split('-')
  return `${monthName(Number(month)).slice(0, 3)} ${year.slice(2)}`
}

/** 'novembro de 2026', from 'yyyy-MM'. */
export function longMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split('-').map(Number)
  return `${monthName(month ?? 0)} de ${year}`
}

export function timeOfDay(instant: Date): string {
  const { hour, minute } = saoPauloTime(instant)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** 'hoje, 21:47', 'ontem, 18:03' or 'em 12/11/2026, 18:03'. */
export function dayAndTime(instant: Date, now: Date): string {
  const time = timeOfDay(instant)
  const day = isoDay(instant)
  if (day === isoDay(now)) return `hoje, ${time}`
  if (day === isoDay(startOfDay(now, -1))) return `ontem, ${time}`
  return `em ${plainDay(day)}, ${time}`
}

export function dayHeading(isoDate: string, now?: Date): string {
  const date = longDayAndMonth(isoDate)
  if (now && isoDate === isoDay(now)) return `Hoje, ${date}`
  if (now && isoDate === isoDay(startOfDay(now, -1))) return `Ontem, ${date}`
  const weekday = weekdays[new Date(`${isoDate}T00:00:00Z`).getUTCDay()]
  const isThisYear = now !== undefined && isoDate.slice(0, 4) === isoDay(now).slice(0, 4)
  return `${weekday}, ${date}${isThisYear ? '' : ` de ${isoDate.slice(0, 4)}`}`
}
