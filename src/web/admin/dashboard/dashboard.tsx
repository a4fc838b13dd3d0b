import { Link, useNavigation } from 'react-router'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { SALES_PERIODS, type SalesPeriod } from '#domain/dashboard/sales-period.ts'
import { PauseNote } from '#web/admin/pause-note.tsx'
import { AttentionPanel } from './attention-panel.tsx'
import { MarginPanel, SalesPanel } from './chart-panels.tsx'
import type { DashboardView } from './dashboard-view.server.ts'
import { RecentOrdersPanel, WaitingOrdersPanel } from './order-panels.tsx'
import { BestSellersPanel, LowStockPanel } from './product-panels.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { TotalsCards } from './totals-cards.tsx'

interface DashboardProps extends DashboardView {
  period: SalesPeriod
  /** 'Domingo, 15 de novembro' */
  today: string
  hasSecondFactor: boolean
}

export function Dashboard(props: DashboardProps) {
  const { totals, days, period, today } = props
  const isChangingPeriod = useNavigation().state === 'loading'
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{dashboardCopy.title}</h1>
          <p className="muted">
            {today}. {dashboardCopy.waitingForYou(totals.waitingOrders)}
          </p>
        </div>
        <PeriodSwitch period={period} />
      </div>
      {!props.hasSecondFactor && <SecondFactorPanel />}
      <PauseNote pause={props.pause} />
      <AttentionPanel findings={props.findings} undelivered={props.undelivered} />
      <TotalsCards totals={totals} />
      <div className="cols cols--level" aria-busy={isChangingPeriod}>
        <SalesPanel days={days} />
        <BestSellersPanel products={props.bestSellers} period={period} />
      </div>
      <div className="cols cols--level">
        <RecentOrdersPanel orders={props.newestOrders} />
        <WaitingOrdersPanel orders={props.waitingOrders} />
      </div>
      <div className="cols cols--level cols--last later" aria-busy={isChangingPeriod}>
        <MarginPanel days={days} />
        <LowStockPanel lowStock={props.lowStock} />
      </div>
      <QuickActions />
    </>
  )
}

/** Links, so that the chosen period has an address and works with keys, without a script, and after coming back. */
function PeriodSwitch({ period }: { period: SalesPeriod }) {
  return (
    <nav className="segments" aria-label={dashboardCopy.period.label}>
      {SALES_PERIODS.map((days) => (
        <Link
          key={days}
          className="segments__item"
          to={{ search: `?period=${days}` }}
          preventScrollReset
          aria-current={days === period ? 'true' : undefined}
        >
          {dashboardCopy.period.days(days)}
        </Link>
      ))}
    </nav>
  )
}
