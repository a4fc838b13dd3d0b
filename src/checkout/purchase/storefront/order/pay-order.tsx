import { useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import type { OpenCheckout } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { showPaidOrder } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { customerOrderCopy, orderHistoryCopy, payOrderCopy as words } from '#orders/copy/order-history.ts'
import { MovedNotice } from '#orders/storefront/moved-notice.tsx'
import { OrderAddress } from '#orders/storefront/order-address.tsx'
import { OrderLines } from '#orders/storefront/order-lines.tsx'
import { OrderSums } from '#orders/storefront/order-sums.tsx'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { candlesPaidByMoney } from '#orders/vouchers/domain/voucher.ts'
import type { PaymentChoice } from '#payments/use-cases/payment-terms.ts'
import { calculatePixDiscount, type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { LazyPaymentStep } from './lazy-payment-step.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'

interface PayOrderProps {
  order: CustomerOrder
  checkout: OpenCheckout | null
  /** True if no payment is open yet. A form opens it, because reading a page must change nothing. */
  isUnopened: boolean
  choice: PaymentChoice | null
}

export function PayOrder({ order, checkout, isUnopened, choice }: PayOrderProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const fetcher = useFetcher<FormAnswer>()
  const [hasTried, setTried] = useState(false)
  const section = useRef<HTMLElement>(null)
  useToastAnswer(fetcher.data, undefined, { title: paymentCopy.failed, text: connectionLost })
  // Card details entered before hydration would be lost, so the fields are rendered afterwards.
  const isShown = useIsHydrated() || checkout?.method === 'pix'
  const { orderNumber: number } = order
  const arrival = describeArrival(order)
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
          <h1>{chooseHeading(order)}</h1>
          {order.paymentFailure && order.paymentMethod === 'card' && !hasTried && (
            <p className="lead mt3">
              {declineSentences[order.paymentFailure]} {orderHistoryCopy.unpaid.nothingCharged}
            </p>
          )}
        </div>
        <div className="pay-order split page-end">
          <section ref={section} tabIndex={-1} className="pay-order__card" aria-label={words.title}>
            {isUnopened && <OpenPayment fetcher={fetcher} method={payableMethod(order.paymentMethod)} />}
            {!isShown && !isUnopened && <PaymentOnItsWay />}
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
            {isShown && !checkout && !isUnopened && <PaymentUnavailable />}
          </section>
          <section className="pay-order__what grid" aria-labelledby="compra">
            <h2 id="compra">{words.summary}</h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            <MovedNotice order={order} />
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
          </section>
        </div>
      </div>
    </main>
  )
}

function chooseHeading({ paymentMethod, paymentStatus }: CustomerOrder): string {
  if (paymentMethod === 'pix') return words.byPix
  return paymentStatus === 'failed' ? words.refused : words.waiting
}

type Amounts = Pick<
  CustomerOrder,
  | 'deliveryWay'
  | 'subtotalAmount'
  | 'couponDiscountAmount'
  | 'totalAmount'
  | 'pixDiscountAmount'
  | 'voucherAmount'
>

export function otherWay(order: Amounts, { method }: OpenCheckout, choice: PaymentChoice | null) {
  const other = choice?.methods.find((offered) => offered !== method)
  if (!choice || !other) return null
  const candles = candlesPaidByMoney(order)
  const discount = other === 'pix' ? calculatePixDiscount(candles, choice.pixDiscountPercent) : 0
  return { method: other, total: order.totalAmount + order.pixDiscountAmount - discount }
}
