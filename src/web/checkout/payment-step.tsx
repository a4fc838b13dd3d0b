import { lazy, Suspense } from 'react'
import { DialogBody } from '#web/kit/dialog.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { CardForm } from './card-form.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { UnavailableStep } from './payment-unavailable.tsx'

/** Only shops that are paid through Stripe ever load it. */
const StripePayment = lazy(() => import('./stripe-payment.tsx').catch(() => ({ default: UnavailableStep })))

export function PaymentStep(props: PaymentStepProps) {
  const { payment } = props.checkout
  if (payment.provider === 'offline') return <CardForm {...props} />
  return (
    <Suspense
      fallback={
        <DialogBody>
          <Spinner />
        </DialogBody>
      }
    >
      <StripePayment {...props} publishableKey={payment.publishableKey} />
    </Suspense>
  )
}
