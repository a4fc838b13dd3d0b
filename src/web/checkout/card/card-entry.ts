import type { OpenCheckout } from '#web/checkout/payment/begin-checkout.ts'
import type { PaymentAnswer } from '#web/checkout/payment/use-payment.ts'

/** What a card form can do, ours or the provider's: the card is typed before there is an order, and charged once there is one. */
export interface CardEntry {
  /** False where something is still to be corrected, which it has said. */
  check(): Promise<boolean>
  pay(checkout: OpenCheckout): Promise<PaymentAnswer>
}
