import { type Centavos, roundToCentavos } from './money.ts'

export const PAYMENT_METHODS = ['pix', 'card'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const RECEIVED_AS = ['cash', ...PAYMENT_METHODS] as const

export type ReceivedAs = (typeof RECEIVED_AS)[number]

export const PAID_WITH = [...RECEIVED_AS, 'voucher'] as const

export type PaidWith = (typeof PAID_WITH)[number]

/**
 * Receiver of the money: provider, offline test gateway, the owner's Pix key, or the owner in person; none
 * for vouchers.
 */
export type PaymentProvider = 'stripe' | 'offline' | 'pix-key' | 'by-hand' | 'voucher'

/** Only the owner can refund money received by their own Pix key or in person. */
export function isRefundedByHand(provider: string): boolean {
  return provider === 'pix-key' || provider === 'by-hand'
}

export function payableMethod(method: PaidWith): PaymentMethod {
  if (method === 'cash' || method === 'voucher') throw new Error(`${method} is not opened at a provider`)
  return method
}

export const LARGEST_PIX_DISCOUNT_PERCENT = 30

export function isPixDiscountPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= LARGEST_PIX_DISCOUNT_PERCENT
}

/** Rounded once for all candles together; freight is not discounted. */
export function calculatePixDiscount(candles: Centavos, percent: number): Centavos {
  return roundToCentavos((candles * percent) / 100)
}

export function calculatePixPrice(candles: Centavos, percent: number): Centavos {
  return candles - calculatePixDiscount(candles, percent)
}
