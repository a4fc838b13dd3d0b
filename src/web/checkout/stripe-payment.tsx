import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useMemo, useState } from 'react'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { pathTo } from '../route-table.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { loadStripeOnce } from './load-stripe.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { UnavailableStep } from './payment-unavailable.tsx'
import { stripeAppearance } from './stripe-appearance.ts'

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

function StripeForm({
  checkout,
  onPaid,
  onClose,
  onLoadFailure,
}: PaymentStepProps & { onLoadFailure(): void }) {
  const stripe = useStripe()
  const elements = useElements()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pay() {
    if (!stripe || !elements) return toast({ ...paymentCopy.notLoaded, tone: 'destructive' })
    setPaying(true)
    setProblem(null)
    const success = pathTo('checkoutSuccess', {}, { session_id: checkout.sessionId })
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + success },
      redirect: 'if_required',
    })
    if (!error) return onPaid()
    const sentence = error.message ?? paymentCopy.unexpected
    setProblem(sentence)
    setPaying(false)
    toast({ title: paymentCopy.failed, text: sentence, tone: 'destructive' })
  }

  return (
    <PaymentFrame
      checkout={checkout}
      isPaying={isPaying}
      problem={problem}
      onPay={pay}
      onClose={onClose}
      assurance={paymentCopy.direct}
    >
      <PaymentElement onLoadError={onLoadFailure} />
    </PaymentFrame>
  )
}
