import type { DeclineReason } from '#orders/domain/decline-reason.ts'
import type { CardDetails } from '#payments/providers/port.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'

type Verdict =
  | { readonly verdict: 'pays' | 'asks-first' }
  | { readonly verdict: 'declined' | 'mistyped'; readonly reason: DeclineReason }

const TEST_CARDS: Readonly<Record<string, Verdict>> = {
  '4242424242424242': { verdict: 'pays' },
  '4000000000000002': { verdict: 'declined', reason: 'card-declined' },
  '4000002500003155': { verdict: 'asks-first' },
  '4000000000009995': { verdict: 'declined', reason: 'insufficient-funds' },
}

export function checkTestCard(card: CardDetails, now: Date): Verdict {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return mistyped('incorrect-number')
  if (isExpired(card, now)) return mistyped('expired-card')
  if (!/^\d{3,4}$/.test(card.cvc)) return mistyped('incorrect-cvc')
  return TEST_CARDS[digits] ?? { verdict: 'declined', reason: 'test-cards-only' }
}

const mistyped = (reason: DeclineReason): Verdict => ({ verdict: 'mistyped', reason })

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid until the end of its expiry month; '28' means 2028. */
function isExpired({ expiryMonth, expiryYear }: CardDetails, now: Date): boolean {
  if (!Number.isInteger(expiryMonth) || expiryMonth < 1 || expiryMonth > 12) return true
  if (!Number.isInteger(expiryYear)) return true
  const fullYear = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const { year, month } = saoPauloTime(now)
  return fullYear > year + 50 || fullYear * 12 + expiryMonth < year * 12 + month
}
