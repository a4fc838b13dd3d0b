import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type RefObject, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import { buildPaidPath } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import type { CardEntry, PaymentAnswer } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { callPath } from '#ui/failures/call-function.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const MAX_WAIT_MS = 4_000

function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

interface StripeFieldsProps {
  setup: Extract<BrowserSetup, { provider: 'stripe' }>
  amount: Centavos
  ref: RefObject<CardEntry | null>
  hasSavedCards: boolean
}

/** Rendered before a payment exists, because one click places the order and charges the card. */
export default function StripeFields({ setup, amount, ref, hasSavedCards }: StripeFieldsProps) {
  const { publishableKey } = setup
  const [hasFailed, setFailed] = useState(false)
  const loading = useMemo(() => loadStripeOnce(publishableKey), [publishableKey])
  // Stripe accepts the card session only when the fields are created, so the fields wait for it.
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
    appearance: stripeAppearance(readToken),
    ...(cardSession && { customerSessionClientSecret: cardSession }),
  }
  return (
    <Elements stripe={loading} options={options}>
      <StripeForm entry={ref} onLoadFailure={() => setFailed(true)} />
    </Elements>
  )
}

/** Stripe shows wallets only if the device supports them and the owner's account enables them. */
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
      return (await elements.submit()).error === undefined
    },
    async pay(checkout) {
      if (!stripe || !elements) return { kind: 'refused', sentence: paymentCopy.unexpected }
      const { clientSecret } = checkout
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.origin + buildPaidPath(checkout) },
        redirect: 'if_required',
      })
      return error ? toPaymentAnswer(error) : { kind: 'paid' }
    },
  }))
  return <PaymentElement options={{ wallets }} onLoadError={onLoadFailure} />
}

/** After these errors the outcome is unknown; the last code means that an earlier attempt succeeded. */
const LOST: ReadonlySet<string | undefined> = new Set([
  'api_connection_error',
  'api_error',
  'payment_intent_unexpected_state',
])

function toPaymentAnswer({ type, code, message }: StripeError): PaymentAnswer {
  if (LOST.has(type) || LOST.has(code)) return { kind: 'lost' }
  return { kind: 'refused', sentence: message ?? paymentCopy.unexpected }
}

/** Stripe's iframe cannot use our stylesheet, so design tokens are passed explicitly. */
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

/** Secret for the customer's saved cards. Null after a timeout; the fields then appear without saved cards. */
export function loadCardSession(): Promise<string | null> {
  const session = callPath<{ client_secret: string | null }>(pathTo('cardSession'), {})
  return Promise.race([
    session.then((answer) => (answer.ok ? answer.body.client_secret : null)),
    new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null)),
  ])
}

// Stripe's fraud signals would track visitors on every page, and the card form works without them.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

let loading: Promise<Stripe | null> | null = null

function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= new Promise((resolve) => {
    // With load parameters, Stripe's loader never rejects on script errors, so they are detected here.
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
