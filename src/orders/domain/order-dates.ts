import { startOfDay } from '#platform/domain/sao-paulo-time.ts'

/** The dates by which the back office narrows its orders. */
export const ORDER_DATES = ['today', 'yesterday', 'week', 'month', 'range'] as const

export type OrderDates = (typeof ORDER_DATES)[number]

export interface DatesChosen {
  readonly dates: OrderDates | null
  /** 'yyyy-MM-dd', of a range; either end may be open. */
  readonly from: string | null
  readonly to: string | null
}

const DAYS_BACK = { today: 0, yesterday: 1, week: 6, month: 29 } as const

/** From the first instant of the first day to before the first of the day after the last; null where it is open. */
export function boundsOf(
  { dates, from, to }: DatesChosen,
  now: Date,
): { from: Date | null; before: Date | null } {
  if (dates === null) return { from: null, before: null }
  if (dates === 'range') {
    const [first, last] = from && to && to < from ? [to, from] : [from, to]
    return {
      from: first ? startOfDay(noonOf(first)) : null,
      before: last ? startOfDay(noonOf(last), 1) : null,
    }
  }
  return {
    from: startOfDay(now, -DAYS_BACK[dates]),
    before: dates === 'yesterday' ? startOfDay(now) : null,
  }
}

/** 'yyyy-MM-dd' of a day that exists, else null. */
export function readDay(text: string | null): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const day = noonOf(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

/** At noon in London it is the same day in São Paulo. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
