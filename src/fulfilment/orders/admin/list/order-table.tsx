import type { AdminOrdersQuery } from '#fulfilment/orders/admin/admin-orders.ts'
import { ChosenBar } from '#fulfilment/orders/admin/chosen-bar.tsx'
import { PlainPick } from '#fulfilment/orders/admin/plain-pick.tsx'
import { adminOrdersCopy as copy } from '#fulfilment/orders/copy/admin-orders.ts'
import type { AdminOrderCard } from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { useSelection } from '#ui/admin/use-selection.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { Tick } from '#ui/form/tick.tsx'
import { OrderRow } from './order-row.tsx'

const { columns } = copy

interface OrderTableProps {
  orders: readonly AdminOrderCard[]
  query: AdminOrdersQuery
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
