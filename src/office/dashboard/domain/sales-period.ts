import type { Span } from '#orders/domain/report-span.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'

export const SALES_PERIODS = [7, 30, 90] as const

export type SalesPeriod = (typeof SALES_PERIODS)[number]

const USUAL: SalesPeriod = 30

export function readSalesPeriod(text: string | null): SalesPeriod {
  return SALES_PERIODS.find((days) => String(days) === text) ?? USUAL
}

export function listDays(period: SalesPeriod, now: Date): string[] {
  return Array.from({ length: period }, (_, index) => isoDay(startOfDay(now, index + 1 - period)))
}

export function buildSpan(days: readonly string[]): Span {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}
