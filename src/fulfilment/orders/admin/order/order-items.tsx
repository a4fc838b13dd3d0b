import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { batchNumbers } from '#catalogue/stock/copy.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import type { SoldItem } from '#orders/use-cases/order-json.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { shortDay } from '#ui/copy/calendar.ts'
import { Image } from '#ui/elements/image.tsx'

const OrderGift = lazy(() => import('./order-gift.tsx'))

export function OrderItems({ order, children }: { order: AdminOrder; children?: ReactNode }) {
  const isVoucher = buysVoucher(order)
  return (
    <section className="panel order-items" aria-labelledby="order-items">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-items">{isVoucher ? copy.boughtVoucher : copy.items}</h2>
        {isVoucher && (
          <Link className="small" to={pathTo('adminVouchers')}>
            {copy.allVouchers}
          </Link>
        )}
        {order.hasBatches && order.unitsTaken && !order.payUntil && (
          <Link
            className="small"
            to={pathTo('adminOrder', { id: order.id }, { view: 'levas' })}
            preventScrollReset
          >
            {copy.changeBatches}
          </Link>
        )}
        {order.payUntil && !isVoucher && (
          <Link
            className="small"
            to={pathTo('adminOrder', { id: order.id }, { view: 'items' })}
            preventScrollReset
          >
            {copy.changeItems}
          </Link>
        )}
      </div>
      <ul className="order__lines">
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <Suspense>
        {order.gift && <OrderGift gift={order.gift} />}
        {children}
      </Suspense>
    </section>
  )
}

function Line({ item }: { item: SoldItem }) {
  const facts = [
    item.variantName,
    soldIn(item.kit),
    item.batch && batchNumbers([item.batch.number, ...(item.batch.also ?? [])]),
    item.readyOn && copy.cures(shortDay(item.readyOn)),
  ].filter(Boolean)
  return (
    <li>
      <Image image={item.imageInfo} sizes="4rem" alt="" />
      <div>
        <b>{item.name}</b>
        <span className="small muted">
          {facts.length > 0 && `${facts.join(', ')}, `}
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
