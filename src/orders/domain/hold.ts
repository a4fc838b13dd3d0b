import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'
import { isMadeByHand, type OrderOrigin } from './order-origin.ts'

const HOLD_MINUTES = 30
const MIN_AFTER_SWITCH_MINUTES = 10
/** Further changes of the payment method add no time, so that nobody can hold units forever. */
const SWITCHES_WITH_TIME = 3
const MIN_CODE_MINUTES = 1
const MINUTE_MS = 60_000

/** Payments to the owner's own Pix key are confirmed manually, so the owner sets the time. */
export function chooseHoldMinutes(provider: PaymentProvider, ownKeyMinutes: number): number {
  return provider === 'pix-key' ? ownKeyMinutes : HOLD_MINUTES
}

export function holdEnd(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** A change of method never extends a hold beyond that method's limit, but leaves time to pay. */
export function holdEndAfterSwitch(
  order: { paymentAttempt: number; holdExpiresAt: Date | null; origin: OrderOrigin },
  end: Date,
  now: Date,
): Date {
  // Manual orders keep the deadline that the owner set, whatever the payment method.
  if (isMadeByHand(order)) return order.holdExpiresAt ?? now
  const hasTime = order.paymentAttempt <= SWITCHES_WITH_TIME
  const least = hasTime ? holdEnd(now, MIN_AFTER_SWITCH_MINUTES) : (order.holdExpiresAt ?? now)
  return new Date(Math.max(end.getTime(), least.getTime()))
}

/**
 * Codes normally expire with the hold. True if the provider ended the code earlier, so that it can be
 * replaced.
 */
export function hasCodeEnded(payment: { paymentMethod: PaidWith; paymentFailure: string | null }): boolean {
  return payment.paymentMethod === 'pix' && payment.paymentFailure === 'pix-expired'
}

export function isTooLateToOpen(method: PaidWith, hold: Date, now: Date): boolean {
  return method === 'pix' && hold <= holdEnd(now, MIN_CODE_MINUTES)
}

/** Milliseconds left by the server's clock; null if no payment is pending. */
export function timeToPay(hold: Date | null, now: Date): number | null {
  return hold && Math.max(0, hold.getTime() - now.getTime())
}
