import { lazy, type RefObject, Suspense } from 'react'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import type { CardEntry } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { TestCardFields } from './test-card-fields.tsx'

const StripeFields = lazy(() => import('./stripe-fields.tsx').catch(() => ({ default: PaymentUnavailable })))

interface CardFieldsProps {
  setup: BrowserSetup
  amount: Centavos
  ref: RefObject<CardEntry | null>
  /**
   * True if the visitor pays by order link. Saved cards are then not offered, because Stripe accepts them
   * only from their own customer.
   */
  isByLink?: boolean
}

export function CardFields({ setup, amount, ref, isByLink }: CardFieldsProps) {
  if (setup.provider === 'offline') return <TestCardFields ref={ref} />
  return (
    <Suspense fallback={<Spinner />}>
      <StripeFields setup={setup} amount={amount} ref={ref} hasSavedCards={!isByLink} />
    </Suspense>
  )
}
