import type { OpenCheckout } from './begin-checkout.ts'

/** What every way of paying gets. */
export interface PaymentStepProps {
  checkout: OpenCheckout
  onPaid(): Promise<void>
  onClose(): void
}
