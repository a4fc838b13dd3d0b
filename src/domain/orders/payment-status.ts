/** From the weakest to the strongest: reports of one payment may arrive in any order, and the strongest one stands. */
export const PAYMENT_STATUSES = ['pending', 'failed', 'paid', 'refunded'] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return PAYMENT_STATUSES.includes(value as PaymentStatus)
}

/** The outcome that stands when both were reported, whichever came first. */
export function laterOutcome(a: PaymentStatus, b: PaymentStatus): PaymentStatus {
  return PAYMENT_STATUSES.indexOf(a) >= PAYMENT_STATUSES.indexOf(b) ? a : b
}
