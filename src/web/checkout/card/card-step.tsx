import { useEffect, useRef } from 'react'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import { PaymentFrame } from '#web/checkout/payment/payment-frame.tsx'
import type { PaymentStepProps } from '#web/checkout/payment/payment-step-props.ts'
import { usePayment } from '#web/checkout/payment/use-payment.ts'
import type { CardEntry } from './card-entry.ts'
import { CardFields } from './card-fields.tsx'

/** Paying an order that waits with a card, on the order's own page. */
export function CardStep(step: PaymentStepProps) {
  const { checkout, onPaid, onBusy } = step
  const card = useRef<CardEntry>(null)
  const payment = usePayment()
  useEffect(() => onBusy?.(payment.isBusy), [payment.isBusy, onBusy])

  async function pay() {
    const entry = card.current
    if (!entry) return payment.toastNotLoaded()
    if (!(await entry.check())) return
    if (await payment.pay(checkout, () => entry.pay(checkout))) await onPaid()
  }

  return (
    <PaymentFrame
      step={step}
      phase={payment.phase}
      problem={payment.problem}
      onPay={() => payment.once(pay)}
      assurance={checkout.payment.provider === 'stripe' ? paymentCopy.direct : paymentCopy.forgotten}
    >
      <CardFields setup={checkout.payment} amount={checkout.total} ref={card} />
    </PaymentFrame>
  )
}
