import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl } from '#domain/money.ts'
import type { Totals } from '#shop/admin/dashboard/count-totals.ts'
import { Figure } from '#web/admin/figure.tsx'
import { Skeleton, SkeletonGroup } from '#web/kit/feedback/skeleton.tsx'

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
