import { lazy, Suspense } from 'react'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import type { PaymentStepProps } from '#checkout/purchase/storefront/payment/use-payment.ts'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'

const PaymentStep = lazy(() =>
  import('#checkout/purchase/storefront/dialog/payment-step.tsx')
    .then((step) => ({ default: step.PaymentStep }))
    .catch(() => ({ default: PaymentUnavailable })),
)

export function LazyPaymentStep(props: PaymentStepProps) {
  return (
    <Suspense fallback={<PaymentOnItsWay />}>
      <PaymentStep {...props} />
    </Suspense>
  )
}
