import { successPageCopy as words } from '#checkout/purchase/copy/after-payment.ts'
import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { customerOrderCopy } from '#orders/copy/order-history.ts'
import { OrderAddress } from '#orders/storefront/order-address.tsx'
import { OrderBadge, PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { OrderGift } from '#orders/storefront/order-gift.tsx'
import { OrderLines } from '#orders/storefront/order-lines.tsx'
import { OrderSums } from '#orders/storefront/order-sums.tsx'
import { PickupCode } from '#orders/storefront/pickup-code.tsx'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { Unbroken } from '#ui/elements/unbroken.tsx'

export function OrderReceipt({ order }: { order: CustomerOrder }) {
  return (
    <div className="wrap receipt split page-end">
      <div className="label-frame">
        <header className="receipt__head cluster ends">
          <div>
            <h2>
              <Unbroken>{customerOrderCopy.number(order.orderNumber)}</Unbroken>
            </h2>
            <p className="small muted num">{formatDateTime(order.createdAt)}</p>
          </div>
          <p className="cluster receipt__badges">
            <OrderBadge status={order.status} way={order.deliveryWay} />
            <PaymentBadge status={order.paymentStatus} audience="customer" />
          </p>
        </header>
        <OrderLines items={order.items} />
        <OrderSums order={order} className="mt3 receipt__sums" />
      </div>
      <div className="receipt__side">
        <Delivery order={order} />
        {(order.paymentStatus === 'paid' || order.paymentStatus === 'pending') && <NextSteps order={order} />}
      </div>
    </div>
  )
}

function Delivery({ order }: { order: CustomerOrder }) {
  const { shippingProvider, pickupCode } = order
  const arrival = describeArrival(order)
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega">{pickupCode ? pickupCopy.title : customerOrderCopy.delivery}</h2>
      <p className="mt3 order__address">
        <OrderAddress
          name={order.gift?.receiver?.name ?? order.customerName}
          address={order.shippingAddress}
        />
      </p>
      {pickupCode && order.paymentStatus === 'paid' && <PickupCode code={pickupCode} />}
      {!shippingProvider && !pickupCode && <p className="mt3 small">{customerOrderCopy.arranged}</p>}
      {arrival && (
        <p className="mt3 small">
          <span className="muted">{pickupCode ? pickupCopy.ready : customerOrderCopy.expected}</span>{' '}
          <b>{arrival}</b>
        </p>
      )}
      {order.gift && <OrderGift gift={order.gift} />}
    </section>
  )
}

function NextSteps({ order }: { order: CustomerOrder }) {
  const { steps } = words
  const isPaid = order.paymentStatus === 'paid'
  return (
    <section aria-labelledby="proximos-passos">
      <h2 id="proximos-passos">{words.nextSteps}</h2>
      <ol className="timeline grid g0 mt4">
        <li className={isPaid ? 'now' : 'next'}>
          <b>{steps.email}</b>
          <span className="muted">
            {isPaid ? steps.emailText(order.customerEmail) : steps.emailSoon(order.customerEmail)}
          </span>
        </li>
        <li className="next">
          <b>{steps.preparing}</b>
          <span className="muted">{steps.preparingText}</span>
        </li>
        <li className="next">
          <b>{order.pickupCode ? steps.pickup : steps.shipping}</b>
          <span className="muted">{order.pickupCode ? steps.pickupText : steps.shippingText}</span>
        </li>
      </ol>
    </section>
  )
}
