import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerCopy as copy } from '#customers/list/admin-copy.ts'
import type { CustomerOrder } from '#customers/list/use-cases/list-customer-orders.ts'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { OrderBadge } from '#orders/storefront/order-badges.tsx'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { AllOrdersLink } from './customer-panels.tsx'

export function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const { latestOrders } = customer
  const { columns } = copy
  return (
    <section className="panel" aria-labelledby="customer-orders">
      <div className="panel__head cluster ends baseline">
        <h2 id="customer-orders">{copy.ordersTitle}</h2>
        {latestOrders.length > 0 && <AllOrdersLink customer={customer} />}
      </div>
      {latestOrders.length === 0 ? (
        <p className="small muted">{copy.noOrders}</p>
      ) : (
        <table className="own-orders">
          <caption className="sr">{copy.ordersTable}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latestOrders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: CustomerOrder }) {
  const { id, orderNumber, createdAt, status, deliveryWay, images, units, back, isGift } = order
  const candles = [
    buysVoucher(order) ? copy.voucher : copy.candles(units),
    back > 0 && copy.returned(back),
    isGift && copy.gift,
  ]
  return (
    <tr>
      <th scope="row">
        <Link className="own-orders__link row-link num" to={pathTo('adminOrder', { id })}>
          <Unbroken>{orderNumber}</Unbroken>
        </Link>
        <small>{formatDate(createdAt)}</small>
      </th>
      <td className="own-orders__candles">
        <div>
          <span className="thumbs">
            {images.map((image) => (
              <Image key={image.url} image={image} sizes="2rem" alt="" minor />
            ))}
          </span>
          <small>{candles.filter(Boolean).join(', ')}</small>
        </div>
      </td>
      <td className="own-orders__status">
        <OrderBadge status={status} way={deliveryWay} />
      </td>
      <td className="own-orders__sum num">
        <NetTotal order={order} />
      </td>
    </tr>
  )
}

function NetTotal({ order: { paymentStatus, total, refunded } }: { order: CustomerOrder }) {
  if (paymentStatus === 'pending' || paymentStatus === 'failed')
    return (
      <>
        {formatBrl(total)}
        <small>{copy.unpaid}</small>
      </>
    )
  return (
    <>
      <b>{formatBrl(total - refunded)}</b>
      {refunded > 0 && <small>{copy.paid(formatBrl(total))}</small>}
    </>
  )
}
