import { startOfDay } from '#platform/domain/sao-paulo-time.ts'

export const ORDER_DATES = ['today', 'yesterday', 'week', 'month', 'range'] as const

export type OrderDates = (typeof ORDER_DATES)[number]

export interface DatesChosen {
  readonly dates: OrderDates | null
  readonly from: string | null
  readonly to: string | null
}

const DAYS_BACK = { today: 0, yesterday: 1, week: 6, month: 29 } as const

/**
 * Half-open interval: from the first day's start to the start of the day after the last. Null for an open
 * end.
 */
export function calculateBounds(
  { dates, from, to }: DatesChosen,
  now: Date,
): { from: Date | null; before: Date | null } {
  if (dates === null) return { from: null, before: null }
  if (dates === 'range') {
    const [first, last] = from && to && to < from ? [to, from] : [from, to]
    return {
      from: first ? startOfDay(buildNoon(first)) : null,
      before: last ? startOfDay(buildNoon(last), 1) : null,
    }
  }
  return {
    from: startOfDay(now, -DAYS_BACK[dates]),
    before: dates === 'yesterday' ? startOfDay(now) : null,
  }
}

export function readDay(text: string | null): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const day = buildNoon(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

/** At noon UTC, the date is the same in São Paulo. */
const buildNoon = (day: string) => new Date(`${day}T12:00:00Z`)
