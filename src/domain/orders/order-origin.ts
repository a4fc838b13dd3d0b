/** Where an order that the owner wrote down herself came from. */
export const HAND_ORIGINS = ['fair', 'instagram', 'phone', 'other'] as const

export type HandOrigin = (typeof HAND_ORIGINS)[number]

/** 'site' is the shop's own checkout. */
export type OrderOrigin = 'site' | HandOrigin

/** She agreed on it with the customer herself: her cart and the rules of the checkout have nothing to do with it. */
export function isMadeByHand({ origin }: { readonly origin: OrderOrigin }): boolean {
  return origin !== 'site'
}
