import { Link } from 'react-router'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { maskCpf } from '#domain/checkout/mask-cpf.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { customerAddress } from '#web/admin/users/customer-address.ts'
import { OrderMessages } from './order-messages.tsx'

/** Who ordered, what was written about it, and the ways to write. */
export function OrderCustomer({ order, now }: { order: AdminOrder; now: Date }) {
  const { customerName, customerEmail, customerPhone, customerCpf, userId, contact } = order
  return (
    <section className="panel order-customer" aria-labelledby="order-customer">
      <div className="panel__head">
        <h2 id="order-customer">{copy.customer}</h2>
        {(userId || contact) && (
          <Link className="small" to={customerAddress({ userId, contact })}>
            {copy.allOrders}
          </Link>
        )}
      </div>
      <p className="small">
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
      </p>
      <OrderMessages order={order} now={now} />
    </section>
  )
}
