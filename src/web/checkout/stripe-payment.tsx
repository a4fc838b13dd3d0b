import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { loadStripeOnce } from './load-stripe.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { UnavailableStep } from './payment-unavailable.tsx'
import { stripeAppearance } from './stripe-appearance.ts'
import { type PaymentAnswer, usePayment } from './use-payment.ts'

function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** Stripe's Payment Element in the shop's colours. */
export default function StripePayment({
  publishableKey,
  ...step
}: PaymentStepProps & { publishableKey: string }) {
  const [hasFailed, setFailed] = useState(false)
  const loading = useMemo(() => loadStripeOnce(publishableKey), [publishableKey])
  useEffect(() => {
    loading.then((stripe) => setFailed(stripe === null))
  }, [loading])
  if (hasFailed) return <UnavailableStep />
  const options = {
    clientSecret: step.checkout.clientSecret,
    locale: 'pt-BR' as const,
    appearance: stripeAppearance(tokenOf),
  }
  return (
    <Elements stripe={loading} options={options}>
      <StripeForm {...step} onLoadFailure={() => setFailed(true)} />
    </Elements>
  )
}

function StripeForm({ onLoadFailure, ...step }: PaymentStepProps & { onLoadFailure(): void }) {
  const { checkout } = step
  const stripe = useStripe()
  const elements = useElements()
  const payment = usePayment(step)

  function pay() {
    if (!stripe || !elements) return toast({ ...paymentCopy.notLoaded, tone: 'destructive' })
    payment.pay(async () => {
      const success = pathTo('checkoutSuccess', {}, { session_id: checkout.sessionId })
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin + success },
        redirect: 'if_required',
      })
      return error ? answerOf(error) : { kind: 'paid' }
    })
  }

  return (
    <PaymentFrame
      step={step}
      phase={payment.phase}
      problem={payment.problem}
      onPay={pay}
      assurance={paymentCopy.direct}
    >
      <PaymentElement onLoadError={onLoadFailure} />
    </PaymentFrame>
  )
}

/** After these nobody knows whether the card was charged; the last one means that an earlier press was. */
const LOST: ReadonlySet<string | undefined> = new Set([
  'api_connection_error',
  'api_error',
  'payment_intent_unexpected_state',
])

function answerOf({ type, code, message }: StripeError): PaymentAnswer {
  if (LOST.has(type) || LOST.has(code)) return { kind: 'lost' }
  return { kind: 'refused', sentence: message ?? paymentCopy.unexpected }
}
