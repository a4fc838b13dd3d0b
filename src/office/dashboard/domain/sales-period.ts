import type { Span } from '#orders/domain/report-span.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'

/** How far back the dashboard looks, in days, today included. */
export const SALES_PERIODS = [7, 30, 90] as const

export type SalesPeriod = (typeof SALES_PERIODS)[number]

const USUAL: SalesPeriod = 30

/** Reads the address; anything unknown means the usual period. */
export function readSalesPeriod(text: string | null): SalesPeriod {
  return SALES_PERIODS.find((days) => String(days) === text) ?? USUAL
}

/** Every day of the period as 'yyyy-MM-dd', oldest first. */
export function daysOf(period: SalesPeriod, now: Date): string[] {
  return Array.from({ length: period }, (_, index) => isoDay(startOfDay(now, index + 1 - period)))
}

/** From the first to the last of these days. */
export function spanOf(days: readonly string[]): Span {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}
