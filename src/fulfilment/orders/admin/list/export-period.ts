import { isoDay, saoPauloTime, startOfDay } from '#platform/domain/sao-paulo-time.ts'

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** Half-open interval of a month 'yyyy-MM' in São Paulo time; null for invalid input. */
export function monthBounds(isoMonth: string): { from: Date; before: Date } | null {
  const [, year, month] = MONTH.exec(isoMonth) ?? []
  if (!year || !month) return null
  const middle = (months: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + months, 15, 15))
  const firstDay = (instant: Date) => startOfDay(instant, 1 - saoPauloTime(instant).day)
  return { from: firstDay(middle(0)), before: firstDay(middle(1)) }
}

export function recentMonths(now: Date, count: number): string[] {
  const { year, month } = saoPauloTime(now)
  return Array.from({ length: count }, (_, index) =>
    isoDay(new Date(Date.UTC(year, month - 1 - index, 15, 15))).slice(0, 7),
  )
}
