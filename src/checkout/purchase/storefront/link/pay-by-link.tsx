import { useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import { LazyPaymentStep } from '#checkout/purchase/storefront/order/lazy-payment-step.tsx'
import { OpenPayment } from '#checkout/purchase/storefront/order/open-payment.tsx'
import { otherWay } from '#checkout/purchase/storefront/order/pay-order.tsx'
import { PaymentOnItsWay } from '#checkout/purchase/storefront/order/payment-on-its-way.tsx'
import type { OpenCheckout } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { showPaidOrder } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { orderHistoryCopy, payOrderCopy } from '#orders/copy/order-history.ts'
import type { LinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import type { PaymentChoice } from '#payments/use-cases/payment-terms.ts'
import { type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

export interface PayByLinkProps {
  order: LinkedOrder
  checkout: OpenCheckout | null
  isUnopened: boolean
  choice: PaymentChoice | null
}

export function PayByLink({ order, checkout, isUnopened, choice }: PayByLinkProps) {
  const { revalidate } = useRevalidator()
  const fetcher = useFetcher<FormAnswer>()
  const section = useRef<HTMLElement>(null)
  useToastAnswer(fetcher.data, undefined, { title: paymentCopy.failed, text: connectionLost })
  // Card details entered before hydration would be lost, so the fields are rendered afterwards.
  const isShown = useIsHydrated() || checkout?.method === 'pix'

  async function onMethod(intent: PaymentMethod) {
    await fetcher.submit({ intent }, { method: 'post' })
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} className="pay-order__card" aria-label={payOrderCopy.title}>
      <Refused order={order} />
      {isUnopened && <OpenPayment fetcher={fetcher} method={payableMethod(order.paymentMethod)} />}
      {!isShown && !isUnopened && <PaymentOnItsWay />}
      {isShown && checkout && (
        <LazyPaymentStep
          key={checkout.clientSecret}
          checkout={checkout}
          place="link"
          other={otherWay(order, checkout, choice)}
          onMethod={onMethod}
          onPaid={() => showPaidOrder(checkout)}
          onOver={revalidate}
        />
      )}
      {isShown && !checkout && !isUnopened && <PaymentUnavailable />}
    </section>
  )
}

function Refused({ order: { paymentFailure, paymentMethod } }: { order: LinkedOrder }) {
  if (!paymentFailure || paymentMethod !== 'card') return null
  return (
    <Note tone="danger">
      {declineSentences[paymentFailure]} {orderHistoryCopy.unpaid.nothingCharged}
    </Note>
  )
}
