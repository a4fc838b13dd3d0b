import { pathTo } from '#addresses.ts'
import { adminOrdersCopy } from '#copy/admin-orders.ts'
import { orderStatusLabels, paymentStatusLabels } from '#copy/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { ListFilters } from '../list-filters.tsx'
import { type ManagedOrdersQuery, readManagedOrders } from './managed-orders.ts'
import { orderListAddress } from './order-addresses.ts'

const copy = adminOrdersCopy.filters

const statusOptions = [
  { value: '', label: copy.allStatuses },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]

const paymentOptions = [
  { value: '', label: copy.allPayments },
  ...PAYMENT_STATUSES.map((status) => ({ value: status, label: paymentStatusLabels.admin[status] })),
]

export function OrderFilters({ query }: { query: ManagedOrdersQuery }) {
  const [status, payment] = [query.status ?? '', query.payment ?? '']
  return (
    <ListFilters
      label={copy.search}
      className="admin-filters"
      action={pathTo('adminOrders')}
      current={orderListAddress({ ...query, olderThan: null, newerThan: null })}
      addressOf={(typed) => orderListAddress(readManagedOrders(typed))}
      search={{ label: copy.search, placeholder: copy.placeholder, defaultValue: query.search }}
      choices={[
        { name: 'status', label: copy.status, defaultValue: status, options: statusOptions },
        { name: 'payment', label: copy.payment, defaultValue: payment, options: paymentOptions },
      ]}
      submitLabel={copy.submit}
    />
  )
}
