import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { freightCouponOf } from '#domain/freight/free-freight.ts'
import { formatBrl, formatSignedBrl } from '#domain/money.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { FreightSum } from '#web/kit/elements/freight-sum.tsx'

/** How the total came about, and what of it is left to the shop. */
export function OrderSums({ order }: { order: AdminOrder }) {
  return (
    <dl className="sum">
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
      {order.voucherAmount > 0 && (
        <div>
          <dt>{copy.voucher}</dt>
          <dd>{formatSignedBrl(-order.voucherAmount)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{order.voucherAmount > 0 ? copy.besideVoucher : copy.total}</dt>
        <dd>{formatBrl(order.totalAmount)}</dd>
      </div>
      {order.voucherRefundedAmount > 0 && (
        <div>
          <dt>{copy.voucherRefunded}</dt>
          <dd>{formatBrl(order.voucherRefundedAmount)}</dd>
        </div>
      )}
      {order.earned !== null && (
        <div>
          <dt>{copy.earned}</dt>
          <dd>{formatSignedBrl(order.earned)}</dd>
        </div>
      )}
    </dl>
  )
}
