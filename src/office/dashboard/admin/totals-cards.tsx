import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import type { Totals } from '#office/dashboard/use-cases/count-totals.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Figure } from '#ui/admin/figure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

const copy = dashboardCopy.cards

export function TotalsCards({ totals }: { totals: Totals }) {
  return (
    <dl className="kpis">
      <Figure name={copy.products} value={formatWhole(totals.products)}>
        {copy.active(totals.activeProducts)}
      </Figure>
      <Figure name={copy.orders} value={formatWhole(totals.orders)}>
        <Gain count={totals.newOrders} />
      </Figure>
      <Figure name={copy.users} value={formatWhole(totals.users)}>
        <Gain count={totals.newUsers} />
      </Figure>
      <Figure name={copy.revenue} value={formatBrl(totals.revenue)}>
        {copy.revenueNote}
      </Figure>
    </dl>
  )
}

function Gain({ count }: { count: number }) {
  return (
    <>
      {count > 0 ? <b>+ {formatWhole(count)}</b> : formatWhole(count)} {copy.lastWeek}
    </>
  )
}

/** As tall as the cards that replace them. */
export function TotalsSkeleton() {
  return (
    <SkeletonGroup className="kpis">
      {[copy.products, copy.orders, copy.users, copy.revenue].map((name) => (
        <div className="kpi" key={name}>
          <Skeleton width="35" />
          <Skeleton shape="title" width="70" />
          <Skeleton width="90" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
