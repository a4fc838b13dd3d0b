/** The ways of payment, as the order keeps them. */
export const PAYMENT_METHODS = ['pix', 'card'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a paid order was paid with: what the owner received herself may have been cash. */
export const PAID_WITH = ['cash', ...PAYMENT_METHODS] as const

export type PaidWith = (typeof PAID_WITH)[number]

/** Who takes the money: a provider, the shop's own stand-in for one, the owner's bank by her own Pix key, or her own hand. */
export type PaymentProvider = 'stripe' | 'offline' | 'pix-key' | 'by-hand'

/** Money that came by the owner's own key, or into her hand, only she can give back. */
export function isRefundedByHand(provider: string): boolean {
  return provider === 'pix-key' || provider === 'by-hand'
}

/** The way by which an order that waits is to be paid: cash is received, never waited for. */
export function payableMethod(method: PaidWith): PaymentMethod {
  if (method === 'cash') throw new Error('cash is not opened at a provider')
  return method
}
