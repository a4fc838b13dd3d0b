import { lazy, Suspense } from 'react'
import { DialogBody } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { OpenCheckout } from './begin-checkout.ts'
import { CardForm } from './card-form.tsx'
import { PaymentUnavailable } from './payment-unavailable.tsx'

/** Only shops that are paid through Stripe ever load it. */
const StripePayment = lazy(() => import('./stripe-payment.tsx').catch(() => ({ default: UnavailableStep })))

export interface PaymentStepProps {
  checkout: OpenCheckout
  onPaid(): Promise<void>
  onClose(): void
}

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

export function UnavailableStep() {
  return (
    <DialogBody>
      <PaymentUnavailable />
    </DialogBody>
  )
}
