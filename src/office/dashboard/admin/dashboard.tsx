import { use } from 'react'
import { Link, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { PauseNote } from '#fulfilment/calendar/admin/pause-note.tsx'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { SALES_PERIODS, type SalesPeriod } from '#office/dashboard/domain/sales-period.ts'
import { OrderBadge } from '#orders/storefront/order-badges.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { OfferedFiles } from '#ui/admin/offered-files.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { AttentionPanel } from './attention-panel.tsx'
import { MarginPanel, SalesPanel } from './chart-panels.tsx'
import type { DashboardView } from './dashboard-view.server.ts'
import { BestSellersPanel, LowStockPanel } from './product-panels.tsx'
import { TotalsCards } from './totals-cards.tsx'

const { recent, waiting } = dashboardCopy

const { quick } = dashboardCopy

const actions = [
  { to: pathTo('adminProducts'), label: quick.products, icon: 'candle' },
  { to: pathTo('adminCategories'), label: quick.categories, icon: 'tag' },
  { to: pathTo('adminOrders'), label: quick.orders, icon: 'box' },
] as const

const { title, text, action } = dashboardCopy.secondFactor

interface DashboardProps extends DashboardView {
  period: SalesPeriod
  today: string
  hasSecondFactor: boolean
}

export function Dashboard(props: DashboardProps) {
  const { totals, days, period, today } = props
  const isChangingPeriod = useNavigation().state === 'loading'
  return (
    <AdminPage
      title={dashboardCopy.title}
      lead={
        <p className="muted">
          {today}. {dashboardCopy.waitingForYou(totals.waitingOrders)}
        </p>
      }
      actions={<PeriodSwitch period={period} />}
    >
      {!props.hasSecondFactor && <SecondFactorPanel />}
      <PauseNote pause={props.pause} />
      <AttentionPanel findings={props.findings} undelivered={props.undelivered} />
      <TotalsCards totals={totals} days={days} />
      <div className="split split--level" aria-busy={isChangingPeriod}>
        <SalesPanel days={days} />
        <BestSellersPanel products={props.bestSellers} period={period} />
      </div>
      <div className="split split--level">
        <RecentOrdersPanel orders={props.newestOrders} />
        <WaitingOrdersPanel orders={props.waitingOrders} />
      </div>
      <div className="split split--level split--last later" aria-busy={isChangingPeriod}>
        <MarginPanel days={days} />
        <LowStockPanel lowStock={props.lowStock} hasCandles={props.totals.activeProducts > 0} />
      </div>
      <QuickActions />
    </AdminPage>
  )
}

/** Links, so that each period has its own URL. */
function PeriodSwitch({ period }: { period: SalesPeriod }) {
  return (
    <nav className="segments" aria-label={dashboardCopy.period.label}>
      {SALES_PERIODS.map((days) => (
        <Link
          key={days}
          className="segments__item nowrap fs-small"
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

function SecondFactorPanel() {
  return (
    <section className="panel panel--attention" aria-labelledby="second-factor">
      <div className="panel__head cluster ends baseline">
        <h2 id="second-factor">{title}</h2>
      </div>
      <p className="small muted">{text}</p>
      <p className="mt4">
        <LinkButton small to={pathTo('profileSecurity')}>
          {action}
        </LinkButton>
      </p>
    </section>
  )
}

function QuickActions() {
  return (
    <section className="panel" aria-labelledby="quick-actions">
      <div className="panel__head cluster ends baseline">
        <h2 id="quick-actions">{quick.title}</h2>
      </div>
      <div className="quick">
        {actions.map(({ to, label, icon }) => (
          <Link key={to} to={to}>
            <AdminIcon name={icon} />
            {label}
            <AdminIcon name="chevron-right" size="s" />
          </Link>
        ))}
        {use(OfferedFiles).map(({ page, label }) => (
          <DownloadLink key={page} href={pathTo(page)} failed={quick.downloadFailed}>
            <AdminIcon name="users" />
            {label}
            <AdminIcon name="chevron-right" size="s" />
          </DownloadLink>
        ))}
      </div>
    </section>
  )
}

function RecentOrdersPanel({ orders }: { orders: DashboardView['newestOrders'] }) {
  return (
    <div className="panel">
      <div className="panel__head cluster ends baseline">
        <h2>{recent.title}</h2>
        <Link className="link" to={pathTo('adminOrders')}>
          <span>{recent.all}</span>
        </Link>
      </div>
      {orders.length === 0 ? (
        <p className="small muted">{recent.empty}</p>
      ) : (
        <DataTable
          stack
          label={recent.title}
          rows={orders}
          keyOf={(order) => order.id}
          columns={[
            { header: recent.columns.order, nowrap: true, cell: (order) => <OrderLink order={order} /> },
            { header: recent.columns.customer, nowrap: true, cell: (order) => order.customerName },
            {
              header: recent.columns.status,
              cell: (order) => <OrderBadge status={order.status} way={order.deliveryWay} />,
            },
            {
              header: recent.columns.total,
              numeric: true,
              cell: (order) => formatBrl(order.totalAmount + order.voucherAmount),
            },
          ]}
        />
      )}
    </div>
  )
}

function OrderLink({ order }: { order: { id: string; orderNumber: string } }) {
  return (
    <Link className="quiet-link num" to={pathTo('adminOrder', { id: order.id })}>
      <Unbroken>{order.orderNumber}</Unbroken>
    </Link>
  )
}

function WaitingOrdersPanel({ orders }: { orders: DashboardView['waitingOrders'] }) {
  return (
    <section className="panel" aria-labelledby="waiting-orders">
      <div className="panel__head cluster ends baseline">
        <h2 id="waiting-orders">{waiting.title}</h2>
        <span className="small muted">{waiting.note}</span>
      </div>
      {orders.length === 0 ? (
        <p className="small muted">{waiting.empty}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="concern cluster ends concern--order">
              <b>
                <OrderLink order={order} />
              </b>
              <OrderBadge status={order.status} way={order.deliveryWay} />
              <small>
                {order.customerName}, {waiting.since(order.since)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
