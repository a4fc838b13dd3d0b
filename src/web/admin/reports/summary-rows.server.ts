import { summaryRows } from '#copy/admin/report-columns.ts'
import { reportsCopy } from '#copy/admin/reports.ts'
import { plainDay } from '#copy/delivery/calendar.ts'
import { type CsvCell, csvNumber } from '#domain/csv.ts'
import { decimalFromCentavos } from '#domain/money.ts'
import type { ReportSpan } from '#domain/reports/report-span.ts'
import { averageOrder, paidIn, profitOf, type ReportSums } from '#domain/reports/report-sums.ts'
import { loadReport } from '#shop/admin/reports/load-report.ts'
import type { Shop } from '#shop/shop.ts'

type Row = keyof typeof summaryRows

const counts = new Set<Row>([
  'orders',
  'units',
  'ridesOpen',
  'unitsAtTodaysCost',
  'unitsWithoutCost',
  'refundedOrders',
  'cancellations',
  'withdrawals',
  'broken',
  'wrong',
])

const values: Partial<Record<Row, (sums: ReportSums) => number>> = {
  paid: paidIn,
  average: averageOrder,
  freightKept: ({ freight, freightCost }) => freight - freightCost,
  profit: profitOf,
}

/** The figures of the page beside those of the span before. */
export async function summaryCsvRows(shop: Shop, span: ReportSpan): Promise<CsvCell[][]> {
  const { sums, sumsBefore } = await loadReport(shop, span)
  const { from, to } = span.before
  return [
    ['', reportsCopy.span(span), `${plainDay(from)} a ${plainDay(to)}`],
    ...(Object.keys(summaryRows) as Row[]).map((row) => [
      summaryRows[row],
      shown(row, sums),
      shown(row, sumsBefore),
    ]),
  ]
}

function shown(row: Row, sums: ReportSums): CsvCell {
  const value = values[row]?.(sums) ?? sums[row as keyof ReportSums]
  return csvNumber(counts.has(row) ? value : decimalFromCentavos(value))
}
