import { useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { connectionLost } from '#copy/cart/cart-buttons.ts'
import { declineSentences } from '#copy/checkout/checkout.ts'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import { orderHistoryCopy, payOrderCopy } from '#copy/orders/order-history.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { LinkedOrder } from '#shop/orders/link/load-linked-order.ts'
import type { PaymentChoice } from '#shop/payments/payment-terms.ts'
import { LazyPaymentStep } from '#web/checkout/order/lazy-payment-step.tsx'
import { otherWay } from '#web/checkout/order/pay-order.tsx'
import { PaymentOnItsWay } from '#web/checkout/order/payment-on-its-way.tsx'
import type { OpenCheckout } from '#web/checkout/payment/open-checkout.server.ts'
import { showPaidOrder } from '#web/checkout/payment/payment-pages.ts'
import { PaymentUnavailable } from '#web/checkout/payment/payment-unavailable.tsx'
import { useIsHydrated } from '#web/kit/browser/use-is-hydrated.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

export interface PayByLinkProps {
  order: LinkedOrder
  /** Null where it is not paid here: it is paid, over, or the provider is unavailable. */
  checkout: OpenCheckout | null
  choice: PaymentChoice | null
}

/** The same payment as on a customer's own page; without a script it shows the Pix code. */
export function PayByLink({ order, checkout, choice }: PayByLinkProps) {
  const { revalidate } = useRevalidator()
  const fetcher = useFetcher<FormAnswer>()
  const section = useRef<HTMLElement>(null)
  useToastAnswer(fetcher.data, undefined, { title: paymentCopy.failed, text: connectionLost })
  // A card that is typed before the script has come would be lost, so its fields come with it.
  const isShown = useIsHydrated() || checkout?.method === 'pix'

  async function onMethod(intent: PaymentMethod) {
    await fetcher.submit({ intent }, { method: 'post' })
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} className="pay-order__card" aria-label={payOrderCopy.title}>
      <Refused order={order} />
      {!isShown && <PaymentOnItsWay />}
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
      {isShown && !checkout && <PaymentUnavailable />}
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
