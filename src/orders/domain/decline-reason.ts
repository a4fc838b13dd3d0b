export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'limit-exceeded',
  'expired-card',
  'incorrect-number',
  'incorrect-cvc',
  'card-not-supported',
  'authentication-failed',
  'try-again',
  'test-cards-only',
  'payment-cancelled',
  'pix-expired',
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]

export function isDeclineReason(value: unknown): value is DeclineReason {
  return DECLINE_REASONS.includes(value as DeclineReason)
}
