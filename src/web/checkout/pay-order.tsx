import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { declineSentences } from '#copy/checkout.ts'
import { customerOrderCopy, orderHistoryCopy, payOrderCopy as words } from '#copy/order-history.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Breadcrumbs } from '#web/kit/breadcrumbs.tsx'
import { DialogBody } from '#web/kit/dialog.tsx'
import { useIsHydrated } from '#web/kit/form/use-is-hydrated.ts'
import { Spinner } from '#web/kit/spinner.tsx'
import { OrderAddress } from '../orders/order-address.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderSums } from '../orders/order-sums.tsx'
import { announcePaid } from './announce-paid.ts'
import type { OpenCheckout } from './begin-checkout.ts'
import { PaymentStep } from './payment-step.tsx'
import { PaymentUnavailable } from './payment-unavailable.tsx'

interface PayOrderProps {
  order: CustomerOrder
  /** Null while the provider is unavailable. */
  checkout: OpenCheckout | null
}

/** What is being bought on one side, the card on the other. */
export function PayOrder({ order, checkout }: PayOrderProps) {
  const navigate = useNavigate()
  // A card that is typed before the script has come would be lost, so its fields come with it.
  const isHydrated = useIsHydrated()
  const { orderNumber: number, sessionId } = order
  const crumbs = [
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: number, to: pathTo('order', { number }) },
    { label: words.title },
  ]

  async function showOrder() {
    await announcePaid(sessionId)
    window.location.assign(pathTo('checkoutSuccess', {}, { session_id: sessionId }))
  }

  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{order.paymentStatus === 'failed' ? words.refused : words.waiting}</h1>
          {order.paymentFailure && (
            <p className="lead mt3">
              {declineSentences[order.paymentFailure]} {orderHistoryCopy.unpaid.nothingCharged}
            </p>
          )}
        </div>
        <div className="pay-order">
          <section className="pay-order__card" aria-label={words.title}>
            {!isHydrated && <PaymentOnItsWay />}
            {isHydrated && checkout && (
              <PaymentStep
                checkout={checkout}
                place="page"
                onPaid={showOrder}
                onClose={() => navigate(pathTo('order', { number }))}
              />
            )}
            {isHydrated && !checkout && <PaymentUnavailable />}
          </section>
          <section className="pay-order__what" aria-labelledby="compra">
            <h2 id="compra">{words.summary}</h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            <div className="small">
              <b>{customerOrderCopy.delivery}</b>
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
