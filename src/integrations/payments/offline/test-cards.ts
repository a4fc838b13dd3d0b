import type { DeclineReason } from '#domain/checkout/decline-reason.ts'
import { saoPauloTime } from '#domain/sao-paulo-time.ts'
import type { CardDetails } from '../port.ts'

export type Verdict =
  | { readonly verdict: 'pays' }
  | { readonly verdict: 'asks-first' }
  | { readonly verdict: 'declined'; readonly reason: DeclineReason }
  | { readonly verdict: 'mistyped'; readonly reason: DeclineReason }

/** The same numbers as Stripe's test mode, so that nobody has to learn others. */
const TEST_CARDS: Readonly<Record<string, Verdict>> = {
  '4242424242424242': { verdict: 'pays' },
  '4000000000000002': { verdict: 'declined', reason: 'card-declined' },
  '4000002500003155': { verdict: 'asks-first' },
  '4000000000009995': { verdict: 'declined', reason: 'insufficient-funds' },
}

/** What becomes of a card; nothing of it is kept. */
export function checkTestCard(card: CardDetails, now: Date): Verdict {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return mistyped('incorrect-number')
  if (isExpired(card, now)) return mistyped('expired-card')
  if (!/^\d{3,4}$/.test(card.cvc)) return mistyped('incorrect-cvc')
  return TEST_CARDS[digits] ?? { verdict: 'declined', reason: 'test-cards-only' }
}

function mistyped(reason: DeclineReason): Verdict {
  return { verdict: 'mistyped', reason }
}

/** The check digit that every card number carries. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is good to the end of the month that is printed on it; '28' means 2028. */
function isExpired({ expiryMonth, expiryYear }: CardDetails, now: Date): boolean {
  if (!Number.isInteger(expiryMonth) || expiryMonth < 1 || expiryMonth > 12) return true
  if (!Number.isInteger(expiryYear)) return true
  const fullYear = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const { year, month } = saoPauloTime(now)
  return fullYear > year + 50 || fullYear * 12 + expiryMonth < year * 12 + month
}
