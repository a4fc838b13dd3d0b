/** The ways of payment, as the order keeps them. */
export const PAYMENT_METHODS = ['pix', 'card'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Who takes the money: a provider, the shop's own stand-in for one, or the owner's bank by her own Pix key. */
export type PaymentProvider = 'stripe' | 'offline' | 'pix-key'

/** Money that came by the owner's own key is in her bank: only she can send it back. */
export function isRefundedByHand(provider: string): boolean {
  return provider === 'pix-key'
}
