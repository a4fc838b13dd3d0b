import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { paidIn, type ReportSums } from '#office/reports/domain.ts'
import type { SalesOfDays } from '#office/reports/use-cases/load-report.ts'
import { isShownByMonth, type ReportSpan } from '#orders/domain/report-span.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { DayChart } from '#ui/admin/day-chart.tsx'
import { plainDay, shortMonth } from '#ui/copy/calendar.ts'
import { DataTable } from '#ui/elements/data-table.tsx'
import { type ChartPoint, chartPoints } from './chart-points.ts'

const copy = reportsCopy.chart

interface SalesChartProps {
  span: ReportSpan
  today: string
  days: SalesOfDays
  sums: ReportSums
}

export function SalesChart({ span, today, days, sums }: SalesChartProps) {
  const byMonth = isShownByMonth(span)
  const chooseLabel = ({ key }: ChartPoint) => (byMonth ? shortMonth(key) : plainDay(key))
  const shown = { from: span.from, to: span.to > today && span.from <= today ? today : span.to }
  const points = chartPoints(shown, days, { byMonth })
  const best = points.reduce((most, point) => (paidIn(point) > paidIn(most) ? point : most))
  const title = byMonth ? copy.byMonth : copy.byDay
  return (
    <section className="panel" aria-labelledby="sales-chart">
      <div className="panel__head cluster ends baseline">
        <h2 id="sales-chart">{title}</h2>
        {paidIn(best) > 0 && (
          <span className="small muted">{copy.best(chooseLabel(best), formatBrl(paidIn(best)))}</span>
        )}
      </div>
      <DayChart
        summary={copy.summary(title, formatBrl(paidIn(sums)), sums.orders)}
        days={points.map((point) => ({
          day: point.key,
          value: paidIn(point),
          title: copy.barTitle(chooseLabel(point), formatBrl(paidIn(point)), point.orders),
          isBest: point === best && paidIn(best) > 0,
          ...(byMonth && { label: chooseLabel(point) }),
        }))}
      />
      <details className="chart-numbers mt2 fs-small">
        <summary className="muted chart-numbers__open">{copy.show}</summary>
        <DataTable
          label={copy.table}
          rows={points}
          keyOf={({ key }) => key}
          columns={[
            { header: byMonth ? copy.columns.month : copy.columns.day, nowrap: true, cell: chooseLabel },
            { header: copy.columns.orders, numeric: true, cell: (point) => point.orders },
            { header: copy.columns.units, numeric: true, cell: (point) => point.units },
            { header: copy.columns.candles, numeric: true, cell: (point) => formatBrl(point.candles) },
            { header: copy.columns.freight, numeric: true, cell: (point) => formatBrl(point.freight) },
            {
              header: copy.columns.revenue,
              numeric: true,
              cell: (point) => formatBrl(paidIn(point)),
            },
          ]}
        />
      </details>
    </section>
  )
}
