import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'

interface OpenPaymentProps {
  fetcher: FetcherWithComponents<FormAnswer>
  method: PaymentMethod
}

/** Opens the payment automatically if scripts run, otherwise on a click. Card payments need scripts anyway. */
export function OpenPayment({ fetcher, method }: OpenPaymentProps) {
  const hasSent = useRef(false)
  useEffect(() => {
    if (hasSent.current) return
    hasSent.current = true
    void fetcher.submit({ intent: method }, { method: 'post' })
  }, [fetcher, method])
  if (fetcher.state === 'idle' && fetcher.data) return <PaymentUnavailable />
  if (method === 'card') return <PaymentOnItsWay />
  return (
    <>
      <noscript>
        <form method="post">
          <Button type="submit" name="intent" value={method} block>
            {orderHistoryCopy.unpaid.payByPix}
          </Button>
        </form>
      </noscript>
      <PaymentOnItsWay needsScript={false} />
    </>
  )
}
