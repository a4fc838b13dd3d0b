import { daysBetweenRoundedUp } from '#platform/domain/sao-paulo-time.ts'

/** Maximum age in days; a started day counts as a whole. */
export const ORDER_PERIODS = { week: 7, month: 30, quarter: 90 } as const

export type OrderPeriod = keyof typeof ORDER_PERIODS

const DAY_MS = 24 * 60 * 60 * 1000

export function isWithinPeriod(createdAt: Date, period: OrderPeriod, now: Date): boolean {
  return daysBetweenRoundedUp(createdAt, now) <= ORDER_PERIODS[period]
}

/** Same rule as `isWithinPeriod`, in a form that can use an index. */
export function periodStart(period: OrderPeriod, now: Date): Date {
  return new Date(now.getTime() - ORDER_PERIODS[period] * DAY_MS)
}
