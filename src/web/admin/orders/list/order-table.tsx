import { adminOrdersCopy as copy } from '#copy/admin/orders/orders.ts'
import type { AdminOrderCard } from '#shop/admin/orders/list-orders-for-admin.ts'
import type { ManagedOrdersQuery } from '#web/admin/orders/managed-orders.ts'
import { ChosenBar } from '#web/admin/selection/chosen-bar.tsx'
import { PlainPick } from '#web/admin/selection/plain-pick.tsx'
import { useSelection } from '#web/admin/use-selection.ts'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { OrderRow } from './order-row.tsx'

const { columns } = copy

interface OrderTableProps {
  orders: readonly AdminOrderCard[]
  query: ManagedOrdersQuery
}

/** One row for each order; on a narrow screen the heads go and a row becomes three lines. */
export function OrderTable({ orders, query }: OrderTableProps) {
  const selection = useSelection(orders)
  return (
    <>
      <PlainPick />
      <section className="card orders" aria-label={copy.list}>
        <table className="orders__table">
          <thead>
            <tr>
              <th scope="col" className="orow__tick">
                <Tick
                  label={copy.selectAll}
                  checked={selection.areAll}
                  some={selection.chosen.length > 0 && !selection.areAll}
                  onTick={selection.chooseAll}
                />
              </th>
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
        <ChosenBar chosen={selection.chosen} onClear={selection.clear} />
      </section>
    </>
  )
}
