import type { OpenCheckout } from './begin-checkout.ts'

/** What every way of paying gets. */
export interface PaymentStepProps {
  checkout: OpenCheckout
  /** In the dialog over the cart, or on the order's own page. */
  place: 'dialog' | 'page'
  onPaid(): Promise<void>
  onClose(): void
  /** While it is busy nothing may close what surrounds it. */
  onBusy?(isBusy: boolean): void
}
