import type { DeclineReason } from '#orders/domain/decline-reason.ts'

/**
 * Lost, stolen and suspected cards map to a plain 'declined', because the person at the keyboard may be
 * the thief.
 */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  card_velocity_exceeded: 'limit-exceeded',
  withdrawal_count_limit_exceeded: 'limit-exceeded',
  charge_exceeds_transaction_limit: 'limit-exceeded',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  incorrect_number: 'incorrect-number',
  invalid_number: 'incorrect-number',
  incorrect_cvc: 'incorrect-cvc',
  invalid_cvc: 'incorrect-cvc',
  card_not_supported: 'card-not-supported',
  currency_not_supported: 'card-not-supported',
  transaction_not_allowed: 'card-not-supported',
  invalid_amount: 'card-not-supported',
  payment_intent_authentication_failure: 'authentication-failed',
  authentication_required: 'authentication-failed',
  authentication_not_handled: 'authentication-failed',
  approve_with_id: 'try-again',
  issuer_not_available: 'try-again',
  processing_error: 'try-again',
  reenter_transaction: 'try-again',
  try_again_later: 'try-again',
  payment_intent_payment_attempt_expired: 'try-again',
  testmode_decline: 'test-cards-only',
}

export function findDeclineReason(error: { decline_code?: string; code?: string }): DeclineReason {
  for (const code of [error.decline_code, error.code]) {
    const reason = code && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined
    if (reason) return reason
  }
  return 'card-declined'
}
