import { daysBetweenRoundedUp } from '#platform/domain/sao-paulo-time.ts'

/** The history's period filter: the greatest age in days, a started day counting whole. */
export const ORDER_PERIODS = { week: 7, month: 30, quarter: 90 } as const

export type OrderPeriod = keyof typeof ORDER_PERIODS

const DAY_MS = 24 * 60 * 60 * 1000

export function isOrderPeriod(value: unknown): value is OrderPeriod {
  return typeof value === 'string' && Object.hasOwn(ORDER_PERIODS, value)
}

export function isWithinPeriod(createdAt: Date, period: OrderPeriod, now: Date): boolean {
  return daysBetweenRoundedUp(createdAt, now) <= ORDER_PERIODS[period]
}

/** The oldest instant inside the period: the same rule as `isWithinPeriod`, in the form an index can use. */
export function periodStart(period: OrderPeriod, now: Date): Date {
  return new Date(now.getTime() - ORDER_PERIODS[period] * DAY_MS)
}
