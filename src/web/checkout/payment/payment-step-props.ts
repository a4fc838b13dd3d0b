import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import type { OpenCheckout } from './begin-checkout.ts'

/** What every way of paying gets. */
export interface PaymentStepProps {
  checkout: OpenCheckout
  /** In the dialog over the cart, or on the order's own page. */
  place: 'dialog' | 'page'
  onPaid(): Promise<void>
  /** The shop says that this order can no longer be paid. */
  onOver?(): void
  onClose(): void
  /** While it is busy nothing may close what surrounds it. */
  onBusy?(isBusy: boolean): void
  /** The other way of payment and what it would cost; null where the shop takes only this one. */
  other: { method: PaymentMethod; total: Centavos } | null
  /** Another way of payment; or a new Pix code, where this one has ended. Says by itself why it could not be. */
  onMethod(method: PaymentMethod): Promise<void>
}
