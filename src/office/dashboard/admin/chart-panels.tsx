import type { ReactNode } from 'react'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { movingAverage } from '#office/dashboard/domain/moving-average.ts'
import type { DayOfSales } from '#office/dashboard/use-cases/sum-sales-by-day.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { PAID_WITH } from '#platform/domain/payment-method.ts'
import { DayChart } from '#ui/admin/day-chart.tsx'
import { plainDay } from '#ui/copy/calendar.ts'
import { type Column, DataTable } from '#ui/elements/data-table.tsx'

const AVERAGED_DAYS = 7
const { sales, margin, table, period: periodCopy } = dashboardCopy

interface ChartPanelProps {
  days: readonly DayOfSales[]
}

const sum = (days: readonly DayOfSales[], value: (day: DayOfSales) => number) =>
  days.reduce((total, day) => total + value(day), 0)

export function SalesPanel({ days }: ChartPanelProps) {
  const period = periodCopy.last(days.length)
  const revenue = formatBrl(sum(days, (day) => day.revenue))
  const orders = sum(days, (day) => day.orders)
  return (
    <Panel title={sales.title} note={`${period}, ${sales.legend}`}>
      <DayChart
        summary={sales.summary(period, revenue, orders)}
        average={movingAverage(
          days.map((day) => day.revenue),
          AVERAGED_DAYS,
        )}
        days={days.map((day) => ({
          day: day.day,
          value: day.revenue,
          title: sales.barTitle(day.day, day.orders, formatBrl(day.revenue)),
        }))}
      />
      <p className="small mt3">{sales.total(revenue, orders)}</p>
      <Numbers
        label={sales.title}
        days={days}
        columns={[
          { header: table.orders, numeric: true, cell: (day) => day.orders },
          { header: table.revenue, numeric: true, cell: (day) => formatBrl(day.revenue) },
          ...paidWith(days).map((method) => ({
            header: paymentMethodLabels[method],
            numeric: true,
            cell: (day: DayOfSales) => formatBrl(day.revenueByMethod[method]),
          })),
        ]}
      />
    </Panel>
  )
}

const paidWith = (days: readonly DayOfSales[]) =>
  PAID_WITH.filter(
    (method) =>
      method === 'pix' || method === 'card' || days.some((day) => day.revenueByMethod[method] !== 0),
  )

export function MarginPanel({ days }: ChartPanelProps) {
  const period = periodCopy.last(days.length)
  const total = formatSignedBrl(sum(days, (day) => day.courierMargin))
  const rides = sum(days, (day) => day.ridesCounted)
  const open = sum(days, (day) => day.ridesOpen)
  return (
    <Panel title={margin.title} note={`${period}, ${margin.legend}`}>
      <DayChart
        signed
        summary={margin.summary(period, total, rides)}
        days={days.map((day) => ({
          day: day.day,
          value: day.courierMargin,
          title: margin.barTitle(day.day, day.ridesCounted, formatSignedBrl(day.courierMargin)),
        }))}
      />
      <p className="small mt3">
        {margin.total(total, rides)}
        {open > 0 && <span className="muted">, {margin.open(open)}</span>}
      </p>
      <Numbers
        label={margin.title}
        days={days}
        columns={[
          { header: table.rides, numeric: true, cell: (day) => day.ridesCounted },
          { header: table.margin, numeric: true, cell: (day) => formatSignedBrl(day.courierMargin) },
        ]}
      />
    </Panel>
  )
}

function Panel({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head cluster ends baseline">
        <h2>{title}</h2>
        <span className="small muted">{note}</span>
      </div>
      {children}
    </section>
  )
}

function Numbers({
  label,
  days,
  columns,
}: ChartPanelProps & { label: string; columns: Column<DayOfSales>[] }) {
  return (
    <details className="chart-numbers mt2 fs-small">
      <summary className="muted chart-numbers__open">{table.show}</summary>
      <DataTable
        label={table.of(label)}
        rows={days.toReversed()}
        keyOf={(day) => day.day}
        columns={[{ header: table.day, nowrap: true, cell: (day) => plainDay(day.day) }, ...columns]}
      />
    </details>
  )
}
