import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { todayCopy } from '#copy/admin/today.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { OrderForToday } from '#shop/admin/today/list-orders-for-today.ts'
import { StatusButton } from './status-button.tsx'

const copy = todayCopy.deliver

/** Who comes to the workshop: no way to go, only a box to have ready. */
export function Pickups({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  return (
    <div className="shift">
      <div className="shift__head">
        <h3>{copy.pickups}</h3>
      </div>
      <ul className="todo">
        {orders.map((order) => (
          <li key={order.id}>
            <div className="todo__top">
              <b>{order.contact.name}</b>
              <Link to={pathTo('adminOrder', { id: order.id })}>{order.orderNumber}</Link>
            </div>
            {order.pickupCode && <p>{copy.pickupCode(order.pickupCode)}</p>}
            <NextStep order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** First the box is ready and she is told; then she comes for it. */
function NextStep({ order }: { order: OrderForToday }) {
  const { status } = order
  const { name } = order.contact
  return isBeforeShipping(status) ? (
    <StatusButton order={order} to="shipped" label={copy.ready} fullLabel={copy.readyOf(name)} />
  ) : (
    <StatusButton order={order} to="delivered" label={copy.collected} fullLabel={copy.collectedOf(name)} />
  )
}
