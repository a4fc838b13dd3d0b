import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'
import { isMadeByHand, type OrderOrigin } from './order-origin.ts'

const HOLD_MINUTES = 30
/** What is left at least to somebody who changes the way of payment. */
const MIN_AFTER_SWITCH_MINUTES = 10
/** Beyond these a change of mind gives no more time: nobody holds units for ever by going to and fro. */
const SWITCHES_WITH_TIME = 3
/** What a code must live at least, so that somebody can pay it. */
const MIN_CODE_MINUTES = 1
const MINUTE_MS = 60_000

/** With a Pix key of their own the owner has to look into the bank first, and so sets how long it may take. */
export function holdMinutesOf(provider: PaymentProvider, ownKeyMinutes: number): number {
  return provider === 'pix-key' ? ownKeyMinutes : HOLD_MINUTES
}

export function holdEnd(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** Changing one's mind does not make a hold longer than the way of payment has, but leaves time to pay. */
export function holdEndAfterSwitch(
  order: { paymentAttempt: number; holdExpiresAt: Date | null; origin: OrderOrigin },
  end: Date,
  now: Date,
): Date {
  // The owner gave it days, whatever way the customer pays.
  if (isMadeByHand(order)) return order.holdExpiresAt ?? now
  const hasTime = order.paymentAttempt <= SWITCHES_WITH_TIME
  const least = hasTime ? holdEnd(now, MIN_AFTER_SWITCH_MINUTES) : (order.holdExpiresAt ?? now)
  return new Date(Math.max(end.getTime(), least.getTime()))
}

/** A code ends with the hold; this one was ended by its provider before, and another may take its place. */
export function hasCodeEnded(payment: { paymentMethod: PaidWith; paymentFailure: string | null }): boolean {
  return payment.paymentMethod === 'pix' && payment.paymentFailure === 'pix-expired'
}

/** Before a code can be shown it must have some life left. */
export function isTooLateToOpen(method: PaidWith, hold: Date, now: Date): boolean {
  return method === 'pix' && hold <= holdEnd(now, MIN_CODE_MINUTES)
}

/** How long the customer may still pay, by the shop's clock; null where nothing waits for a payment. */
export function timeToPay(hold: Date | null, now: Date): number | null {
  return hold && Math.max(0, hold.getTime() - now.getTime())
}
