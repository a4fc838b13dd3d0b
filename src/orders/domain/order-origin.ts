export const MANUAL_ORIGINS = ['whatsapp', 'instagram', 'fair', 'phone', 'other'] as const

export type ManualOrigin = (typeof MANUAL_ORIGINS)[number]

/** 'site' is the checkout of a cart, 'voucher' the page that sells vouchers. */
export type OrderOrigin = 'site' | 'voucher' | ManualOrigin

/**
 * True for orders without a cart, which are paid through the order link: recorded by the owner, or a
 * voucher purchase.
 */
export function isMadeByHand({ origin }: { readonly origin: OrderOrigin }): boolean {
  return origin !== 'site'
}
