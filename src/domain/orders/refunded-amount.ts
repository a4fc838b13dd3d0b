import type { Centavos } from '#domain/money.ts'

/** What of an order's own amount went back: money that had come on top of it went back first. */
export function refundedAmountOf(payment: {
  amount: Centavos
  received: Centavos
  refunded: Centavos
}): Centavos {
  const excess = Math.max(0, payment.received - payment.amount)
  return Math.min(payment.amount, Math.max(0, payment.refunded - excess))
}
