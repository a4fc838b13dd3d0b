import { lazy, Suspense } from 'react'
import { AwaitsScript } from '#web/fast-path/late-scripts/awaits-script.tsx'
import { DialogBody } from '#web/kit/dialog.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { CardForm } from './card-form.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { UnavailableStep } from './payment-unavailable.tsx'

/** Who pays by card never loads it. */
const PixStep = lazy(() => import('./pix/pix-step.tsx').catch(() => ({ default: UnavailableStep })))
/** Only shops that are paid through Stripe ever load it. */
const StripePayment = lazy(() => import('./stripe-payment.tsx').catch(() => ({ default: UnavailableStep })))

export function PaymentStep(props: PaymentStepProps) {
  const { payment, method } = props.checkout
  if (method === 'card' && payment.provider === 'offline') return <CardForm {...props} />
  return (
    <Suspense
      fallback={
        <DialogBody>
          <Spinner />
        </DialogBody>
      }
    >
      <AwaitsScript />
      {method === 'pix' && <PixStep {...props} />}
      {method === 'card' && payment.provider === 'stripe' && (
        <StripePayment {...props} publishableKey={payment.publishableKey} />
      )}
    </Suspense>
  )
}
