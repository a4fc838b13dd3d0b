import { lazy, Suspense, useEffect, useRef } from 'react'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import type { CardEntry } from '#web/checkout/card/card-entry.ts'
import { CardFields } from '#web/checkout/card/card-fields.tsx'
import type { PaymentStepProps } from '#web/checkout/payment/payment-frame.tsx'
import { PaymentFrame } from '#web/checkout/payment/payment-frame.tsx'
import { UnavailableStep } from '#web/checkout/payment/payment-unavailable.tsx'
import { usePayment } from '#web/checkout/payment/use-payment.ts'
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

/** Paying an order that waits with a card, on the order's own page. */
function CardStep(step: PaymentStepProps) {
  const { checkout, onPaid, onBusy, onOver } = step
  const card = useRef<CardEntry>(null)
  const payment = usePayment()
  useEffect(() => onBusy?.(payment.isBusy), [payment.isBusy, onBusy])

  async function pay() {
    const entry = card.current
    if (!entry) return payment.toastNotLoaded()
    if (!(await entry.check())) return
    if (await payment.pay(checkout, () => entry.pay(checkout), onOver)) await onPaid()
  }

  return (
    <PaymentFrame
      step={step}
      phase={payment.phase}
      problem={payment.problem}
      onPay={() => payment.once(pay)}
      assurance={checkout.payment.provider === 'stripe' ? paymentCopy.direct : paymentCopy.forgotten}
    >
      <CardFields
        setup={checkout.payment}
        amount={checkout.total}
        ref={card}
        isByLink={checkout.linkKey !== undefined}
      />
    </PaymentFrame>
  )
}
