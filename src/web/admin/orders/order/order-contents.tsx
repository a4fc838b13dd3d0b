import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { freightCouponOf } from '#domain/freight/free-freight.ts'
import { formatBrl, formatSignedBrl } from '#domain/money.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import type { SoldItem } from '#shop/orders/order-json.ts'
import { FreightSum } from '#web/kit/elements/freight-sum.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Price } from '#web/kit/elements/price.tsx'
import { OrderCustomer } from './order-customer.tsx'

const OrderGift = lazy(() => import('./order-gift.tsx'))
const OrderPots = lazy(() => import('./order-pots.tsx'))

/** Who ordered, where it goes, what it is. */
export function OrderContents({ order }: { order: AdminOrder }) {
  return (
    <div className="stack order-facts">
      <OrderCustomer order={order} />
      {order.gift && (
        <Suspense>
          <OrderGift gift={order.gift} />
        </Suspense>
      )}
      <Address order={order} />
      <section>
        <div className="order-facts__head">
          <h3>{copy.items}</h3>
          {order.payUntil && (
            <Link
              className="small"
              to={pathTo('adminOrder', { id: order.id }, { view: 'items' })}
              preventScrollReset
            >
              {copy.changeItems}
            </Link>
          )}
        </div>
        <ul className="order__lines mt3">
          {order.items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
        <Sums order={order} />
      </section>
      {order.announcedPots && order.userId && (
        <Suspense>
          <OrderPots id={order.id} userId={order.userId} announcedPots={order.announcedPots} />
        </Suspense>
      )}
      {order.notes && (
        <section>
          <h3>{copy.notes}</h3>
          <p className="small muted order-facts__notes">{order.notes}</p>
        </section>
      )}
    </div>
  )
}

function Address({ order }: { order: AdminOrder }) {
  const { line1, line2, city, state, postal_code } = order.shippingAddress
  return (
    <section>
      <h3>{order.deliveryWay === 'pickup' ? pickupCopy.title : copy.address}</h3>
      {order.pickupCode && (
        <p>
          {pickupCopy.code}: <b className="num">{order.pickupCode}</b>
        </p>
      )}
      <p className="small muted">
        {line1}
        <br />
        {line2 && (
          <>
            {line2}
            <br />
          </>
        )}
        {city}, {state}
        {postal_code && <span className="num">, {postal_code}</span>}
      </p>
      {order.deliveryWay !== 'pickup' && (
        <p className="small muted mt2">
          {copy.tracking}: <span className="num">{order.trackingNumber ?? copy.noTracking}</span>
          {order.estimatedDeliveryDate && !order.promise && (
            <>
              <br />
              {copy.estimated(formatDate(order.estimatedDeliveryDate))}
            </>
          )}
        </p>
      )}
    </section>
  )
}

function Line({ item }: { item: SoldItem }) {
  return (
    <li>
      <Image image={item.imageInfo} sizes="4rem" alt="" />
      <div>
        <b>{item.name}</b>
        <span className="small muted">
          {item.variantName && (
            <>
              {item.variantName}
              <br />
            </>
          )}
          <span className="num">
            {item.quantity} × {formatBrl(item.unitPrice)}
          </span>{' '}
          {copy.each}
        </span>
      </div>
      <Price amount={item.totalPrice} />
    </li>
  )
}

function Sums({ order }: { order: AdminOrder }) {
  return (
    <dl className="sum mt3">
      <div>
        <dt>{copy.subtotal}</dt>
        <dd>{formatBrl(order.subtotalAmount)}</dd>
      </div>
      {order.couponDiscountAmount > 0 && (
        <div>
          <dt>{order.couponLabel ?? copy.coupon}</dt>
          <dd>{formatSignedBrl(-order.couponDiscountAmount)}</dd>
        </div>
      )}
      {order.gift?.options.map(({ name, price }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{price > 0 ? formatBrl(price) : copy.free}</dd>
        </div>
      ))}
      {order.pixDiscountAmount > 0 && (
        <div>
          <dt>{copy.pixDiscount}</dt>
          <dd>{formatSignedBrl(-order.pixDiscountAmount)}</dd>
        </div>
      )}
      <FreightSum
        label={copy.shipping}
        price={order.shippingAmount + order.shippingWaivedAmount}
        due={order.shippingAmount}
        couponLabel={freightCouponOf(order)}
      />
      <div className="total">
        <dt>{copy.total}</dt>
        <dd>{formatBrl(order.totalAmount)}</dd>
      </div>
    </dl>
  )
}
