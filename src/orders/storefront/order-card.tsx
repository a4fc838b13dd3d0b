import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { orderHeadline } from '#orders/copy/order-headline.ts'
import { customerOrderCopy, orderHistoryCopy as words } from '#orders/copy/order-history.ts'
import { candlesIn } from '#orders/domain/cart-line.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { useHasTimeLeft } from '#ui/form/time-left.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderBadge, PaymentBadge } from './order-badges.tsx'
import { CancelForm, OrderMenu, ReorderForm } from './order-forms.tsx'
import { OrderGift } from './order-gift.tsx'
import { OrderLines, SoldImage } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSums } from './order-sums.tsx'
import { PickupCode } from './pickup-code.tsx'
import { ReturnLinks } from './return-links.tsx'
import { BatchNotice, OverNotice, UnpaidNotice } from './unpaid-notice.tsx'
import { useReorder } from './use-reorder.ts'

const SHOWN = 3

interface OrderBodyProps {
  order: CustomerOrder
  isCollapsed: boolean
  children: ReactNode
}

interface OrderCardProps {
  order: CustomerOrder
  now: Date
  isCollapsed?: boolean
}

export function OrderCard({ order, now, isCollapsed = false }: OrderCardProps) {
  const reorder = useReorder()
  const title = customerOrderCopy.number(order.orderNumber)
  const headline = isCollapsed ? null : orderHeadline(order, now)
  const isUnpaid = useHasTimeLeft(order.timeToPay ?? 0)
  const isSent = order.deliveryWay !== 'none'
  const review = order.status === 'delivered' && order.paymentStatus === 'paid' && isSent && (
    <LinkButton to={pathTo('review', { number: order.orderNumber })} block={!isCollapsed} icon="heart">
      {words.review}
    </LinkButton>
  )
  return (
    <article className="order">
      <header className="order__head grid g3">
        <div>
          <h2>
            <Link to={pathTo('order', { number: order.orderNumber })}>
              <Unbroken>{title}</Unbroken>
            </Link>
          </h2>
          <p className="muted small num">{formatDateTime(order.createdAt)}</p>
          <p className="cluster mt3 receipt__badges">
            <OrderBadge status={order.status} way={order.deliveryWay} />
            <PaymentBadge status={order.paymentStatus} audience="customer" />
          </p>
          {headline && (
            <p className="order__when">
              <Unbroken>{headline}</Unbroken>
            </p>
          )}
        </div>
        <OrderMenu isUnpaid={isUnpaid} order={order} />
      </header>
      {order.payUntil && isUnpaid && <UnpaidNotice order={order} payUntil={order.payUntil} />}
      {order.payUntil && !isUnpaid && <OverNotice order={order} />}
      {order.mustChoose && <BatchNotice orderNumber={order.orderNumber} />}
      <OrderBody order={order} isCollapsed={isCollapsed}>
        <OrderProgress order={order} arrival={describeArrival(order)} />
        <div className="stack order__side">
          <OrderLines items={order.items} />
          {isSent && <OrderFacts order={order} />}
        </div>
        <div className="stack order__side">
          <OrderSums order={order} />
          <CancelForm order={order} reorder={reorder} isUnpaid={isUnpaid} />
          {!isCollapsed && review}
          <ReorderForm order={order} reorder={reorder} isUnpaid={isUnpaid} />
          {!isCollapsed && <ReturnLinks order={order} />}
        </div>
      </OrderBody>
      {isCollapsed && (
        <div className="order__next cluster">
          {review}
          <ReturnLinks order={order} />
        </div>
      )}
    </article>
  )
}

function OrderFacts({ order }: { order: CustomerOrder }) {
  return (
    <>
      <div className="small">
        <b>{order.pickupCode ? pickupCopy.title : customerOrderCopy.delivery}</b>
        <p className="order__address">
          <OrderAddress name={nameAtTheDoor(order)} address={order.shippingAddress} />
        </p>
        {order.pickupCode && order.paymentStatus === 'paid' && <PickupCode code={order.pickupCode} />}
        {(order.promise || order.arrives) && order.status !== 'cancelled' && (
          <p className="mt2">
            <b>{describeArrival(order)}</b>
          </p>
        )}
      </div>
      {order.gift && <OrderGift gift={order.gift} />}
      {order.trackingNumber && <Tracking code={order.trackingNumber} />}
    </>
  )
}

const nameAtTheDoor = ({ gift, customerName }: CustomerOrder) => gift?.receiver?.name ?? customerName

function Tracking({ code }: { code: string }) {
  return (
    <div className="small">
      <b>{customerOrderCopy.tracking}</b>
      <p className="cluster">
        <span className="num">{code}</span>
        <CopyButton text={code} label={customerOrderCopy.copyTracking} />
      </p>
    </div>
  )
}

function OrderBody({ order, isCollapsed, children }: OrderBodyProps) {
  const body = <div className="order__body split g6">{children}</div>
  if (!isCollapsed) return body
  const total = formatBrl(order.totalAmount + order.voucherAmount)
  const contents = buysVoucher(order)
    ? `${order.items[0]?.name} · ${total}`
    : words.collapsed(candlesIn(order.items), total)
  return (
    <details className="order__past">
      <summary>
        <span className="order__bought cluster g2">
          {order.items.slice(0, SHOWN).map(({ id, image }) => (
            <SoldImage key={id} image={image} />
          ))}
          <span>{contents}</span>
        </span>
        <span className="order__more fs-small">{words.expand}</span>
      </summary>
      {body}
    </details>
  )
}
