import { lazy, Suspense } from 'react'
import { PaymentUnavailable } from '#web/checkout/payment/payment-unavailable.tsx'
import type { PaymentStepProps } from '#web/checkout/payment/use-payment.ts'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'

const PaymentStep = lazy(() =>
  import('#web/checkout/dialog/payment-step.tsx')
    .then((step) => ({ default: step.PaymentStep }))
    .catch(() => ({ default: PaymentUnavailable })),
)

/** An order's page shows what is bought before the script of the payment has arrived. */
export function LazyPaymentStep(props: PaymentStepProps) {
  return (
    <Suspense fallback={<PaymentOnItsWay />}>
      <PaymentStep {...props} />
    </Suspense>
  )
}
