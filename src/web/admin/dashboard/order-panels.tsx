import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { formatBrl } from '#domain/money.ts'
import { OrderBadge } from '#web/kit/elements/badge.tsx'
import { DataTable } from '#web/kit/elements/data-table.tsx'
import type { DashboardView } from './dashboard-view.server.ts'

const { recent, waiting } = dashboardCopy

/** Its table is the region that screen readers find by name. */
export function RecentOrdersPanel({ orders }: { orders: DashboardView['newestOrders'] }) {
  return (
    <div className="panel">
      <div className="panel__head">
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
            { header: recent.columns.total, numeric: true, cell: (order) => formatBrl(order.totalAmount) },
          ]}
        />
      )}
    </div>
  )
}

function OrderLink({ order }: { order: { id: string; orderNumber: string } }) {
  return (
    <Link className="quiet-link num" to={pathTo('adminOrder', { id: order.id })}>
      {order.orderNumber}
    </Link>
  )
}

export function WaitingOrdersPanel({ orders }: { orders: DashboardView['waitingOrders'] }) {
  return (
    <section className="panel" aria-labelledby="waiting-orders">
      <div className="panel__head">
        <h2 id="waiting-orders">{waiting.title}</h2>
        <span className="small muted">{waiting.note}</span>
      </div>
      {orders.length === 0 ? (
        <p className="small muted">{waiting.empty}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="concern concern--order">
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
