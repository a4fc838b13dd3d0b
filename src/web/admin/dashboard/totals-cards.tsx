import type { ReactNode } from 'react'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl } from '#domain/money.ts'
import type { Totals } from '#shop/admin/dashboard/count-totals.ts'
import { Skeleton, SkeletonGroup } from '#web/kit/feedback/skeleton.tsx'

const copy = dashboardCopy.cards

export function TotalsCards({ totals }: { totals: Totals }) {
  return (
    <dl className="kpis">
      <Card name={copy.products} value={formatWhole(totals.products)}>
        {copy.active(totals.activeProducts)}
      </Card>
      <Card name={copy.orders} value={formatWhole(totals.orders)}>
        <Gain count={totals.newOrders} />
      </Card>
      <Card name={copy.users} value={formatWhole(totals.users)}>
        <Gain count={totals.newUsers} />
      </Card>
      <Card name={copy.revenue} value={formatBrl(totals.revenue)}>
        {copy.revenueNote}
      </Card>
    </dl>
  )
}

function Card({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="kpi">
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{children}</small>
      </dd>
    </div>
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
