import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customersCopy } from '#copy/admin/users.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl, roundToCentavos } from '#domain/money.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { CustomerDetails } from '#shop/admin/users/load-customer.ts'
import { OrderBadge } from '#web/kit/elements/badge.tsx'
import { DataTable } from '#web/kit/elements/data-table.tsx'
import { Sum } from '#web/kit/elements/sum.tsx'

const copy = customersCopy.customer

interface CustomerProps {
  customer: CustomerDetails
}

export function CustomerFigures({ customer: { orders, total, refunded, lastOrderAt } }: CustomerProps) {
  const average = orders === 0 ? 0 : roundToCentavos(total / orders)
  const figures = [
    [copy.figures.orders, formatWhole(orders), ''],
    [copy.figures.total, formatBrl(total), refunded > 0 ? copy.totalWithout(formatBrl(refunded)) : ''],
    [copy.figures.average, formatBrl(average), ''],
    [copy.figures.last, lastOrderAt ? formatDate(lastOrderAt) : customersCopy.never, ''],
  ]
  return (
    <dl className="kpis">
      {figures.map(([name, value, note]) => (
        <div key={name} className="kpi">
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ContactPanel({ customer }: CustomerProps) {
  return (
    <section className="panel" aria-labelledby="contact">
      <div className="panel__head">
        <h2 id="contact">{copy.contact}</h2>
      </div>
      <dl className="sum sum--facts">
        <Sum label={copy.email}>
          <a className="link" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </Sum>
        <Sum label={copy.phone}>{customer.phone || copy.notSaid}</Sum>
        <Sum label={copy.city}>{customer.city || copy.notSaid}</Sum>
        <Sum label={copy.newsletter}>{copy.gets[`${customer.newsletter}`]}</Sum>
        <Sum label={copy.statusMails}>{copy.gets[`${customer.statusMails}`]}</Sum>
      </dl>
    </section>
  )
}

export function CustomerOrders({ customer: { latestOrders, email } }: CustomerProps) {
  return (
    <section className="panel" aria-labelledby="customer-orders">
      <div className="panel__head">
        <h2 id="customer-orders">{copy.ordersTitle}</h2>
        {latestOrders.length > 0 && (
          <Link className="link" to={pathTo('adminOrders', {}, { search: email })}>
            {copy.allOrders}
          </Link>
        )}
      </div>
      {latestOrders.length === 0 ? (
        <p className="small muted">{copy.noOrders}</p>
      ) : (
        <DataTable
          stack
          label={copy.ordersTable}
          rows={latestOrders}
          keyOf={({ id }) => id}
          columns={[
            {
              header: copy.columns.order,
              nowrap: true,
              cell: ({ id, orderNumber }) => (
                <Link className="quiet-link" to={pathTo('adminOrder', { id })}>
                  {orderNumber}
                </Link>
              ),
            },
            { header: copy.columns.date, nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
            {
              header: copy.columns.status,
              cell: ({ status, deliveryWay }) => <OrderBadge status={status} way={deliveryWay} />,
            },
            { header: copy.columns.total, numeric: true, cell: (order) => <OrderTotal {...order} /> },
          ]}
        />
      )}
    </section>
  )
}

/** What she paid for it, and below it what went back. */
function OrderTotal({ totalAmount, refundedAmount }: CustomerDetails['latestOrders'][number]) {
  return (
    <>
      {formatBrl(totalAmount)}
      {refundedAmount > 0 && (
        <small className="muted">
          <br />
          {copy.refunded(formatBrl(refundedAmount))}
        </small>
      )}
    </>
  )
}
