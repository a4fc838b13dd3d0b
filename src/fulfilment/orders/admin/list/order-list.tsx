import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { WAY_GROUPS } from '#delivery/calendar/domain/delivery-way-groups.ts'
import { type AdminOrdersQuery, ordersQuery } from '#fulfilment/orders/admin/admin-orders.ts'
import { ChosenBar } from '#fulfilment/orders/admin/chosen-bar.tsx'
import { adminOrdersCopy as copy, wayGroupLabels } from '#fulfilment/orders/copy/admin-orders.ts'
import type {
  AdminOrderCard,
  listOrdersForAdmin,
} from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { orderStatusLabels, paymentStatusLabels } from '#orders/copy/orders.ts'
import { ORDER_DATES } from '#orders/domain/order-dates.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#orders/domain/order-status.ts'
import { ORDER_VIEWS } from '#orders/domain/order-views.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import type { Selection } from '#ui/admin/use-selection.ts'
import { listCopy } from '#ui/copy/admin-list.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Tick } from '#ui/form/tick.tsx'
import { OrderRow } from './order-row.tsx'

const { columns, filters: words } = copy

const options = <Value extends string>(
  all: string,
  values: readonly Value[],
  labels: Record<Value, string>,
) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labels[value] }))]

const choices = [
  {
    name: 'status',
    label: words.status,
    options: options(words.allStatuses, ORDER_STATUSES, orderStatusLabels),
  },
  {
    name: 'payment',
    label: words.payment,
    options: options(words.allPayments, PAYMENT_STATUSES, paymentStatusLabels.admin),
  },
  { name: 'way', label: words.way, options: options(words.allWays, WAY_GROUPS, wayGroupLabels) },
  { name: 'dates', label: words.date, options: options(words.allDates, ORDER_DATES, words.dates) },
]

const days = [
  { name: 'from', label: words.from },
  { name: 'to', label: words.to },
]

interface OrderListProps {
  query: AdminOrdersQuery
  list: Awaited<ReturnType<typeof listOrdersForAdmin>>
}

export function OrderList({ query, list }: OrderListProps) {
  const { orders, views, newerThan, olderThan } = list
  const tabs = ORDER_VIEWS.map((view) => ({
    value: view,
    label: copy.tabs[view],
    count: views[view],
    isAlarm: view === 'problem',
  }))
  return (
    <AdminList
      of={ordersQuery}
      query={query}
      label={copy.list}
      tabs={{
        name: 'tab',
        label: copy.tabs.label,
        options: [...tabs, { value: null, label: copy.tabs.all }],
      }}
      filters={{
        search: { label: words.search, placeholder: words.placeholder, hint: words.hint },
        choices,
        days: query.dates === 'range' ? days : [],
        isFolded: true,
      }}
      rows={orders}
      className="card orders"
      empty={<EmptyState title={copy.empty.title} text={copy.empty.none} />}
      nothingFound={<NoOrdersFound query={query} />}
      pages={{ newer: newerThan ? { newerThan } : null, older: olderThan ? { olderThan } : null }}
    >
      {(selection) => <OrderTable orders={orders} query={query} selection={selection} />}
    </AdminList>
  )
}

function NoOrdersFound({ query }: { query: AdminOrdersQuery }) {
  const { tab, ...otherFilters } = query
  if (tab && !ordersQuery.isFiltered({ ...otherFilters, tab: null })) {
    const { title, text } = copy.empty.views[tab]
    return <EmptyState title={title} text={text} />
  }
  return (
    <EmptyState
      title={copy.empty.title}
      text={copy.empty.filtered}
      action={<LinkButton to={pathTo('adminOrders')}>{listCopy.clear}</LinkButton>}
    />
  )
}

interface OrderTableProps {
  orders: readonly AdminOrderCard[]
  query: AdminOrdersQuery
  selection: Selection<AdminOrderCard>
}

/** On a narrow screen a row becomes a card. */
function OrderTable({ orders, query, selection }: OrderTableProps): ReactNode {
  const { chosen, areAll } = selection
  return (
    <>
      <table className="orders__table">
        <thead>
          <tr>
            <th scope="col" className="orow__tick">
              <Tick
                label={copy.selectAll}
                checked={areAll}
                some={chosen.length > 0 && !areAll}
                onTick={selection.chooseAll}
              />
            </th>
            <th scope="col">{columns.candles}</th>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col">{columns.delivery}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.payment}</th>
            <th scope="col" className="orow__sum">
              {columns.total}
            </th>
            <th scope="col">
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              query={query}
              isChosen={selection.isChosen(order)}
              onChoose={(isOn) => selection.choose(order, isOn)}
            />
          ))}
        </tbody>
      </table>
      {/* Below the rows: nothing moves away from under the pointer when it comes. */}
      <ChosenBar chosen={chosen} onClear={selection.clear} />
    </>
  )
}
