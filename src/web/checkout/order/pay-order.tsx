import { useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#copy/cart/cart-buttons.ts'
import { declineSentences } from '#copy/checkout/checkout.ts'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import { arrivalOf } from '#copy/delivery/delivery-slot.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { customerOrderCopy, orderHistoryCopy, payOrderCopy as words } from '#copy/orders/order-history.ts'
import { type PaymentMethod, pixDiscountOf } from '#domain/checkout/payment-method.ts'
import { candlesAfterVoucher } from '#domain/vouchers/voucher.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import type { PaymentChoice } from '#shop/payments/payment-terms.ts'
import type { OpenCheckout } from '#web/checkout/payment/open-checkout.server.ts'
import { showPaidOrder } from '#web/checkout/payment/payment-pages.ts'
import { PaymentUnavailable } from '#web/checkout/payment/payment-unavailable.tsx'
import { useIsHydrated } from '#web/kit/browser/use-is-hydrated.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { MovedNotice } from '#web/orders/moved-notice.tsx'
import { OrderAddress } from '#web/orders/order-address.tsx'
import { OrderLines } from '#web/orders/order-lines.tsx'
import { OrderSums } from '#web/orders/order-sums.tsx'
import { LazyPaymentStep } from './lazy-payment-step.tsx'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'

interface PayOrderProps {
  order: CustomerOrder
  /** Null while the provider is unavailable. */
  checkout: OpenCheckout | null
  choice: PaymentChoice | null
}

/** What is being bought on one side, the card on the other. */
export function PayOrder({ order, checkout, choice }: PayOrderProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const fetcher = useFetcher<FormAnswer>()
  // The form then says why the newest card was refused.
  const [hasTried, setTried] = useState(false)
  const section = useRef<HTMLElement>(null)
  useToastAnswer(fetcher.data, undefined, { title: paymentCopy.failed, text: connectionLost })
  // A card that is typed before the script has come would be lost, so its fields come with it.
  const isShown = useIsHydrated() || checkout?.method === 'pix'
  const { orderNumber: number } = order
  const arrival = arrivalOf(order)
  const crumbs = [
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: number, to: pathTo('order', { number }) },
    { label: words.title },
  ]

  async function onMethod(intent: PaymentMethod) {
    await fetcher.submit({ intent }, { method: 'post' })
    section.current?.focus()
  }

  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{headingOf(order)}</h1>
          {order.paymentFailure && order.paymentMethod === 'card' && !hasTried && (
            <p className="lead mt3">
              {declineSentences[order.paymentFailure]} {orderHistoryCopy.unpaid.nothingCharged}
            </p>
          )}
        </div>
        <div className="pay-order">
          <section ref={section} tabIndex={-1} className="pay-order__card" aria-label={words.title}>
            {!isShown && <PaymentOnItsWay />}
            {isShown && checkout && (
              <LazyPaymentStep
                key={checkout.clientSecret}
                checkout={checkout}
                place="page"
                other={otherWay(order, checkout, choice)}
                onMethod={onMethod}
                onPaid={() => showPaidOrder(checkout)}
                onOver={revalidate}
                onBusy={(isBusy) => isBusy && setTried(true)}
                onClose={() => navigate(pathTo('order', { number }))}
              />
            )}
            {isShown && !checkout && <PaymentUnavailable />}
          </section>
          <section className="pay-order__what" aria-labelledby="compra">
            <h2 id="compra">{words.summary}</h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            <MovedNotice order={order} />
            {!order.isVoucher && (
              <div className="small">
                <b>{order.pickupCode ? pickupCopy.title : customerOrderCopy.delivery}</b>
                <p className="order__address">
                  <OrderAddress
                    name={order.gift?.receiver?.name ?? order.customerName}
                    address={order.shippingAddress}
                  />
                </p>
                {arrival && (
                  <p>
                    <span className="muted">
                      {order.pickupCode ? pickupCopy.ready : customerOrderCopy.expected}
                    </span>{' '}
                    <b>{arrival}</b>
                  </p>
                )}
              </div>
            )}
          </section>
        </div>
      </div>
    </main>
  )
}

function headingOf({ paymentMethod, paymentStatus }: CustomerOrder): string {
  if (paymentMethod === 'pix') return words.byPix
  return paymentStatus === 'failed' ? words.refused : words.waiting
}

type Amounts = Pick<
  CustomerOrder,
  'subtotalAmount' | 'couponDiscountAmount' | 'totalAmount' | 'pixDiscountAmount' | 'voucherAmount'
>

/** The way of payment that the customer has not chosen, at its price. */
export function otherWay(
  { subtotalAmount, couponDiscountAmount, totalAmount, pixDiscountAmount, voucherAmount }: Amounts,
  { method }: OpenCheckout,
  choice: PaymentChoice | null,
) {
  const other = choice?.methods.find((offered) => offered !== method)
  if (!choice || !other) return null
  const candles = candlesAfterVoucher(subtotalAmount - couponDiscountAmount, voucherAmount)
  const discount = other === 'pix' ? pixDiscountOf(candles, choice.pixDiscountPercent) : 0
  return { method: other, total: totalAmount + pixDiscountAmount - discount }
}
