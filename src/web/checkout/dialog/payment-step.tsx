import { lazy, Suspense } from 'react'
import { CardStep } from '#web/checkout/card/card-step.tsx'
import type { PaymentStepProps } from '#web/checkout/payment/payment-step-props.ts'
import { UnavailableStep } from '#web/checkout/payment/payment-unavailable.tsx'
import { WaitsForScript } from '#web/fast-path/late-scripts/waits-for-script.tsx'
import { Spinner } from '#web/kit/feedback/spinner.tsx'
import { DialogBody } from '#web/kit/overlays/dialog.tsx'

/** Who pays by card never loads it. */
const PixStep = lazy(() =>
  import('#web/checkout/pix/pix-step.tsx').catch(() => ({ default: UnavailableStep })),
)

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
      <WaitsForScript />
      <PixStep {...props} />
    </Suspense>
  )
}
