import { lazy, Suspense } from 'react'
import { AwaitsScript } from '#web/fast-path/late-scripts/awaits-script.tsx'
import { DialogBody } from '#web/kit/dialog.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { CardStep } from './card-step.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { UnavailableStep } from './payment-unavailable.tsx'

/** Who pays by card never loads it. */
const PixStep = lazy(() => import('./pix/pix-step.tsx').catch(() => ({ default: UnavailableStep })))

export function PaymentStep(props: PaymentStepProps) {
  if (props.checkout.method === 'card') return <CardStep {...props} />
  return (
    <Suspense
      fallback={
        <DialogBody>
          <Spinner />
        </DialogBody>
      }
    >
      <AwaitsScript />
      <PixStep {...props} />
    </Suspense>
  )
}
