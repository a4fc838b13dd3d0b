import { useRef } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#copy/cart-refusals.ts'
import { declineSentences } from '#copy/checkout.ts'
import { customerOrderCopy, orderHistoryCopy, payOrderCopy as words } from '#copy/order-history.ts'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { pickupCopy } from '#copy/pickup.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import { pixDiscountOf } from '#domain/pix/pix-discount.ts'
import type { PaymentChoice } from '#shop/checkout/payment-terms.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Breadcrumbs } from '#web/kit/breadcrumbs.tsx'
import { DialogBody } from '#web/kit/dialog.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useIsHydrated } from '#web/kit/form/use-is-hydrated.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Spinner } from '#web/kit/spinner.tsx'
import { OrderAddress } from '../orders/order-address.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderSums } from '../orders/order-sums.tsx'
import { showPaidOrder } from './announce-paid.ts'
import type { OpenCheckout } from './begin-checkout.ts'
import { PaymentStep } from './payment-step.tsx'
import { PaymentUnavailable } from './payment-unavailable.tsx'

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
  const section = useRef<HTMLElement>(null)
  useToastAnswer(fetcher.data, undefined, { title: paymentCopy.failed, text: connectionLost })
  // A card that is typed before the script has come would be lost, so its fields come with it.
  const isShown = useIsHydrated() || checkout?.method === 'pix'
  const { orderNumber: number, sessionId } = order
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
          {order.paymentFailure && order.paymentMethod === 'card' && (
            <p className="lead mt3">
              {declineSentences[order.paymentFailure]} {orderHistoryCopy.unpaid.nothingCharged}
            </p>
          )}
        </div>
        <div className="pay-order">
          <section ref={section} tabIndex={-1} className="pay-order__card" aria-label={words.title}>
            {!isShown && <PaymentOnItsWay />}
            {isShown && checkout && (
              <PaymentStep
                key={checkout.clientSecret}
                checkout={checkout}
                place="page"
                other={otherWay(order, checkout, choice)}
                onMethod={onMethod}
                onPaid={() => showPaidOrder(sessionId)}
                onOver={revalidate}
                onClose={() => navigate(pathTo('order', { number }))}
              />
            )}
            {isShown && !checkout && <PaymentUnavailable />}
          </section>
          <section className="pay-order__what" aria-labelledby="compra">
            <h2 id="compra">{words.summary}</h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            <div className="small">
              <b>{order.pickupCode ? pickupCopy.title : customerOrderCopy.delivery}</b>
              <p className="order__address">
                <OrderAddress name={order.customerName} address={order.shippingAddress} />
              </p>
            </div>
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

/** The way of payment that she has not chosen, at its price. */
function otherWay(
  { subtotalAmount, couponDiscountAmount, totalAmount, pixDiscountAmount }: CustomerOrder,
  { method }: OpenCheckout,
  choice: PaymentChoice | null,
) {
  const other = choice?.methods.find((offered) => offered !== method)
  if (!choice || !other) return null
  const candles = subtotalAmount - couponDiscountAmount
  const discount = other === 'pix' ? pixDiscountOf(candles, choice.pixDiscountPercent) : 0
  return { method: other, total: totalAmount + pixDiscountAmount - discount }
}

function PaymentOnItsWay() {
  return (
    <DialogBody className="pay-order__wait">
      <Spinner />
      <noscript>
        <p className="hint">{words.noScript}</p>
      </noscript>
    </DialogBody>
  )
}
