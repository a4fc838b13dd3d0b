import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerAddress } from '#fulfilment/orders/admin/customer-address.ts'
import { writeHello } from '#fulfilment/orders/admin/write-hello.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { eventLabel } from '#orders/copy/orders.ts'
import { maskCpf } from '#orders/domain/cpf.ts'
import { useOwnTexts } from '#ui/admin/use-own-texts.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'

export function OrderCustomer({ order, now }: { order: AdminOrder; now: Date }) {
  const { customerName, customerEmail, customerPhone, customerCpf, userId, contact } = order
  return (
    <section className="panel order-customer" aria-labelledby="order-customer">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-customer">{copy.customer}</h2>
        {(userId || contact) && (
          <Link className="small" to={customerAddress({ userId, contact })}>
            {copy.allOrders}
          </Link>
        )}
      </div>
      <p className="small cluster order-customer__facts">
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

function OrderMessages({ order, now }: { order: AdminOrder; now: Date }) {
  const digits = phoneDigits(order.customerPhone)
  const writtenEvents = order.events
    .filter(({ kind }) => kind === 'message-sent' || kind === 'mail-resent')
    .toReversed()
  const own = useOwnTexts()
  if (!digits && !order.customerEmail) return null
  const [first = ''] = order.customerName.split(' ')
  return (
    <>
      <ul className="small order-messages">
        {writtenEvents.map((event) => (
          <li key={event.at.toISOString()}>
            <b>{event.kind === 'message-sent' ? event.reason : eventLabel(event, order)}</b>{' '}
            <span className="muted">{dayAndTime(event.at, now)}</span>
          </li>
        ))}
      </ul>
      <div className="cluster g2 order-messages__ways">
        {digits && (
          <a
            className="btn btn--ghost btn--s"
            href={whatsappLink(
              digits,
              writeHello(own, {
                name: first,
                orderNumber: order.orderNumber,
                pickupCode: order.paymentStatus === 'paid' ? order.pickupCode : null,
              }),
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
