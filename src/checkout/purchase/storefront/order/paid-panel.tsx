import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { successPageCopy as words } from '#checkout/purchase/copy/after-payment.ts'
import { useToastWhenJustPaid } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { usePaymentChange } from '#checkout/purchase/storefront/payment/use-payment-change.ts'
import { customerOrderCopy } from '#orders/copy/order-history.ts'
import { candlesIn } from '#orders/domain/cart-line.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { OrderThanks } from './order-thanks.tsx'

export interface PaidPanelProps {
  order: CustomerOrder
  flame: ImageInfo | null
}

export function PaidPanel({ order, flame }: PaidPanelProps) {
  const { revalidate } = useRevalidator()
  const panel = useRef<HTMLDivElement>(null)
  useToastWhenJustPaid()
  usePaymentChange(order.paymentStatus === 'pending' ? order.sessionId : null, revalidate)
  useEffect(() => {
    // A reload restores the scroll position, which on a phone is far down the page.
    window.scrollTo(0, 0)
    panel.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={panel} className="paid-panel">
      <OrderThanks order={order} flame={flame}>
        <div className="thanks__act mt5">
          <LinkButton variant="light" to={pathTo('checkoutSuccess', {}, { session_id: order.sessionId })}>
            {words.seeOrder}
          </LinkButton>
          <LinkButton variant="ghost" to={pathTo('products')}>
            {words.goOn}
          </LinkButton>
        </div>
      </OrderThanks>
      {order.paymentStatus === 'paid' && <InShort order={order} />}
    </div>
  )
}

const paidIn = ({ totalAmount, paymentMethod, voucherAmount }: CustomerOrder) =>
  words.paidBy[paymentMethod](formatBrl(totalAmount)) +
  (voucherAmount > 0 && totalAmount > 0 ? words.andByVoucher(formatBrl(voucherAmount)) : '')

function InShort({ order }: { order: CustomerOrder }) {
  const { receipt, packing, packingText, leaving, ready, readyText } = words.inShort
  const receiver = order.gift?.receiver
  const leavingText = receiver ? words.inShort.giftLeavingText(receiver.name) : words.inShort.leavingText
  return (
    <div className="wrap thanks__what split">
      <div>
        <h2>
          <Unbroken>{customerOrderCopy.number(order.orderNumber)}</Unbroken>
        </h2>
        <p>{receipt(candlesIn(order.items), paidIn(order), order.customerEmail)}</p>
      </div>
      <div>
        <h2>{packing}</h2>
        <p>{packingText}</p>
      </div>
      <div>
        <h2>{order.pickupCode ? ready : leaving}</h2>
        <p>{order.pickupCode ? readyText : leavingText}</p>
      </div>
    </div>
  )
}
