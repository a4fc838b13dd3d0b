import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import type { Totals } from '#office/dashboard/use-cases/count-totals.ts'
import type { DayOfSales } from '#office/dashboard/use-cases/sum-sales-by-day.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Figure } from '#ui/admin/figure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

const copy = dashboardCopy.cards

export function TotalsCards({ totals, days }: { totals: Totals; days: readonly DayOfSales[] }) {
  return (
    <dl className="kpis">
      <Figure name={copy.products} value={formatWhole(totals.products)}>
        {copy.active(totals.activeProducts)}
      </Figure>
      <Figure name={copy.orders} value={formatWhole(totals.orders)}>
        <Gain count={totals.newOrders} />
        <Sparkline values={days.map((day) => day.orders)} />
      </Figure>
      <Figure name={copy.users} value={formatWhole(totals.users)}>
        <Gain count={totals.newUsers} />
      </Figure>
      <Figure name={copy.revenue} value={formatBrl(totals.revenue)}>
        {copy.revenueNote}
        <Sparkline values={days.map((day) => day.revenue)} />
      </Figure>
    </dl>
  )
}

/** Decoration: the charts below have the same days in words and numbers. */
function Sparkline({ values }: { values: readonly number[] }) {
  const max = Math.max(...values)
  if (values.length < 2 || max <= 0) return null
  const points = values.map((value, index) => `${index},${(1 - Math.max(value, 0) / max).toFixed(2)}`)
  return (
    <svg
      className="sparkline mt2"
      viewBox={`0 0 ${values.length - 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function Gain({ count }: { count: number }) {
  return (
    <>
      {count > 0 ? <b>+ {formatWhole(count)}</b> : formatWhole(count)} {copy.lastWeek}
    </>
  )
}

export function TotalsSkeleton() {
  return (
    <SkeletonGroup className="kpis">
      {[copy.products, copy.orders, copy.users, copy.revenue].map((name) => (
        <div className="kpi grid g1" key={name}>
          <Skeleton width="35" />
          <Skeleton shape="title" width="70" />
          <Skeleton width="90" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
