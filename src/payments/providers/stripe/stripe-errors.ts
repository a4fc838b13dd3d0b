import Stripe from 'stripe'

/**
 * Stripe was unreachable, overloaded or rejected the API key: the request may or may not have been
 * processed.
 */
export function isUnavailable(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
}

export function findRefusalCode(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeInvalidRequestError ? (error.code ?? 'invalid_request') : null
}

/** Also covers card errors, because a Pix is confirmed on creation and may be declined there. */
export function findOpeningRefusal(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeCardError
    ? (error.code ?? 'card_declined')
    : findRefusalCode(error)
}

export function isUnknownCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  )
}
