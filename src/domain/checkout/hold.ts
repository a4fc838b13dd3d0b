import { isMadeByHand, type OrderOrigin } from '#domain/orders/order-origin.ts'
import type { PaidWith, PaymentProvider } from './payment-method.ts'

const HOLD_MINUTES = 30
/** What is left at least to somebody who changes the way of payment. */
const LEAST_AFTER_SWITCH_MINUTES = 10
/** Beyond these a change of mind gives no more time: nobody holds units for ever by going to and fro. */
const SWITCHES_WITH_TIME = 3
/** A provider's Pix code ends so long before the units go back to the shelf. */
const CODE_ENDS_EARLIER_MS = 60_000
const MINUTE_MS = 60_000

/** With her own key the owner has to look into her bank first, so that she sets how long it may take. */
export function holdMinutesOf(provider: PaymentProvider, ownKeyMinutes: number): number {
  return provider === 'pix-key' ? ownKeyMinutes : HOLD_MINUTES
}

export function holdEnd(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** Changing one's mind does not make a hold longer than the way of payment has, but leaves time to pay. */
export function holdEndAfterSwitch(
  order: { createdAt: Date; paymentAttempt: number; holdExpiresAt: Date | null; origin: OrderOrigin },
  minutes: number,
  now: Date,
): Date {
  // The owner gave it days, whatever way the customer pays.
  if (isMadeByHand(order)) return order.holdExpiresAt ?? now
  const end = holdEnd(order.createdAt, minutes)
  const hasTime = order.paymentAttempt <= SWITCHES_WITH_TIME
  const least = hasTime ? holdEnd(now, LEAST_AFTER_SWITCH_MINUTES) : (order.holdExpiresAt ?? now)
  return new Date(Math.max(end.getTime(), least.getTime()))
}

/** The code of the own key lives as long as the hold: no bank closes it anyway. */
export function pixCodeEnd(provider: PaymentProvider, hold: Date): Date {
  return provider === 'pix-key' ? hold : new Date(hold.getTime() - CODE_ENDS_EARLIER_MS)
}

/** Nobody can pay this code any more, though the units may still wait for a moment. */
export function hasCodeEnded(
  payment: { paymentMethod: PaidWith; paymentProvider: PaymentProvider; holdExpiresAt: Date | null },
  now: Date,
): boolean {
  const { paymentMethod, paymentProvider, holdExpiresAt } = payment
  if (paymentMethod !== 'pix' || holdExpiresAt === null) return false
  return pixCodeEnd(paymentProvider, holdExpiresAt) <= now
}

/** Before a code can be shown it must have some life left. */
export function isTooLateToOpen(method: PaidWith, hold: Date, now: Date): boolean {
  if (method !== 'pix') return false
  return hold.getTime() - 2 * CODE_ENDS_EARLIER_MS <= now.getTime()
}
