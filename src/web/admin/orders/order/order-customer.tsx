import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { stopCopy } from '#copy/admin/stops.ts'
import { dayAndTime } from '#copy/delivery/calendar.ts'
import { eventLabel } from '#copy/orders/orders.ts'
import { maskCpf } from '#domain/checkout/cpf.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { customerAddress } from '#web/admin/users/customer-address.ts'
import { phoneDigits, whatsappLink } from '#web/kit/browser/whatsapp-link.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'

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
      <p className="small order-customer__facts">
        <span>{customerName}</span>
        {customerPhone && (
          <a className="num" href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>
            {customerPhone}
          </a>
        )}
        {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
        {customerCpf && (
          <span>
            {copy.cpf} <span className="num">{maskCpf(customerCpf)}</span>
          </span>
        )}
      </p>
      <OrderMessages order={order} now={now} />
    </section>
  )
}

/** What the owner wrote about this order, and the ways to write to who bought it. Without a telephone and an address there are none. */
function OrderMessages({ order, now }: { order: AdminOrder; now: Date }) {
  const digits = phoneDigits(order.customerPhone)
  const written = order.events
    .filter(({ kind }) => kind === 'message-sent' || kind === 'mail-resent')
    .toReversed()
  if (!digits && !order.customerEmail) return null
  const [first = ''] = order.customerName.split(' ')
  return (
    <>
      <ul className="small order-messages">
        {written.map((event) => (
          <li key={event.at.toISOString()}>
            <b>{event.kind === 'message-sent' ? event.reason : eventLabel(event, order)}</b>{' '}
            <span className="muted">{dayAndTime(event.at, now)}</span>
          </li>
        ))}
      </ul>
      <div className="order-messages__ways">
        {digits && (
          <a
            className="btn btn--ghost btn--s"
            href={whatsappLink(
              digits,
              stopCopy.hello(
                first,
                order.orderNumber,
                order.paymentStatus === 'paid' ? order.pickupCode : null,
              ),
            )}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="whatsapp" size="s" />
            {copy.whatsapp}
          </a>
        )}
        {order.customerEmail && (
          <LinkButton
            variant="ghost"
            small
            icon="mail"
            to={pathTo('adminOrder', { id: order.id }, { view: 'mail' })}
            preventScrollReset
          >
            {copy.mail}
          </LinkButton>
        )}
      </div>
    </>
  )
}
