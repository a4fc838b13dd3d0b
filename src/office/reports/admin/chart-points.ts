import type { SalesOfDays } from '#office/reports/use-cases/load-report.ts'
import type { DaySums } from '#office/reports/use-cases/sum-paid.ts'
import { daysOfSpan, type Span } from '#orders/domain/report-span.ts'
import type { Centavos } from '#platform/domain/money.ts'

export interface ChartPoint {
  key: string
  orders: number
  units: number
  candles: Centavos
  discount: Centavos
  freight: Centavos
  gifts: Centavos
  freightCost: Centavos
}

/** Includes days or months without sales. */
export function chartPoints(
  span: Span,
  { paid, units }: SalesOfDays,
  { byMonth }: { byMonth: boolean },
): ChartPoint[] {
  const width = byMonth ? 'yyyy-MM'.length : 'yyyy-MM-dd'.length
  const buildKey = (day: string) => day.slice(0, width)
  const points = new Map(daysOfSpan(span).map((day) => [buildKey(day), emptyPoint(buildKey(day))]))
  for (const day of paid) {
    const point = points.get(buildKey(day.day))
    if (point) add(point, day)
  }
  for (const day of units) {
    const point = points.get(buildKey(day.day))
    if (point) point.units += day.units
  }
  return [...points.values()]
}

const emptyPoint = (key: string): ChartPoint => ({
  key,
  orders: 0,
  units: 0,
  candles: 0,
  discount: 0,
  freight: 0,
  gifts: 0,
  freightCost: 0,
})

function add(point: ChartPoint, day: DaySums): void {
  point.orders += day.orders
  point.candles += day.candles
  point.discount += day.discount
  point.freight += day.freight
  point.gifts += day.gifts
  point.freightCost += day.freightCost
}
