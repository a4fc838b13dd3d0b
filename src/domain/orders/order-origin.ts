/** Where an order that the owner wrote down herself came from. */
export const MANUAL_ORIGINS = ['whatsapp', 'instagram', 'fair', 'phone', 'other'] as const

export type ManualOrigin = (typeof MANUAL_ORIGINS)[number]

/** 'site' is the shop's own checkout. */
export type OrderOrigin = 'site' | ManualOrigin

/** She agreed on it with the customer herself: her cart and the rules of the checkout have nothing to do with it. */
export function isMadeByHand({ origin }: { readonly origin: OrderOrigin }): boolean {
  return origin !== 'site'
}
