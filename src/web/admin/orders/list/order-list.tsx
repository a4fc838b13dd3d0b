import { pathTo } from '#addresses.ts'
import { adminOrdersCopy as copy } from '#copy/admin/orders/orders.ts'
import type { listOrdersForAdmin } from '#shop/admin/orders/list-orders-for-admin.ts'
import type { ManagedOrdersQuery } from '#web/admin/orders/managed-orders.ts'
import { ChosenBar } from '#web/admin/selection/chosen-bar.tsx'
import { PlainPick } from '#web/admin/selection/plain-pick.tsx'
import { useSelection } from '#web/admin/use-selection.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { OrderPages } from './order-pages.tsx'
import { OrderRow } from './order-row.tsx'

interface OrderListProps {
  query: ManagedOrdersQuery
  list: Awaited<ReturnType<typeof listOrdersForAdmin>>
  isFiltered: boolean
}

export function OrderList({ query, list, isFiltered }: OrderListProps) {
  const selection = useSelection(list.orders)
  if (list.orders.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        text={isFiltered ? copy.empty.filtered : copy.empty.none}
        action={isFiltered && <LinkButton to={pathTo('adminOrders')}>{copy.filters.clear}</LinkButton>}
      />
    )
  }
  return (
    <>
      <PlainPick />
      <section className="card orders" aria-label={copy.list}>
        {list.orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            query={query}
            isChosen={selection.isChosen(order)}
            onChoose={(isOn) => selection.choose(order, isOn)}
          />
        ))}
        {/* Below the rows: nothing moves away from under the pointer when it comes. */}
        <ChosenBar chosen={selection.chosen} onClear={selection.clear} />
      </section>
      <OrderPages query={query} newerThan={list.newerThan} olderThan={list.olderThan} />
    </>
  )
}
