import type { CheckoutRefusalCode } from '#domain/checkout/checkout-refusal.ts'

/** Refusals after which the page itself must be looked at again. */
const ABOUT_THE_CART: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'cart-empty',
  'cart-changed',
  'gift-changed',
  'gift-not-by-post',
  'product-unavailable',
  'out-of-stock',
  'price-changed',
  'total-changed',
  'coupon-gone',
  'voucher-changed',
  'day-closed',
  'shift-full',
  'shift-unavailable',
  'shop-paused',
  'test-changed',
])

export const isAboutTheCart = (code: CheckoutRefusalCode | null) => ABOUT_THE_CART.has(code)

/** Refusals after which address and freight must be looked at again; the owner may have switched the courier off or on. */
const ABOUT_THE_FREIGHT: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'freight-missing',
  'freight-stale',
  'courier-off',
  'address-not-found',
  'outside-city',
])

export const isAboutTheFreight = (code: CheckoutRefusalCode | null) => ABOUT_THE_FREIGHT.has(code)
