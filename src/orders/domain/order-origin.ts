/** Where an order that the owner wrote down themselves came from. */
export const MANUAL_ORIGINS = ['whatsapp', 'instagram', 'fair', 'phone', 'other'] as const

export type ManualOrigin = (typeof MANUAL_ORIGINS)[number]

/** 'site' is the shop's own checkout, 'voucher' the page that sells vouchers. */
export type OrderOrigin = 'site' | 'voucher' | ManualOrigin

/** It came from no cart, and is paid by its link: agreed on with the owner in person, or the purchase of a voucher. */
export function isMadeByHand({ origin }: { readonly origin: OrderOrigin }): boolean {
  return origin !== 'site'
}
