import Stripe from 'stripe'

/** Out of reach, overloaded or refusing our key: whatever was asked may or may not have happened. */
export function isUnavailable(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
}

/** The code of a request that Stripe understood and will never grant; null for any other error. */
export function refusalCodeOf(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeInvalidRequestError ? (error.code ?? 'invalid_request') : null
}

/** The same for opening a payment; a Pix is confirmed while it is opened, and may be declined there. */
export function openingRefusalOf(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeCardError
    ? (error.code ?? 'card_declined')
    : refusalCodeOf(error)
}

/** Stripe does not know the customer that a request named, or knows them no more. */
export function isUnknownCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  )
}
