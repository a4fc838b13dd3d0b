import { pathTo } from '#addresses.ts'
import { WAY_GROUPS } from '#delivery/calendar/domain/way-groups.ts'
import { type AdminOrdersQuery, readAdminOrders } from '#fulfilment/orders/admin/admin-orders.ts'
import { orderListAddress } from '#fulfilment/orders/admin/order-addresses.ts'
import { adminOrdersCopy, wayGroupLabels } from '#fulfilment/orders/copy/admin-orders.ts'
import { orderStatusLabels, paymentStatusLabels } from '#orders/copy/orders.ts'
import { ORDER_DATES } from '#orders/domain/order-dates.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#orders/domain/order-status.ts'
import { ListFilters } from '#ui/admin/list-filters.tsx'

const copy = adminOrdersCopy.filters

const statusOptions = [
  { value: '', label: copy.allStatuses },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]

const paymentOptions = [
  { value: '', label: copy.allPayments },
  ...PAYMENT_STATUSES.map((status) => ({ value: status, label: paymentStatusLabels.admin[status] })),
]

const wayOptions = [
  { value: '', label: copy.allWays },
  ...WAY_GROUPS.map((group) => ({ value: group, label: wayGroupLabels[group] })),
]

const dateOptions = [
  { value: '', label: copy.allDates },
  ...ORDER_DATES.map((dates) => ({ value: dates, label: copy.dates[dates] })),
]

export function OrderFilters({ query }: { query: AdminOrdersQuery }) {
  const [status, payment, dates] = [query.status ?? '', query.payment ?? '', query.dates ?? '']
  const way = query.way ?? ''
  const days = [
    { name: 'from', label: copy.from, defaultValue: query.from ?? '' },
    { name: 'to', label: copy.to, defaultValue: query.to ?? '' },
  ]
  return (
    <ListFilters
      label={copy.search}
      className="admin-filters order-filters"
      action={pathTo('adminOrders')}
      current={orderListAddress({ ...query, olderThan: null, newerThan: null })}
      addressOf={(typed) => orderListAddress(readAdminOrders(typed))}
      search={{
        label: copy.search,
        placeholder: copy.placeholder,
        defaultValue: query.search,
        hint: copy.hint,
      }}
      choices={[
        { name: 'status', label: copy.status, defaultValue: status, options: statusOptions },
        { name: 'payment', label: copy.payment, defaultValue: payment, options: paymentOptions },
        { name: 'way', label: copy.way, defaultValue: way, options: wayOptions },
        { name: 'dates', label: copy.date, defaultValue: dates, options: dateOptions },
      ]}
      days={dates === 'range' ? days : undefined}
      submitLabel={copy.submit}
    />
  )
}
