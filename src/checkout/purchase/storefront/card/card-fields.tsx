import { lazy, type RefObject, Suspense } from 'react'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import type { CardEntry } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { TestCardFields } from './test-card-fields.tsx'

/** Only shops that are paid through Stripe ever load it. */
const StripeFields = lazy(() => import('./stripe-fields.tsx').catch(() => ({ default: PaymentUnavailable })))

interface CardFieldsProps {
  setup: BrowserSetup
  /** What will be charged; wallets show it. */
  amount: Centavos
  ref: RefObject<CardEntry | null>
  /** Where whoever has the order's link pays: Stripe takes a saved card only for a payment of the same customer. */
  isByLink?: boolean
}

/** The fields of whoever takes the cards. */
export function CardFields({ setup, amount, ref, isByLink }: CardFieldsProps) {
  if (setup.provider === 'offline') return <TestCardFields ref={ref} />
  return (
    <Suspense fallback={<Spinner />}>
      <StripeFields setup={setup} amount={amount} ref={ref} hasSavedCards={!isByLink} />
    </Suspense>
  )
}
