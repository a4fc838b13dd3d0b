import { hasDelivery } from '#delivery/calendar/domain/shifts.ts'
import { findFreightCoupon } from '#delivery/freight/domain/free-freight.ts'
import { customerOrderCopy as words } from '#orders/copy/order-history.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { FreightSum, GiftSums, Sum } from './sum.tsx'

type Amounts = Pick<
  CustomerOrder,
  | 'subtotalAmount'
  | 'gift'
  | 'pixDiscountAmount'
  | 'couponDiscountAmount'
  | 'couponLabel'
  | 'shippingAmount'
  | 'shippingWaivedAmount'
  | 'totalAmount'
  | 'voucherAmount'
  | 'voucherRefundedAmount'
  | 'refundedAmount'
  | 'shippingProvider'
  | 'deliveryWay'
  | 'paymentMethod'
>

/** 'Grátis' appears only if a delivery was free, not if there was no delivery. */
export function OrderSums({ order, className }: { order: Amounts; className?: string }) {
  const { subtotalAmount, shippingAmount, totalAmount, shippingProvider } = order
  const price = shippingAmount + order.shippingWaivedAmount
  const { pixDiscountAmount, couponDiscountAmount, couponLabel, refundedAmount, paymentMethod } = order
  return (
    <dl className={`sum ${className ?? ''}`.trim()}>
      <Sum label={words.subtotal}>{formatBrl(subtotalAmount)}</Sum>
      {couponDiscountAmount > 0 && (
        <Sum label={couponLabel ?? words.coupon} className="less">
          {formatSignedBrl(-couponDiscountAmount)}
        </Sum>
      )}
      {hasDelivery(order.deliveryWay) && (
        <FreightSum
          label={price > 0 && shippingProvider ? words.freightBy(shippingProvider) : words.freight}
          price={price}
          due={shippingAmount}
          couponLabel={findFreightCoupon(order)}
        />
      )}
      <GiftSums gift={order.gift} />
      {pixDiscountAmount > 0 && (
        <Sum label={words.pixDiscount} className="less">
          {formatSignedBrl(-pixDiscountAmount)}
        </Sum>
      )}
      {order.voucherAmount > 0 && (
        <Sum label={words.voucher} className="less">
          {formatSignedBrl(-order.voucherAmount)}
        </Sum>
      )}
      <Sum label={words.total} className="total">
        {formatBrl(totalAmount)}
      </Sum>
      <Sum label={words.payment}>{paymentMethodLabels[paymentMethod]}</Sum>
      {refundedAmount > 0 && <Sum label={words.refunded}>{formatBrl(refundedAmount)}</Sum>}
      {order.voucherRefundedAmount > 0 && (
        <Sum label={words.voucherRefunded}>{formatBrl(order.voucherRefundedAmount)}</Sum>
      )}
    </dl>
  )
}
