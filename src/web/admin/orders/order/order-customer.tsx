import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { maskCpf } from '#domain/checkout/mask-cpf.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { customerAddress } from '#web/admin/users/customer-address.ts'

/** Who ordered, and the way to put that right while it is still here. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { customerName, customerEmail, customerPhone, customerCpf, userId, contact } = order
  return (
    <section>
      <div className="order-facts__head">
        <h3>{copy.customer}</h3>
        {isBeforeShipping(order.status) && (
          <Link
            className="small"
            to={pathTo('adminOrder', { id: order.id }, { view: 'correct' })}
            preventScrollReset
          >
            {order.deliveryWay === 'pickup' ? copy.correctContact : copy.correct}
          </Link>
        )}
      </div>
      <p className="small muted">
        {customerName}
        {customerEmail && (
          <>
            <br />
            <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
          </>
        )}
        {customerPhone && (
          <>
            <br />
            <a className="num" href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>
              {customerPhone}
            </a>
          </>
        )}
        {customerCpf && (
          <>
            <br />
            {copy.cpf} <span className="num">{maskCpf(customerCpf)}</span>
          </>
        )}
        <br />
        {(userId || contact) && <Link to={customerAddress({ userId, contact })}>{copy.allOrders}</Link>}
      </p>
    </section>
  )
}
