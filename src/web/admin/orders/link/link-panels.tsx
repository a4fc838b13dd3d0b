import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminOrderLinkCopy as copy } from '#copy/admin/orders/order-link.ts'
import { formatBrl } from '#domain/money.ts'
import { formatDeadline } from '#domain/sao-paulo-time.ts'
import type { SentOrderLink } from '#shop/admin/orders/manual/load-order-link.ts'
import { PaymentBadge } from '#web/orders/order-badges.tsx'

export const waitsForPayment = ({ paymentStatus, payUntil }: SentOrderLink, now: Date) =>
  paymentStatus !== 'paid' && payUntil !== null && payUntil > now

export function PaymentState({ order, now }: { order: SentOrderLink; now: Date }) {
  const isPaid = order.paymentStatus === 'paid'
  const isWaiting = waitsForPayment(order, now)
  const { title } = isPaid ? copy.paid : isWaiting ? copy.waiting : copy.over
  return (
    <section className="panel" aria-labelledby="order-link-state">
      <div className="panel__head">
        <h2 id="order-link-state">{title}</h2>
        <PaymentBadge status={order.paymentStatus} audience="admin" />
      </div>
      <p className="order-link__total num">{formatBrl(order.totalAmount)}</p>
      <p className="muted">{stateWords(order, { isPaid, isWaiting })}</p>
    </section>
  )
}

function stateWords(
  { payUntil, createdAt }: SentOrderLink,
  { isPaid, isWaiting }: { isPaid: boolean; isWaiting: boolean },
): string {
  if (isPaid) return copy.paid.text
  return isWaiting && payUntil ? copy.waiting.until(formatDeadline(payUntil, createdAt)) : copy.over.text
}

export function NextLinks({ order }: { order: SentOrderLink }) {
  const { title, see, order: openOrder, another } = copy.next
  return (
    <section className="panel" aria-labelledby="order-link-next">
      <div className="panel__head">
        <h2 id="order-link-next">{title}</h2>
      </div>
      <ul className="order-link__next">
        <li>
          <a href={order.link} target="_blank" rel="noreferrer">
            {see}
          </a>
        </li>
        <li>
          <Link to={pathTo('adminOrder', { id: order.id })}>{openOrder}</Link>
        </li>
        <li>
          <Link to={pathTo('adminOrderNew')}>{another}</Link>
        </li>
      </ul>
    </section>
  )
}
