import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type RefObject, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import { paidPageOf } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import type { CardEntry, PaymentAnswer } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { callFunction } from '#ui/failures/call-function.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const MAX_WAIT_MS = 4_000

function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

interface StripeFieldsProps {
  setup: Extract<BrowserSetup, { provider: 'stripe' }>
  amount: Centavos
  ref: RefObject<CardEntry | null>
  hasSavedCards: boolean
}

/** Stripe's Payment Element in the shop's colours, shown before there is a payment: the press that orders also charges. */
export default function StripeFields({ setup, amount, ref, hasSavedCards }: StripeFieldsProps) {
  const { publishableKey } = setup
  const [hasFailed, setFailed] = useState(false)
  const loading = useMemo(() => loadStripeOnce(publishableKey), [publishableKey])
  // Stripe takes it with the fields and not afterwards, so they wait for it.
  const [cardSession, setCardSession] = useState<string | null | undefined>(hasSavedCards ? undefined : null)
  useEffect(() => {
    loading.then((stripe) => setFailed(stripe === null))
    if (hasSavedCards) loadCardSession().then(setCardSession)
  }, [loading, hasSavedCards])
  if (hasFailed) return <PaymentUnavailable />
  if (cardSession === undefined) return <Spinner />
  const options = {
    mode: 'payment' as const,
    amount,
    currency: 'brl',
    allowedPaymentMethodTypes: ['card'],
    locale: 'pt-BR' as const,
    appearance: stripeAppearance(tokenOf),
    ...(cardSession && { customerSessionClientSecret: cardSession }),
  }
  return (
    <Elements stripe={loading} options={options}>
      <StripeForm entry={ref} onLoadFailure={() => setFailed(true)} />
    </Elements>
  )
}

/** Shown by Stripe where the device has them and the owner's account offers them. */
const wallets = { applePay: 'auto', googlePay: 'auto' } as const

function StripeForm({ entry, onLoadFailure }: { entry: RefObject<CardEntry | null>; onLoadFailure(): void }) {
  const stripe = useStripe()
  const elements = useElements()
  useImperativeHandle(entry, () => ({
    async check() {
      if (!stripe || !elements) {
        toast({ ...paymentCopy.notLoaded, tone: 'destructive' })
        return false
      }
      // What is wrong with a field stands under it.
      return (await elements.submit()).error === undefined
    },
    async pay(checkout) {
      if (!stripe || !elements) return { kind: 'refused', sentence: paymentCopy.unexpected }
      const { clientSecret } = checkout
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.origin + paidPageOf(checkout) },
        redirect: 'if_required',
      })
      return error ? answerOf(error) : { kind: 'paid' }
    },
  }))
  return <PaymentElement options={{ wallets }} onLoadError={onLoadFailure} />
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

/** The shop's own tokens for the provider's fields, which live in a frame that our stylesheet cannot reach. */
function stripeAppearance(token: (name: string) => string): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--amber-700'),
      colorBackground: token('--porcelain'),
      colorText: token('--cocoa-900'),
      colorTextSecondary: token('--cocoa-600'),
      colorTextPlaceholder: token('--cocoa-600'),
      colorDanger: token('--terracotta-700'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
    rules: {
      '.Label': { fontSize: '15px', fontWeight: '600', color: token('--cocoa-900') },
      '.Input': { border: `1px solid ${token('--border')}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:focus': {
        border: `1px solid ${token('--amber-700')}`,
        boxShadow: `0 0 0 2px ${token('--amber-700')}`,
      },
      '.Input--invalid': { border: `2px solid ${token('--terracotta-700')}`, boxShadow: 'none' },
    },
  }
}

/** The provider's secret for the customer's saved cards; null when it does not come soon, and the fields are shown without them. */
export function loadCardSession(): Promise<string | null> {
  const session = callFunction<{ client_secret: string | null }>('open-card-session', {})
  return Promise.race([
    session.then((answer) => (answer.ok ? answer.body.client_secret : null)),
    new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null)),
  ])
}

// Its fraud signals would watch the visitor on every page; the card form works without.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

let loading: Promise<Stripe | null> | null = null

/** Null when the script did not come; it is fetched once per page. */
function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= new Promise((resolve) => {
    // With load parameters the loader waits for ever for a script that failed, so its failure is noticed here.
    const onScriptError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/'))
        resolve(null)
    }
    window.addEventListener('error', onScriptError, { capture: true })
    loadStripe(publishableKey)
      .then(resolve, () => resolve(null))
      .finally(() => window.removeEventListener('error', onScriptError, { capture: true }))
  })
  return loading
}
