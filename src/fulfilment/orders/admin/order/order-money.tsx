import { pathTo } from '#addresses.ts'
import { findFreightCoupon } from '#delivery/freight/domain/free-freight.ts'
import { orderDetailsCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { OrderRefunds } from '#fulfilment/refunds/admin/order-refunds.tsx'
import { refundCopy } from '#fulfilment/refunds/admin-copy.ts'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { paymentMethodLabels, paymentProviderLabels } from '#orders/copy/orders.ts'
import { isDeclineReason } from '#orders/domain/decline-reason.ts'
import { FreightSum } from '#orders/storefront/sum.tsx'
import { TakeBack } from '#payments/admin/take-back.tsx'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { CourierPanel } from './courier-panel.tsx'

const copy = orderDetailsCopy.payment

interface OrderMoneyProps {
  order: AdminOrder
  now: Date
  isDialog: boolean
}

export function OrderMoney({ order, now, isDialog }: OrderMoneyProps) {
  const settled = lastWord(order, now)
  const reference = order.paymentReference
  return (
    <section className="panel" aria-labelledby="order-money">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-money">{orderDetailsCopy.money}</h2>
        <b className="num">{formatBrl(order.totalAmount + order.voucherAmount)}</b>
      </div>
      <div className="cluster ends order-money__paid">
        <div>
          <p className="small">
            <b>{paymentMethodLabels[order.paymentMethod]}</b>
            {settled && `: ${settled}`}
          </p>
          {reference && <TakenBy provider={order.paymentProvider} reference={reference} />}
        </div>
        <WaysBack order={order} />
      </div>
      {order.voucherAmount > 0 && order.paymentMethod !== 'voucher' && (
        <p className="small">
          <b>{paymentMethodLabels.voucher}</b>: {formatBrl(order.voucherAmount)}
        </p>
      )}
      {order.paymentFailure && order.paymentStatus !== 'paid' && (
        <p className="small muted">{copy.declined(describeDecline(order.paymentFailure))}</p>
      )}
      <OrderRefunds order={order} now={now} isOpen={isDialog} />
      {order.takeBackUntil && (
        <TakeBack order={{ orderId: order.id, orderNumber: order.orderNumber }} until={order.takeBackUntil} />
      )}
      {order.pendingProviderAction === 'refund' && <p className="small mt2">{copy.refundDue}</p>}
      <details className="fold" open={isDialog}>
        <summary>{orderDetailsCopy.account}</summary>
        <OrderSums order={order} />
        {order.courier && (
          <>
            <h3>{orderDetailsCopy.courier.title}</h3>
            <CourierPanel order={order} courier={order.courier} />
          </>
        )}
      </details>
    </section>
  )
}

function WaysBack({ order }: { order: AdminOrder }) {
  if (order.pendingProviderAction === 'refund') return null
  const view = (name: string) => pathTo('adminOrder', { id: order.id }, { view: name })
  return (
    <div className="cluster g2 order-money__back">
      {(order.offersRefund || order.recordsRefund) && (
        <LinkButton variant="ghost" small to={view('refund')} preventScrollReset>
          {order.recordsRefund ? refundCopy.record : copy.refund}
        </LinkButton>
      )}
      {order.recordsFailedRefund && (
        <LinkButton variant="ghost" small to={view('refund-by-hand')} preventScrollReset>
          {refundCopy.payOtherwise}
        </LinkButton>
      )}
    </div>
  )
}

/**
 * The Pix identifier appears in the owner's bank statement. A provider's reference is useful only in its
 * search.
 */
function TakenBy({ provider, reference }: { provider: AdminOrder['paymentProvider']; reference: string }) {
  return (
    <p className="small muted payment-reference">
      {paymentProviderLabels[provider]}
      {provider === 'pix-key' && `, ${copy.identifier(reference)}`}
      {provider === 'stripe' && (
        <>
          {' '}
          <CopyButton text={reference} label={copy.copyReference} />
        </>
      )}
    </p>
  )
}

/** Older orders may hold a raw provider code as their reason. */
const describeDecline = (reason: string) =>
  declineSentences[isDeclineReason(reason) ? reason : 'card-declined']

function lastWord(order: AdminOrder, now: Date): string | null {
  const amount = formatBrl(order.paymentMethod === 'voucher' ? order.voucherAmount : order.totalAmount)
  if (order.refundedAt) return copy.refunded(amount, dayAndTime(order.refundedAt, now))
  if (order.paidAt) return copy.paid(amount, dayAndTime(order.paidAt, now))
  return order.payUntil ? copy.waiting : null
}

function OrderSums({ order }: { order: AdminOrder }) {
  return (
    <dl className="sum">
      <div>
        <dt>{orderDetailsCopy.subtotal}</dt>
        <dd>{formatBrl(order.subtotalAmount)}</dd>
      </div>
      {order.couponDiscountAmount > 0 && (
        <div>
          <dt>{order.couponLabel ?? orderDetailsCopy.coupon}</dt>
          <dd>{formatSignedBrl(-order.couponDiscountAmount)}</dd>
        </div>
      )}
      {order.gift?.options.map(({ name, price }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{price > 0 ? formatBrl(price) : orderDetailsCopy.free}</dd>
        </div>
      ))}
      {order.pixDiscountAmount > 0 && (
        <div>
          <dt>{orderDetailsCopy.pixDiscount}</dt>
          <dd>{formatSignedBrl(-order.pixDiscountAmount)}</dd>
        </div>
      )}
      <FreightSum
        label={orderDetailsCopy.shipping}
        price={order.shippingAmount + order.shippingWaivedAmount}
        due={order.shippingAmount}
        couponLabel={findFreightCoupon(order)}
      />
      {order.voucherAmount > 0 && (
        <div>
          <dt>{orderDetailsCopy.voucher}</dt>
          <dd>{formatSignedBrl(-order.voucherAmount)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{order.voucherAmount > 0 ? orderDetailsCopy.afterVoucher : orderDetailsCopy.total}</dt>
        <dd>{formatBrl(order.totalAmount)}</dd>
      </div>
      {order.voucherRefundedAmount > 0 && (
        <div>
          <dt>{orderDetailsCopy.voucherRefunded}</dt>
          <dd>{formatBrl(order.voucherRefundedAmount)}</dd>
        </div>
      )}
      {order.earned !== null && (
        <div>
          <dt>{orderDetailsCopy.earned}</dt>
          <dd>{formatSignedBrl(order.earned)}</dd>
        </div>
      )}
    </dl>
  )
}
